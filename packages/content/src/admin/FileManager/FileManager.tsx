import { Button, ConfirmDialog, EmptyState, Grid, Icon, notify, Section, Skeleton, Stack, Text } from '@advisor/ui';
import { RefreshCw } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { AdminHeading } from '../AdminHeading';
import type { FilePlace } from '../entries/filePlaces';
import { reasonOf, type FileStore, type FileView, type StoredFile } from '../fileStore';
import { FileUpload } from '../FileUpload';
import { ListControls } from '../ListControls';
import { LoadFailure } from '../ListResults';
import { useFiles } from '../useFiles';
import { FileCard } from './FileCard';

export interface FileManagerProps {
  /** Where the files are kept. */
  files: FileStore;
  /** Where each file is used, by its name; see `filePlaces`. Asked for again after each refresh. */
  loadPlaces: () => Promise<ReadonlyMap<string, readonly FilePlace[]>>;
}

const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'By name' },
] as const;

// ADMIN-30
/** The page /admin/files: the owner's pictures and documents, and where each is used. */
export function FileManager({ files, loadPlaces }: FileManagerProps) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<FileView['sort']>('newest');
  const { rows, loadedAt, more, loading, failed, reload, loadMore, put, drop } = useFiles(files, { search, sort });
  const [places, setPlaces] = useState<ReadonlyMap<string, readonly FilePlace[]> | null>(null);
  const [round, setRound] = useState(0);
  const [removing, setRemoving] = useState<StoredFile | null>(null);
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const isRemoved = useRef(false);

  useEffect(() => {
    let current = true;
    loadPlaces().then(
      (found) => current && setPlaces(found),
      (error: unknown) => {
        console.error('Failed to load where files are used', error);
        if (current) setPlaces(null);
      },
    );
    return () => void (current = false);
  }, [loadPlaces, round]);

  // After the dialog, which gives the focus back to a button that is gone.
  useEffect(() => {
    if (removing || !isRemoved.current) return;
    isRemoved.current = false;
    list.current?.focus();
  }, [removing]);

  async function remove(file: StoredFile) {
    setBusy(true);
    try {
      await files.remove([file.name]);
      drop(file.name);
      void notify.success('File removed');
      isRemoved.current = true;
      setRemoving(null);
    } catch (error) {
      console.error('Failed to remove file', error);
      void notify.error(`Failed to remove file. ${reasonOf(error)}`);
      setRemoving(null);
    }
    setBusy(false);
  }

  async function copy({ address }: StoredFile) {
    try {
      await navigator.clipboard.writeText(address);
      void notify.success('Address copied');
    } catch {
      void notify.error(`The browser did not allow to copy. The address is ${address}`);
    }
  }

  const used = removing ? (places?.get(removing.name) ?? []) : [];
  return (
    <>
      <AdminHeading headline="Files" tagline="Pictures and documents for your pages. Anyone can read them.">
        <div>
          <Button
            variant="quiet"
            icon={<Icon icon={RefreshCw} />}
            onClick={() => {
              void reload();
              setRound(round + 1);
            }}
          >
            Refresh
          </Button>
        </div>
      </AdminHeading>
      <Section wide>
        <Stack space="l">
          <FileUpload store={files} multiple onStored={put} />
          <ListControls
            label="Files to show"
            search={{ label: 'Search by name', value: search, maxLength: 60, onChange: setSearch }}
            choices={[
              { label: 'Sort', value: sort, options: sorts, onChange: (value) => setSort(value as FileView['sort']) },
            ]}
          />
          {failed ? (
            <LoadFailure
              title="Failed to load files"
              shownSince={loadedAt}
              busy={loading}
              onRetry={() => void reload()}
            />
          ) : null}
          {!rows && !failed ? <Skeleton heading label="Loading files" /> : null}
          {rows?.length === 0 && !failed ? (
            <EmptyState title={search ? 'Nothing found' : 'No files yet'} level={2}>
              {search ? 'No file has this in its name.' : 'Upload a portrait, a logo or a paper above.'}
            </EmptyState>
          ) : null}
          {rows && rows.length > 0 ? (
            <div ref={list} tabIndex={-1} role="group" aria-label="Files" aria-busy={loading}>
              <Grid columns={3} as="ul">
                {rows.map((file) => (
                  <li key={file.name}>
                    <FileCard
                      file={file}
                      places={places?.get(file.name) ?? (places ? [] : null)}
                      onCopy={() => void copy(file)}
                      onRemove={() => setRemoving(file)}
                    />
                  </li>
                ))}
              </Grid>
            </div>
          ) : null}
          {more ? (
            <div>
              <Button variant="secondary" busy={loading} onClick={() => void loadMore()}>
                Show more
              </Button>
            </div>
          ) : null}
        </Stack>
      </Section>
      <ConfirmDialog
        open={removing !== null}
        question="Remove this file?"
        confirmLabel="Remove file"
        tone="danger"
        busy={busy}
        onConfirm={() => {
          if (removing) void remove(removing);
        }}
        onCancel={() => setRemoving(null)}
      >
        <Text>{removing?.name}</Text>
        {used.length > 0 ? (
          <Text>
            {`It is used by ${used.map(({ label }) => label).join(', ')}. A picture is gone from these pages with the next publication, and links to the file lead nowhere from now on.`}
          </Text>
        ) : (
          <Text>
            {`${places ? 'No entry uses it.' : 'Whether an entry uses it is not known now.'} Links to it on other sites lead nowhere from now on. This cannot be undone.`}
          </Text>
        )}
      </ConfirmDialog>
    </>
  );
}
