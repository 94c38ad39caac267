import { Alert, Button, Dialog, Skeleton, Stack, Text } from '@advisor/ui';
import { useEffect, useMemo, useState } from 'react';
import type { ContentRevision, ContentStore, EntryDraft } from '../contentStore';
import type { AnyCollection } from '../entries/anyCollection';
import type { ContentEntry } from '../entries/contentEntries';
import { formatTime } from '../formatTime';
import { entryDiff } from '../entries/entryDiff';
import { fieldTree, type FieldNode } from '../entries/fieldTree';
import { Changes } from './Changes';
import * as styles from './ContentWorkspace.css';

export interface HistoryDialogProps {
  store: Pick<ContentStore, 'revisions'>;
  collection: AnyCollection;
  entry: ContentEntry;
  /** The words as they are now, in the form; null while the entry is off the site. */
  now: EntryDraft | null;
  onClose: () => void;
  /** Called with the words of a revision that are to be the draft. */
  onRestore: (words: EntryDraft) => void;
}

const actions: Record<ContentRevision['action'], string> = {
  saved: 'Draft saved',
  discarded: 'Draft discarded',
  published: 'Published',
  unpublished: 'Taken off the site',
};

/**
 * Who changed an entry, when and what; each version can be compared with the words of now, and restored into the draft.
 * Renders a modal `<dialog>`.
 */
export function HistoryDialog({ store, collection, entry, now, onClose, onRestore }: HistoryDialogProps) {
  const [revisions, setRevisions] = useState<readonly ContentRevision[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const fields = useMemo(() => fieldTree(collection.schema), [collection.schema]);

  useEffect(() => {
    let left = false;
    setFailed(false);
    store.revisions(entry.collection, entry.key).then(
      (loaded) => left || setRevisions(loaded),
      (error: unknown) => {
        console.error('Failed to load history', error);
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [store, entry.collection, entry.key, attempt]);

  return (
    <Dialog open title="History" description={entry.title} width="page" onClose={onClose}>
      {failed ? (
        <Alert
          live
          tone="danger"
          title="Failed to load history"
          action={
            <Button variant="secondary" size="small" onClick={() => setAttempt(attempt + 1)}>
              Try again
            </Button>
          }
        >
          The server did not answer. Check your connection.
        </Alert>
      ) : null}
      {!revisions && !failed ? <Skeleton heading label="Loading history" /> : null}
      {revisions?.length === 0 ? (
        <Text>Nothing was changed yet. These are the words that ship with the site.</Text>
      ) : null}
      {revisions ? (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets.
        <ol className={styles.list} role="list">
          {revisions.map((revision) => (
            <Revision key={revision.id} {...{ revision, fields, entry, now, onRestore }} />
          ))}
        </ol>
      ) : null}
      {revisions && revisions.length > 0 ? (
        <Stack>
          <Text size="s" color="textSoft">
            Restoring changes the draft. Nothing goes live until you publish it.
          </Text>
        </Stack>
      ) : null}
    </Dialog>
  );
}

interface RevisionProps extends Pick<HistoryDialogProps, 'entry' | 'now' | 'onRestore'> {
  revision: ContentRevision;
  fields: FieldNode;
}

/** One change of the entry: what it did, or how the version that it made differs from now. */
function Revision({ revision, fields, entry, now, onRestore }: RevisionProps) {
  const [compares, setCompares] = useState(false);
  const { action, changed_at, account, before, after } = revision;
  const words = (after ?? before)?.data ?? before?.data;
  // The first change of an entry that ships has nothing before it in the database.
  const from = before ? before.data : action === 'discarded' ? null : entry.shipped;
  const time = formatTime(changed_at);
  const compareLabel = compares ? 'Show what it changed' : 'Compare with now';
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <Text weight="medium">{actions[action]}</Text>
        <Text size="xs" color="textSoft">
          <time dateTime={changed_at}>{time}</time>
          {account ? <span>{`, ${account}`}</span> : null}
        </Text>
        {compares ? (
          <Changes changes={entryDiff(fields, words, now)} labels={['This version', 'Now']} />
        ) : (
          <Changes changes={entryDiff(fields, from, after?.data)} labels={['Before', 'After']} />
        )}
        {before && after && before.position !== after.position ? <Text size="s">Its place has changed.</Text> : null}
      </div>
      {words ? (
        <Stack direction="row" space="xs">
          {now ? (
            <Button
              variant="quiet"
              size="small"
              aria-label={`${compareLabel}: the version of ${time}`}
              onClick={() => setCompares(!compares)}
            >
              {compareLabel}
            </Button>
          ) : null}
          <Button
            variant="secondary"
            size="small"
            aria-label={`Restore the version of ${time}`}
            onClick={() => onRestore(words)}
          >
            Restore
          </Button>
        </Stack>
      ) : null}
    </li>
  );
}
