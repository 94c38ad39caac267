import { NumberInput, SelectInput, TextAreaInput, TextInput } from '@advisor/ui/fields';
import { sitePages } from '../../schema/sitePages';
import { withField } from '../entries/emptyEntry';
import { ColourInput } from './ColourInput';
import { useEntryField, type EntryFieldProps } from './EntryContext';
import * as styles from './EntryForm.css';
import { ListField } from './ListField';
import { EntryPicture } from './EntryPicture';
import { FileAddressInput } from './FileAddressInput';
import { RichTextInput } from './RichTextInput';

/** The control of one field, or of all fields of a group. */
export function EntryField({ field, path, value, onChange, label = field.label }: EntryFieldProps) {
  const { files: _files, ...own } = useEntryField(path);
  const { help, required, max } = field;
  // A value that the control cannot show is said to be wrong, and replaced by what is typed.
  const text = typeof value === 'string' ? value : '';
  const shared = { ...own, label, required, hint: help ?? '', value: text, onChange };
  const limit = max === undefined ? {} : { maxLength: max, keepsExcess: true };
  switch (field.control) {
    case 'list':
      return <ListField {...{ field, path, value, onChange, label }} renderItem={(item) => <EntryField {...item} />} />;
    case 'group':
      return <EntryGroup {...{ field, path, value, onChange, label }} />;
    case 'textarea':
      return <TextAreaInput {...shared} {...limit} />;
    case 'richtext':
      return <RichTextInput {...{ field, path, value, onChange, label }} />;
    case 'number':
      return (
        <NumberInput
          {...own}
          {...{ label, required, hint: help ?? '' }}
          {...(field.min !== undefined && { min: field.min })}
          {...(max !== undefined && { max })}
          value={typeof value === 'number' ? value : null}
          onChange={(next) => onChange(next ?? undefined)}
        />
      );
    case 'select':
      return <SelectInput {...shared} options={optionsOf(field.options, text, (value) => value)} />;
    case 'page':
      return <SelectInput {...shared} options={optionsOf(sitePages() ?? [], text, (value) => value)} />;
    case 'date':
      return <TextInput {...shared} type="date" />;
    case 'email':
      // Not of the type "email": it may be the owner's, as {email}.
      return <TextInput {...shared} {...limit} inputMode="email" autoComplete="off" />;
    case 'url':
      return <TextInput {...shared} type="url" inputMode="url" autoComplete="off" />;
    case 'file':
      return <FileAddressInput {...{ field, path, value, onChange, label }} />;
    case 'picture':
      return <EntryPicture {...{ field, path, value, onChange, label }} />;
    case 'colour':
      return <ColourInput {...{ field, path, value, onChange, label }} />;
    default:
      return <TextInput {...shared} {...limit} autoComplete="off" />;
  }
}

function EntryGroup({ field, path, value, onChange, label }: Required<EntryFieldProps>) {
  const { id, error } = useEntryField(path);
  const values = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  const errorId = `${id}-error`;
  return (
    <fieldset id={id} tabIndex={-1} className={styles.fieldset} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {error ? (
        <p id={errorId} className={styles.problem}>
          {error}
        </p>
      ) : null}
      {field.fields.map((each) => (
        <EntryField
          key={each.name}
          field={each}
          path={`${path}.${each.name}`}
          value={values[each.name]}
          onChange={(next) => onChange(withField(values, each, next))}
        />
      ))}
    </fieldset>
  );
}

/** The choices, and a stored value that is none of them any more, so that it is seen and not replaced by the first one. */
function optionsOf(options: readonly string[], value: string, labelOf: (value: string) => string) {
  const known = options.map((option) => ({ value: option, label: labelOf(option) }));
  return value === '' || options.includes(value) ? known : [...known, { value, label: `${value} (not a choice now)` }];
}
