import { Button, Dialog, EmptyState, Skeleton, Stack, Text } from '@advisor/ui';
import { useState, type KeyboardEvent } from 'react';
import { isPictureFile, type FileStore, type FilesWanted, type StoredFile } from '../fileStore';
import { FileUpload } from '../FileUpload';
import { ListControls } from '../ListControls';
import { LoadFailure } from '../ListResults';
import { RemotePicture } from '../RemotePicture';
import { useFiles } from '../useFiles';
import { formatFileSize } from '@advisor/ui/text';
import * as styles from './FilePicker.css';

export interface FilePickerProps {
  /** Where the files are kept. */
  store: FileStore;
  /** What can be chosen. */
  wanted: FilesWanted;
  /** Called with the file that was chosen, or that was stored here. */
  onChoose: (file: StoredFile) => void;
  /** Called when the person closes the dialog without choosing: with its button, Escape or the backdrop. */
  onClose: () => void;
}

// FILE-31
/** Chooses one of the owner's files, or stores a new one. Renders a modal `<dialog>`. */
export function FilePicker({ store, wanted, onChoose, onClose }: FilePickerProps) {
  const [search, setSearch] = useState('');
  const { rows, loadedAt, more, loading, failed, reload, loadMore } = useFiles(store, { search, sort: 'newest' });
  const found = rows?.filter((file) => wanted === 'any' || isPictureFile(file));
  const [one, several] = wanted === 'picture' ? ['picture', 'pictures'] : ['file', 'files'];
  return (
    <Dialog open title={`Choose a ${one}`} width="page" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it takes nothing on itself */}
      <div onKeyDown={keepEnter}>
        <Stack space="l">
          <FileUpload store={store} label={`Upload a ${one}`} wanted={wanted} onStored={onChoose} />
          <ListControls
            label={`Your ${several}`}
            search={{ label: 'Search by name', value: search, maxLength: 60, onChange: setSearch }}
            choices={[]}
          />
          {failed ? (
            <LoadFailure
              title="Failed to load files"
              shownSince={loadedAt}
              busy={loading}
              onRetry={() => void reload()}
            />
          ) : null}
          {!found && !failed ? <Skeleton label="Loading files" /> : null}
          {found?.length === 0 && !more ? (
            <EmptyState title={search ? 'Nothing found' : `No ${several} yet`}>
              {search ? 'No file has this in its name.' : 'Upload the first one above.'}
            </EmptyState>
          ) : null}
          {found && found.length > 0 ? (
            <ul className={styles.list} role="list" aria-label={`Your ${several}`}>
              {found.map((file) => (
                <li key={file.name}>
                  <button type="button" className={styles.file} onClick={() => onChoose(file)}>
                    {isPictureFile(file) ? <RemotePicture src={file.address} alt="" /> : null}
                    <span>{file.name}</span>
                    <Text as="span" size="xs" color="textSoft">
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

/** The dialog may stand in a form, which Enter in the search would send. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.target as HTMLElement).matches('input')) event.preventDefault();
}
