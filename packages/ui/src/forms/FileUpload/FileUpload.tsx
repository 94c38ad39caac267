import { useState } from 'react';
import { Button } from '../../actions/Button';
import { Alert } from '../../feedback/Alert';
import { Progress } from '../../feedback/Progress';
import { Stack } from '../../layout/Stack';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { FileInput, type FileInputProps } from '../../fields/FileInput';
import * as styles from './FileUpload.css';
import { useUploads, type UploadOptions } from './useUploads';

export interface FileUploadProps<Stored extends { name: string }> extends Pick<
  FileInputProps,
  'hint' | 'accept' | 'multiple' | 'disabled'
> {
  /** @default 'Upload files' */
  label?: string;
  /** Stores one file; called for one file at a time. Rejects if the file is refused. */
  upload: (file: File, options: UploadOptions) => Promise<Stored>;
  /** Explains in a sentence why a file was not stored, and what to do. */
  reasonOf: (error: unknown) => string;
  /** Called with each file that is stored. */
  onStored: (file: Stored) => void;
}

// FILE-31
/**
 * Uploads files as soon as they are chosen or dropped, with progress, a cancel button, and the reason for a refusal.
 * Renders a file field and a `<ul>`. Pending uploads are aborted on unmount.
 */
export function FileUpload<Stored extends { name: string }>({
  label = 'Upload files',
  upload,
  reasonOf,
  onStored,
  ...field
}: FileUploadProps<Stored>) {
  const [said, setSaid] = useState('');
  const { uploads, add, remove } = useUploads(upload, reasonOf, (file) => {
    setSaid(`${file.name} is stored.`);
    onStored(file);
  });
  return (
    <Stack space="s">
      <FileInput {...field} label={label} value={[]} onAdd={add} onRemove={() => undefined} />
      {uploads.length > 0 ? (
        <ul className={styles.list} role="list" aria-label="Uploads">
          {uploads.map(({ id, name, part, problem }) => (
            <li key={id}>
              {problem === undefined ? (
                <div className={styles.upload}>
                  <span>{name}</span>
                  <div className={styles.progress}>
                    <Progress value={part} label={`Sent of ${name}`} />
                  </div>
                  <Button variant="quiet" size="small" onClick={() => remove(id)}>
                    Stop<VisuallyHidden> the upload of {name}</VisuallyHidden>
                  </Button>
                </div>
              ) : (
                <Alert
                  live
                  tone="danger"
                  title={`${name} was not stored`}
                  action={
                    <Button variant="secondary" size="small" onClick={() => remove(id)}>
                      Close<VisuallyHidden> the notice about {name}</VisuallyHidden>
                    </Button>
                  }
                >
                  {problem}
                </Alert>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </Stack>
  );
}
