import { Button, Stack, Text, VisuallyHidden } from '@advisor/ui';
import { TextInput } from '@advisor/ui/fields';
import { useEffect, useRef, useState } from 'react';
import type { FileStore } from '../fileStore';
import { FilePicker } from '../FilePicker';
import { RemotePicture } from '../RemotePicture';
import { useEntryField, type EntryFieldProps } from './EntryContext';
import * as styles from './EntryForm.css';

// FILE-30, ADMIN-31
/** The control of a picture: the one that is chosen, another one, none, and its text alternative. Renders a `<fieldset>`. */
export function PictureInput({ field, path, value, onChange, label }: Required<EntryFieldProps>) {
  const { id, error, onBlur, files } = useEntryField(path);
  const file = useEntryField(`${path}.file`);
  const alt = useEntryField(`${path}.alt`);
  const [choosing, setChoosing] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const shown = readPicture(value);
  const problem = error ?? file.error ?? (field.decorative ? alt.error : undefined);
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`];
  const describedBy = [field.help && hintId, problem && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={styles.fieldset} aria-describedby={describedBy}>
      <legend className={styles.legend}>
        {label}
        {field.required ? (
          <span aria-hidden="true" className={styles.mark}>
            {' *'}
          </span>
        ) : null}
      </legend>
      {field.help ? (
        <Text id={hintId} size="xs" tone="soft">
          {field.help}
        </Text>
      ) : null}
      {shown.file ? <Shown files={files} name={shown.file} alt={shown.alt} /> : null}
      <Stack direction="row" space="s">
        <Button
          ref={choose}
          // Both the summary's links to the field and to its picture lead here.
          id={problem && file.error ? file.id : id}
          variant="secondary"
          size="small"
          aria-disabled={files ? undefined : true}
          onClick={() => (files ? setChoosing(true) : undefined)}
        >
          {shown.file ? 'Choose another picture' : 'Choose a picture'}
          <VisuallyHidden> for {label}</VisuallyHidden>
        </Button>
        {value === undefined || value === null ? null : (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onChange(undefined);
              onBlur();
              choose.current?.focus();
            }}
          >
            Remove the picture<VisuallyHidden> for {label}</VisuallyHidden>
          </Button>
        )}
      </Stack>
      {problem ? (
        <p id={errorId} className={styles.problem}>
          {problem}
        </p>
      ) : null}
      {shown.file && !field.decorative ? (
        <TextInput
          id={alt.id}
          {...(alt.error && { error: alt.error })}
          onBlur={alt.onBlur}
          label="Text alternative"
          hint="What the picture shows, for people who do not see it."
          required
          maxLength={200}
          keepsExcess
          autoComplete="off"
          value={shown.alt}
          onChange={(next) => onChange({ file: shown.file, alt: next })}
        />
      ) : null}
      {choosing && files ? (
        <FilePicker
          store={files}
          wanted="picture"
          onClose={() => setChoosing(false)}
          onChoose={({ name }) => {
            // The alternative of another picture would be wrong.
            onChange({ file: name, alt: name === shown.file ? shown.alt : '' });
            setChoosing(false);
          }}
        />
      ) : null}
    </fieldset>
  );
}

/** What of a stored value can be shown. */
function readPicture(value: unknown): { file: string; alt: string } {
  const { file, alt } = (typeof value === 'object' && value !== null ? value : {}) as { file?: unknown; alt?: unknown };
  return { file: typeof file === 'string' ? file : '', alt: typeof alt === 'string' ? alt : '' };
}

function Shown({ files, name, alt }: { files: FileStore | undefined; name: string; alt: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let current = true;
    files?.addressOf(name).then(
      (found) => current && setAddress(found),
      () => current && setAddress(''),
    );
    return () => void (current = false);
  }, [files, name]);
  return (
    <div className={styles.picture}>
      {address === undefined ? null : <RemotePicture src={address} alt={alt} />}
      <Text size="xs" tone="soft">
        {name}
      </Text>
    </div>
  );
}
