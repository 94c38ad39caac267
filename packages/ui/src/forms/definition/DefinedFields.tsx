import { useFormikContext } from 'formik';
import { useEffect, type ReactNode } from 'react';
import { FieldRow } from '../../fields/FieldRow';
import { formatCount } from '../../layout/Text';
import { CheckboxField } from '../CheckboxField';
import { CheckboxGroupField } from '../CheckboxGroupField';
import { NumberField } from '../NumberField';
import { RadioGroupField } from '../RadioGroupField';
import { SelectField } from '../SelectField';
import { TextAreaField } from '../TextAreaField';
import { TextField } from '../TextField';
import { DefinedFile } from './DefinedFile';
import {
  askedFields,
  isChoice,
  type DefinedValues,
  type FieldDefinition,
  type NumberDefinition,
  type TextDefinition,
} from './fieldDefinition';

export interface DefinedFieldsProps {
  /** The fields in their order, each as data: its name, type, label and rules. */
  fields: readonly FieldDefinition[];
}

/**
 * Renders fields from their definitions; consecutive short ones are placed side by side. A field with a condition is shown
 * while it is met. Use it inside a `Form`.
 */
export function DefinedFields({ fields }: DefinedFieldsProps) {
  return rowsOf(fields).map((row) => {
    const drawn = row.map((field) =>
      field.when ? (
        <WhenAsked key={field.name} field={field} fields={fields}>
          <DefinedField field={field} />
        </WhenAsked>
      ) : (
        <DefinedField key={field.name} field={field} />
      ),
    );
    return drawn.length === 1 ? drawn : <FieldRow key={row[0]!.name}>{drawn}</FieldRow>;
  });
}

/** Its own component, so that only fields with a condition render at every key. */
function WhenAsked({ field, fields, children }: DefinedFieldsProps & { field: FieldDefinition; children: ReactNode }) {
  const { values, setFieldTouched } = useFormikContext<DefinedValues>();
  const asked = askedFields(fields, values).includes(field);
  // An earlier attempt to send does not count: nobody could answer.
  useEffect(() => {
    if (asked) void setFieldTouched(field.name, false, false);
  }, [asked, field.name, setFieldTouched]);
  return asked ? children : null;
}

function DefinedField({ field }: { field: FieldDefinition }) {
  const { name, label, hint, required } = field;
  const shared = { name, label, hint, required: required !== undefined };
  switch (field.type) {
    case 'option': {
      const Choice = field.radio ? RadioGroupField : SelectField;
      return <Choice {...shared} options={field.options} />;
    }
    case 'options':
      return <CheckboxGroupField {...shared} options={field.options} />;
    case 'number': {
      const { min, max, whole } = field;
      // A step below 1 gives the keyboard of a phone a decimal point.
      return (
        <NumberField {...shared} hint={withLimit(hint, rangeOf(field))} min={min} max={max} step={whole ? 1 : 0.1} />
      );
    }
    case 'consent':
      return <CheckboxField {...shared} />;
    case 'file':
      return <DefinedFile {...shared} accept={field.accept} maxBytes={field.maxBytes} maxFiles={field.maxFiles} />;
    default:
      return <DefinedText {...shared} field={field} />;
  }
}

interface DefinedTextProps {
  name: string;
  label: string;
  hint: string | undefined;
  required: boolean;
  field: TextDefinition;
}

function DefinedText({ field, ...shared }: DefinedTextProps) {
  const { type, maxLength, autoComplete, multiline } = field;
  if (multiline) {
    const hint = withLimit(shared.hint, `At most ${formatCount(maxLength)} characters.`);
    return <TextAreaField {...shared} hint={hint} maxLength={maxLength} />;
  }
  // A date has a fixed length and needs no count.
  return type === 'date' ? (
    <TextField {...shared} type={type} />
  ) : (
    <TextField {...shared} type={type} maxLength={maxLength} autoComplete={autoComplete} inputMode={inputModes[type]} />
  );
}

/** The keyboard of a phone. */
const inputModes = { text: undefined, email: 'email', tel: 'tel', url: 'url' } as const;

const withLimit = (hint: string | undefined, limit: string) => [hint, limit].filter(Boolean).join(' ');

/** "1 to 100.", "1 or more." */
function rangeOf({ min, max }: NumberDefinition): string {
  if (min !== undefined && max !== undefined) return `${min} to ${max}.`;
  if (min !== undefined) return `${min} or more.`;
  return max === undefined ? '' : `${max} or less.`;
}

function rowsOf(fields: readonly FieldDefinition[]): FieldDefinition[][] {
  const rows: FieldDefinition[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (last?.length === 1 && isShort(last[0]!) && isShort(field)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

/** A field that comes and goes has a row of its own, so that no other one moves. */
function isShort(field: FieldDefinition): boolean {
  if (field.when) return false;
  if (isChoice(field)) return field.type === 'option' && !field.radio;
  return field.type === 'number' || ('maxLength' in field && !field.multiline);
}
