import { useEffect, useRef } from 'react';
import { FileInput } from '../../fields/FileInput';
import { useFormField, type FieldProps } from '../Form/useFormField';
import { formatFileSize } from '../../text/formatFileSize';
import { fileTypes, labelsOf, safeFileName, type FileRules, type FormFile } from './fileRules';

export interface FileFieldProps extends FieldProps, FileRules {}

/**
 * A file field bound to the form by `name`; the value is a list of `FormFile`s, read when they are chosen. Reject with
 * `problemWithFiles` in the schema. A draft keeps only the names, and the field then asks for the files again. Renders a
 * label, an `<input type="file">` and a `<ul>` of the chosen files.
 */
export function FileField({ accept, maxBytes, maxFiles = 1, hint, ...props }: FileFieldProps) {
  const { value, onChange, ...field } = useFormField<FileFieldValue>(props.name, nothing);
  // A file is read later than it is chosen, and the value may have changed since.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  function change(next: FileFieldValue) {
    latest.current = next;
    onChange(next);
  }

  function add(files: readonly File[]) {
    const added = files.map(({ name, type, size }): FormFile => ({ name: safeFileName(name), type, size, data: null }));
    const names = added.map(({ name }) => name);
    const kept = latest.current.filter(
      (entry) => maxFiles > 1 && !(typeof entry === 'string' && names.includes(entry)),
    );
    change([...kept, ...added]);
    for (const [position, file] of files.entries())
      if (file.size <= maxBytes)
        void base64Of(file).then((data) =>
          change(latest.current.map((entry) => (entry === added[position] ? { ...added[position], data } : entry))),
        );
  }

  const each = maxFiles > 1 ? `at most ${maxFiles} files of` : 'at most';
  const limits = `${labelsOf(accept)}, ${each} ${formatFileSize(maxBytes)}${maxFiles > 1 ? ' each' : ''}.`;
  return (
    <FileInput
      {...props}
      {...field}
      hint={[hint, limits].filter(Boolean).join(' ')}
      accept={accept.flatMap((type) => fileTypes[type].extensions.map((extension) => `.${extension}`)).join()}
      multiple={maxFiles > 1}
      value={value.map((file) => {
        if (typeof file === 'string') return { name: file, detail: 'not kept, choose it again' };
        const isRead = file.data !== null || file.size > maxBytes;
        return { name: file.name, detail: isRead ? formatFileSize(file.size) : 'not read yet' };
      })}
      onAdd={add}
      onRemove={(position) => change(latest.current.filter((_file, index) => index !== position))}
    />
  );
}

/** A name alone is that of a file from before a reload. */
type FileFieldValue = readonly (FormFile | string)[];

const nothing: FileFieldValue = [];

/** The content; `null` if it cannot be read. */
function base64Of(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => resolve(String(reader.result ?? '').split(',')[1] ?? null));
    reader.readAsDataURL(file);
  });
}
