import { Alert, Button, notify, Stack } from '@advisor/ui';
import { useState } from 'react';
import type { ContentRow, ContentStore, EntryDraft } from '../contentStore';
import type { AnyCollection } from '../entries/anyCollection';
import type { ContentEntry } from '../entries/contentEntries';
import { HistoryDialog } from './HistoryDialog';

export interface DeletedEntryProps {
  store: ContentStore;
  collection: AnyCollection;
  /** An entry that is not on the site, or will be off it when its draft is published. */
  entry: ContentEntry;
  /** Whether something is being published. */
  busy: boolean;
  onSaved: (row: ContentRow) => void;
  onDiscarded: () => void;
  onPublish: () => void;
}

/** What can be done with an entry that is, or is to be, off the site. */
export function DeletedEntry({ store, collection, entry, busy, onSaved, onDiscarded, onPublish }: DeletedEntryProps) {
  const [working, setWorking] = useState(false);
  const [history, setHistory] = useState(false);

  async function run(work: () => Promise<void>) {
    setWorking(true);
    try {
      await work();
    } catch (error) {
      console.error('Failed to save draft', error);
      void notify.error('Failed to save draft');
    }
    setWorking(false);
  }

  const keepIt = () =>
    run(async () => {
      await store.discardDraft(entry.collection, entry.key);
      onDiscarded();
    });

  const putBack = (data: EntryDraft) =>
    run(async () => {
      const { collection, key, draft, live } = entry;
      const position = (draft ?? live)?.position ?? null;
      const update = await store.saveDraft({ collection, key, position, data }, draft?.updated_at ?? null);
      if (update.kind === 'changed-elsewhere') throw new Error('It was changed elsewhere.');
      onSaved(update.row);
    });

  const historyButton = (
    <Button variant="quiet" size="small" onClick={() => setHistory(true)}>
      History
    </Button>
  );
  return (
    <>
      {entry.draft ? (
        <Alert
          tone="warning"
          title="This entry is to be removed"
          action={
            <Stack direction="row" space="s">
              <Button size="small" busy={busy} onClick={onPublish}>
                Publish the removal
              </Button>
              <Button variant="secondary" size="small" busy={working} onClick={() => void keepIt()}>
                Keep it
              </Button>
              {historyButton}
            </Stack>
          }
        >
          The site shows it until you publish the removal. It can be put back later.
        </Alert>
      ) : (
        <Alert
          title="This entry is not on the site"
          action={
            <Stack direction="row" space="s">
              <Button variant="secondary" size="small" busy={working} onClick={() => void putBack(entry.words)}>
                Put it back as a draft
              </Button>
              {historyButton}
            </Stack>
          }
        >
          Its last words are in the history.
        </Alert>
      )}
      {history ? (
        <HistoryDialog
          store={store}
          collection={collection}
          entry={entry}
          now={null}
          onClose={() => setHistory(false)}
          onRestore={(words) => {
            setHistory(false);
            void putBack(words);
          }}
        />
      ) : null}
    </>
  );
}
