import { TextInput } from '@advisor/ui/fields';
import { useEntryField, type EntryFieldProps } from './EntryContext';
import * as styles from './EntryForm.css';

// ADMIN-32
/** The control of a color: its digits, and the browser's own palette beside them. Renders two `<input>`s. */
export function ColourInput({ field, path, value, onChange, label }: Required<EntryFieldProps>) {
  const { id, error, onBlur } = useEntryField(path);
  const text = typeof value === 'string' ? value : '';
  return (
    <div className={styles.colour}>
      <TextInput
        {...{ id, onBlur, label, required: field.required, hint: field.help ?? '' }}
        {...(error && { error })}
        autoComplete="off"
        value={text}
        onChange={onChange}
      />
      <input
        type="color"
        className={styles.swatch}
        aria-label={`${label}: palette`}
        value={/^#[\da-f]{6}$/i.test(text) ? text.toLowerCase() : '#808080'}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
        onBlur={onBlur}
      />
    </div>
  );
}
