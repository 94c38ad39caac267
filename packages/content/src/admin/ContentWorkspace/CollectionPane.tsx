import { Button, ConfirmDialog, EmptyState, Heading, Icon, Stack, Text, VisuallyHidden } from '@advisor/ui';
import { Plus } from 'lucide';
import { useState } from 'react';
import type { ContentView } from '../contentView';
import { countOf } from '../../countOf';
import type { AnyCollection } from '../entries/anyCollection';
import { isListed, isOnSite, type ContentEntry } from '../entries/contentEntries';
import { AddDialog } from './AddDialog';
import { EntryList, pageSize } from './EntryList';
import { EntryRows } from './EntryRows';
import type { useEntryChanges } from './useEntryChanges';

export interface CollectionPaneProps {
  collection: AnyCollection;
  /** All of them. */
  entries: readonly ContentEntry[];
  collectionOf: (name: string) => AnyCollection | undefined;
  view: ContentView;
  changes: ReturnType<typeof useEntryChanges>;
  /** Called with the key of a new entry. */
  onAdded: (key: string) => void;
}

// ADMIN-3
/** The entries of a collection in their order: added, moved and deleted here, and opened. */
export function CollectionPane({ collection, entries, collectionOf, view, changes, onAdded }: CollectionPaneProps) {
  const [adding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<ContentEntry | null>(null);
  const listed = entries.filter(isListed);
  const off = entries.filter((entry) => !isListed(entry));
  const shared = { view, collectionOf };

  if (collection.single) return <EntryRows label={collection.label} entries={entries} {...shared} />;
  return (
    <Stack space="l">
      <Stack direction="row" justify="between">
        <Text color="textSoft">{countOf(listed.length, 'entry', 'entries')}</Text>
        <Button icon={<Icon icon={Plus} />} onClick={() => setAdding(true)}>
          {`Add ${collection.entryLabel.toLowerCase()}`}
        </Button>
      </Stack>
      {listed.length === 0 ? (
        <EmptyState title="No entries yet" level={2}>
          Add the first one. It is a draft, which visitors do not see, until you publish it.
        </EmptyState>
      ) : (
        <EntryList
          label={collection.label}
          entries={listed}
          {...shared}
          onDelete={setDeleting}
          onMove={(from, to) => void changes.move(listed, from, to)}
        />
      )}
      {off.length > 0 ? (
        <Stack space="s">
          <Heading level={2} size="l">
            Not on the site
          </Heading>
          <EntryRows label="Not on the site" entries={off.slice(0, pageSize)} {...shared} />
        </Stack>
      ) : null}
      <span role="status">
        <VisuallyHidden>{changes.said}</VisuallyHidden>
      </span>
      {adding ? (
        <AddDialog
          collection={collection}
          onClose={() => setAdding(false)}
          onAdd={async (title) => {
            const key = await changes.add(collection, entries, title);
            setAdding(false);
            onAdded(key);
          }}
        />
      ) : null}
      <ConfirmDialog
        open={deleting !== null}
        question="Are you sure you want to delete this item?"
        confirmLabel="Delete item"
        tone="danger"
        onConfirm={() => {
          if (deleting) void changes.remove(deleting);
          setDeleting(null);
        }}
        onCancel={() => setDeleting(null)}
      >
        {deleting
          ? `${deleting.title}.${isOnSite(deleting) ? ' Visitors see it until you publish the removal.' : ''}`
          : null}
      </ConfirmDialog>
    </Stack>
  );
}
