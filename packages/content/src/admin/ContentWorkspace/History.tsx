import { Alert, Button, Dialog, Skeleton, Stack, Text } from '@advisor/ui';
import { useEffect, useState } from 'react';
import type { ContentRevision } from '../content/contentStore';
import { differences, type EntryField } from '../content/entryFields';
import { Versions } from './Versions';

interface HistoryProps {
  title: string;
  fields: readonly EntryField[];
  load: () => Promise<readonly ContentRevision[]>;
  /** Called with the words of an earlier version. */
  onRestore: (data: Readonly<Record<string, unknown>>) => void;
  onClose: () => void;
}

const actions: Record<ContentRevision['action'], string> = {
  saved: 'Draft saved',
  discarded: 'Draft discarded',
  published: 'Went live',
  unpublished: 'Taken off the site',
};

// ADMIN-24
/** The versions of an entry, the latest first: when, who, and what changed. Each can be restored into a draft. */
export function History({ title, fields, load, onRestore, onClose }: HistoryProps) {
  const [revisions, setRevisions] = useState<readonly ContentRevision[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    load().then(setRevisions, (error: unknown) => {
      console.error('Failed to load the history', error);
      setFailed(true);
    });
    // Once: the dialog is mounted anew each time it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <Dialog open title={`History of ${title}`} width="page" onClose={onClose}>
      {failed ? <Alert tone="critical" title="The history cannot be loaded now" /> : null}
      {!revisions && !failed ? <Skeleton label="Loading the history" /> : null}
      {revisions?.length === 0 ? <Text>This entry is as it shipped.</Text> : null}
      <Stack as="ol" space="l">
        {revisions?.map(({ id, action, changed_at, account_id, before, after }) => (
          <li key={id}>
            <Stack space="xs">
              <Text weight="strong">
                {actions[action]} · <time dateTime={changed_at}>{new Date(changed_at).toLocaleString()}</time>
                {account_id ? '' : ' · by itself'}
              </Text>
              <Versions found={differences(fields, before?.data, after?.data)} names={['Before', 'After']} />
              {after?.data ? (
                <div>
                  <Button
                    variant="secondary"
                    size="small"
                    onClick={() => onRestore(after.data as Readonly<Record<string, unknown>>)}
                  >
                    Restore this version
                  </Button>
                </div>
              ) : null}
            </Stack>
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}
