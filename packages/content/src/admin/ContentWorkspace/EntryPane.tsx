import { Badge, EmptyState, Stack } from '@advisor/ui';
import type { ReactNode } from 'react';
import type { StoredEntry } from '../../collections/stored';
import type { ContentRow, ContentStore } from '../contentStore';
import type { AnyCollection } from '../entries/anyCollection';
import { draftsOver, problemIn, stateLabel, type ContentEntry } from '../entries/contentEntries';
import type { FileStore } from '../fileStore';
import { EntryEditor } from './EntryEditor';
import { DeletedEntry } from './DeletedEntry';
import type { usePublishing } from './usePublishing';

export interface EntryPaneProps {
  store: ContentStore;
  collection: AnyCollection;
  entry: ContentEntry | undefined;
  /** The page that shows it, for the preview. */
  path: string | undefined;
  rows: readonly ContentRow[];
  publishing: ReturnType<typeof usePublishing>;
  put: (row: ContentRow) => void;
  drop: (collection: string, key: string) => void;
  /** Called when the entry is gone. */
  onLeave: () => void;
  onUnsavedChange: ((unsaved: boolean) => void) | undefined;
  files: FileStore | undefined;
  renderPreview: ((path: string, rows: readonly StoredEntry[], near: string) => ReactNode) | undefined;
}

/** One entry: its state and its form, or what can be done while it is off the site. */
export function EntryPane({
  store,
  collection,
  entry,
  path,
  rows,
  publishing,
  put,
  drop,
  onLeave,
  onUnsavedChange,
  files,
  renderPreview,
}: EntryPaneProps) {
  if (!entry)
    return (
      <EmptyState title="This entry no longer exists" level={3}>
        It was a draft that was discarded, or the address is wrong.
      </EmptyState>
    );
  const { outcome } = publishing;
  const refused =
    outcome?.kind === 'problems'
      ? outcome.problems.filter((each) => each.collection === entry.collection && each.key === entry.key)
      : [];
  const problem = problemIn(collection, entry);
  const shared = {
    store,
    collection,
    busy: publishing.busy,
    onSaved: put,
    onDiscarded: () => {
      drop(entry.collection, entry.key);
      if (!entry.live && !entry.shipped) onLeave();
    },
  };
  return (
    <>
      <Stack direction="row" space="s">
        {problem ? <Badge tone="danger">Needs attention</Badge> : null}
        <Badge>{stateLabel(entry)}</Badge>
      </Stack>
      {entry.data === null ? (
        <DeletedEntry {...shared} entry={entry} onPublish={() => void publishing.publish([entry])} />
      ) : (
        <EntryEditor
          {...shared}
          entry={entry}
          // A new one is not filled in yet; one that was refused, or no longer fits, says what is wrong at once.
          showsProblems={refused.length > 0 || (problem !== null && !isNew(entry))}
          refused={Object.fromEntries(refused.map(({ field, message }) => [field, message]))}
          onPublish={(saved) => publishing.publish([saved])}
          onUnpublish={() => void publishing.publish([entry], 'unpublish')}
          {...(onUnsavedChange && { onUnsavedChange })}
          {...(files && { files })}
          {...(renderPreview &&
            path && {
              renderPreview: (words, near) =>
                renderPreview(
                  path,
                  [
                    ...draftsOver(rows.filter((row) => row.collection !== entry.collection || row.key !== entry.key)),
                    {
                      collection: entry.collection,
                      key: entry.key,
                      position: (entry.draft ?? entry.live)?.position ?? null,
                      data: words,
                    },
                  ],
                  near,
                ),
            })}
        />
      )}
    </>
  );
}

const isNew = ({ live, shipped }: ContentEntry) => !live && !shipped;
