import { Button, Dialog, EmptyState, formatFileSize, Skeleton, Stack, Text } from '@advisor/ui';
import { FileUpload } from '@advisor/ui/forms/upload';
import { useState, type KeyboardEvent } from 'react';
import {
  acceptedFiles,
  isPictureFile,
  reasonOf,
  type FileStore,
  type FilesWanted,
  type StoredFile,
} from '../files/fileStore';
import { ListControls } from '../ListControls';
import { LoadFailure } from '../ListResults';
import { RemotePicture } from '../RemotePicture';
import { useFiles } from '../files/useFiles';
import * as styles from './FilePicker.css';

export interface FilePickerProps {
  /** The file store. */
  store: FileStore;
  /** The kinds of files to offer. */
  wanted: FilesWanted;
  /** Called with the chosen or uploaded file. */
  onChoose: (file: StoredFile) => void;
  onClose: () => void;
}

// FILE-31
/** Chooses one of the owner's files, or uploads a new one. Renders a modal `<dialog>`. */
export function FilePicker({ store, wanted, onChoose, onClose }: FilePickerProps) {
  const [search, setSearch] = useState('');
  const { rows, more, loading, failed, reload, loadMore } = useFiles(store, { search, sort: 'newest' });
  const found = rows?.filter((file) => wanted === 'any' || isPictureFile(file));
  const [one, several] = wanted === 'picture' ? ['picture', 'pictures'] : ['file', 'files'];
  return (
    <Dialog open title={`Choose a ${one}`} width="page" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it takes nothing on itself */}
      <div onKeyDown={keepEnter}>
        <Stack space="l">
          <FileUpload
            {...acceptedFiles[wanted]}
            label={`Upload a ${one}`}
            upload={store.upload}
            reasonOf={reasonOf}
            onStored={onChoose}
          />
          <ListControls
            label={`Your ${several}`}
            search={{ label: 'Search by name', value: search, maxLength: 60, onChange: setSearch }}
            choices={[]}
          />
          {failed ? (
            <LoadFailure title="Failed to load files" shownSince={null} busy={loading} onRetry={() => void reload()} />
          ) : null}
          {!found && !failed ? <Skeleton label="Loading files" /> : null}
          {found?.length === 0 && !more ? (
            <EmptyState heading={search ? 'Nothing found' : `No ${several} yet`}>
              {search ? 'No file has this in its name.' : 'Upload the first one above.'}
            </EmptyState>
          ) : null}
          {found && found.length > 0 ? (
            <ul className={styles.list} role="list" aria-label={`Your ${several}`}>
              {found.map((file) => (
                <li key={file.name}>
                  <button type="button" className={styles.file} onClick={() => onChoose(file)}>
                    {isPictureFile(file) ? <RemotePicture src={file.address} alt="" /> : null}
                    {file.name}
                    <Text as="span" size="xs" color="soft">
                      {formatFileSize(file.size)}
                    </Text>
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
          {more ? (
            <div>
              <Button variant="secondary" busy={loading} onClick={() => void loadMore()}>
                Show more
              </Button>
            </div>
          ) : null}
        </Stack>
      </div>
    </Dialog>
  );
}

/** Keeps Enter in the search from submitting a surrounding form. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.target as HTMLElement).matches('input')) event.preventDefault();
}
