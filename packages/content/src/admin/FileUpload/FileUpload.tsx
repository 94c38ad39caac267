import { Alert, Button, Progress, Stack, VisuallyHidden } from '@advisor/ui';
import { FileInput } from '@advisor/ui/fields';
import { useState } from 'react';
import { acceptedFiles, type FileStore, type FilesWanted, type StoredFile } from '../fileStore';
import * as styles from './FileUpload.css';
import { useUploads } from './useUploads';

export interface FileUploadProps {
  /** Where the files go. */
  store: Pick<FileStore, 'upload'>;
  /**
   * The label of the field: "Upload a picture".
   * @default 'Upload files'
   */
  label?: string;
  /**
   * The files that are offered, and named in the hint: `picture` leaves out documents.
   * @default 'any'
   */
  wanted?: FilesWanted;
  /**
   * Whether several files may be chosen at once.
   * @default false
   */
  multiple?: boolean;
  /** Called with each file that is stored. */
  onStored: (file: StoredFile) => void;
}

// FILE-31
/**
 * Stores files that are chosen or dropped, with the progress of each, a way to stop it, and the reason of a refusal.
 * Renders a file field and a `<ul>`.
 */
export function FileUpload({
  store,
  label = 'Upload files',
  wanted = 'any',
  multiple = false,
  onStored,
}: FileUploadProps) {
  const [said, setSaid] = useState('');
  const { uploads, add, remove } = useUploads(store, (file) => {
    setSaid(`${file.name} is stored.`);
    onStored(file);
  });
  const { accept, hint } = acceptedFiles[wanted];
  return (
    <Stack space="s">
      <FileInput
        label={label}
        hint={hint}
        accept={accept}
        multiple={multiple}
        value={[]}
        onAdd={add}
        onRemove={() => undefined}
      />
      {uploads.length > 0 ? (
        <ul className={styles.list} role="list" aria-label="Uploads">
          {uploads.map(({ id, name, part, problem }) => (
            <li key={id}>
              {problem === undefined ? (
                <div className={styles.upload}>
                  <Progress label={name} value={part} max={1} valueText={`${Math.floor(part * 100)}%`} />
                  <Button variant="quiet" size="small" onClick={() => remove(id)}>
                    Stop<VisuallyHidden>{` the upload of ${name}`}</VisuallyHidden>
                  </Button>
                </div>
              ) : (
                <Alert
                  live
                  tone="danger"
                  title={`${name} was not stored`}
                  action={
                    <Button variant="secondary" size="small" onClick={() => remove(id)}>
                      Close<VisuallyHidden>{` the notice about ${name}`}</VisuallyHidden>
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
