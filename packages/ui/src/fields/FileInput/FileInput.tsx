import { useRef } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { Field } from '../Field/Field';
import { control } from '../Field/Field.css';
import { describedBy, useInputIds, type InputProps } from '../Field/inputProps';
import * as styles from './FileInput.css';

/** A chosen file, as it is listed. */
export interface ListedFile {
  name: string;
  /** Its size, or what is wrong with it: "12 KB". */
  detail: string;
}

export interface FileInputProps extends Omit<InputProps<readonly ListedFile[]>, 'onChange'> {
  /** Called with the files that were chosen or dropped. */
  onAdd: (files: readonly File[]) => void;
  /** Called with the position of a file to be removed. */
  onRemove: (position: number) => void;
  /** What the browser offers to choose, such as `.pdf,.png`. Other files may come all the same. */
  accept?: string;
  /**
   * Whether several files may be chosen.
   * @default false
   */
  multiple?: boolean;
}

/**
 * A controlled file field with a list of the chosen files, each with a button to remove it. Files can be dropped on it.
 * Renders a label, an `<input type="file">` and a `<ul>`.
 */
export function FileInput({ accept, multiple, onAdd, onRemove, ...props }: FileInputProps) {
  const { name, label, hint, required, error, value, onBlur } = props;
  const { id, hintId, errorId, description } = useInputIds(props);
  const input = useRef<HTMLInputElement>(null);
  const nameId = (position: number) => `${id}-file-${position}`;
  return (
    <Field {...{ id, label, required, hint, hintId, error, errorId, onBlur }}>
      <input
        ref={input}
        id={id}
        name={name}
        type="file"
        className={`${control} ${styles.file}`}
        accept={accept}
        multiple={multiple}
        // The browser's own value is emptied below.
        required={required && value.length === 0}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(description, ...value.map((_file, position) => nameId(position)))}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again after it was changed.
          currentTarget.value = '';
          if (files.length > 0) onAdd(files);
        }}
      />
      <div aria-live="polite">
        {value.length > 0 ? (
          <ul className={styles.list} role="list" aria-label={`Chosen: ${label}`}>
            {value.map((file, position) => (
              // Two files may have the same name.
              <li key={position} className={styles.entry}>
                <span id={nameId(position)} className={styles.fileName}>
                  <span>{file.name}</span> <span className={styles.detail}>{`(${file.detail})`}</span>
                </span>
                <button
                  type="button"
                  className={styles.remove}
                  onClick={() => {
                    onRemove(position);
                    input.current?.focus();
                  }}
                >
                  Remove<VisuallyHidden> {file.name}</VisuallyHidden>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Field>
  );
}
