import { CheckboxGroupField } from '../CheckboxGroupField';
import { FieldRow } from '../../fields/FieldRow';
import { formatCount } from '../../layout/Text';
import { SelectField } from '../SelectField';
import { TextAreaField } from '../TextAreaField';
import { TextField } from '../TextField';
import { isChoice, type FieldDefinition } from './fieldDefinition';

export interface DefinedFieldsProps {
  fields: readonly FieldDefinition[];
}

/** Renders fields from their definitions; consecutive short ones are placed side by side. Use it inside a `Form`. */
export function DefinedFields({ fields }: DefinedFieldsProps) {
  return rowsOf(fields).map((row) => {
    const drawn = row.map((field) => <DefinedField key={field.name} field={field} />);
    return drawn.length === 1 ? drawn : <FieldRow key={row[0]!.name}>{drawn}</FieldRow>;
  });
}

function DefinedField({ field }: { field: FieldDefinition }) {
  const { name, label, hint, required } = field;
  const shared = { name, label, hint, required: required !== undefined };
  if (isChoice(field)) {
    const Choice = field.type === 'options' ? CheckboxGroupField : SelectField;
    return <Choice {...shared} options={field.options} />;
  }
  const { type, maxLength, autoComplete } = field;
  if (field.multiline) {
    const limit = `At most ${formatCount(maxLength)} characters.`;
    return <TextAreaField {...shared} hint={hint ? `${hint} ${limit}` : limit} maxLength={maxLength} />;
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

function rowsOf(fields: readonly FieldDefinition[]): FieldDefinition[][] {
  const rows: FieldDefinition[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (last?.length === 1 && isShort(last[0]!) && isShort(field)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

function isShort(field: FieldDefinition): boolean {
  return isChoice(field) ? field.type === 'option' : !field.multiline;
}
