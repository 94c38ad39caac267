import { PictureInput, type PictureValue } from '../PictureInput';
import { useEntryField, type EntryFieldProps } from './EntryContext';

/** The control of a picture in the form of an entry. */
export function EntryPicture({ field, path, value, onChange, label }: Required<EntryFieldProps>) {
  const { id, error, onBlur, files } = useEntryField(path);
  const file = useEntryField(`${path}.file`);
  const alt = useEntryField(`${path}.alt`);
  const problem = error ?? file.error ?? (field.decorative ? alt.error : undefined);
  return (
    <PictureInput
      label={label}
      // Both the summary's links to the field and to its picture lead here.
      id={problem && file.error ? file.id : id}
      altId={alt.id}
      hint={field.help}
      required={field.required}
      decorative={field.decorative}
      value={readPicture(value)}
      error={problem}
      altError={alt.error}
      files={files}
      onChange={(next) => onChange(next ?? undefined)}
      onBlur={onBlur}
      onAltBlur={alt.onBlur}
    />
  );
}

/** What of a stored value can be shown. */
function readPicture(value: unknown): PictureValue | null {
  if (value === undefined || value === null) return null;
  const { file, alt } = (typeof value === 'object' ? value : {}) as { file?: unknown; alt?: unknown };
  return { file: typeof file === 'string' ? file : '', alt: typeof alt === 'string' ? alt : '' };
}
