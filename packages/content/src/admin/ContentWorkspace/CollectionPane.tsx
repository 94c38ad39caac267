import { Button, EmptyState, Heading, Icon, Stack, Text, VisuallyHidden } from '@advisor/ui';
import { Plus } from 'lucide';
import { useState } from 'react';
import { countOf } from '../countOf';
import { contentViewAddress, type ContentView } from '../contentView';
import type { AnyCollection } from '../entries/anyCollection';
import { stateOf, type ContentEntry } from '../entries/contentEntries';
import { ListResults } from '../ListResults';
import { AddDialog } from './AddDialog';
import { EntryRows } from './EntryRows';
import { pageSize } from './OverviewPane';
import type { useEntryChanges } from './useEntryChanges';

export interface CollectionPaneProps {
  collection: AnyCollection;
  /** All of them. */
  entries: readonly ContentEntry[];
  /** The entries of each collection that the search has found; without a search, all. */
  found: ReadonlyMap<string, readonly ContentEntry[]>;
  collectionOf: (name: string) => AnyCollection | undefined;
  view: ContentView;
  search: string;
  changes: ReturnType<typeof useEntryChanges>;
  /** Called with the key of a new entry. */
  onAdded: (key: string) => void;
}

/** The entries of a collection in their order: added, moved and removed here, and opened. */
export function CollectionPane({
  collection,
  entries,
  found: foundOf,
  collectionOf,
  view,
  search,
  changes,
  onAdded,
}: CollectionPaneProps) {
  const [adding, setAdding] = useState(false);
  const on = entries.filter((entry) => stateOf(entry) !== 'off');
  const off = entries.filter((entry) => stateOf(entry) === 'off');
  const found = search ? (foundOf.get(collection.name) ?? []) : on;
  const page = Math.min(view.page, Math.max(1, Math.ceil(found.length / pageSize)));
  const start = (page - 1) * pageSize;
  return (
    <>
      <Stack direction="row" justify="between">
        <Text tone="soft">
          {`${countOf(found.length, 'entry', 'entries')}${search ? ` found for “${search}”` : ''}`}
        </Text>
        <Button icon={<Icon icon={Plus} />} onClick={() => setAdding(true)}>
          {`Add ${collection.entryLabel.toLowerCase()}`}
        </Button>
      </Stack>
      {found.length === 0 ? (
        <EmptyState title={search ? `Nothing found for “${search}”` : 'No entries yet'} level={3}>
          {search
            ? 'Try fewer letters, or another word.'
            : 'Add the first one. It is a draft, which visitors do not see, until you publish it.'}
        </EmptyState>
      ) : (
        <ListResults
          label={collection.label}
          page={page}
          size={pageSize}
          total={found.length}
          loading={false}
          hrefOf={(next) => contentViewAddress({ ...view, search, page: next })}
        >
          <EntryRows
            label={collection.label}
            entries={found.slice(start, start + pageSize)}
            collectionOf={collectionOf}
            search={search}
            onRemove={(entry) => void changes.remove(entry)}
            // Among those that a search has found, a place says nothing.
            {...(!search && {
              move: { start, total: on.length, onMove: (from: number, to: number) => void changes.move(on, from, to) },
            })}
          />
        </ListResults>
      )}
      {off.length > 0 && !search ? (
        <Stack space="s">
          <Heading level={3} size="l">
            Not on the site
          </Heading>
          <EntryRows label="Not on the site" entries={off.slice(0, pageSize)} collectionOf={collectionOf} search="" />
        </Stack>
      ) : null}
      <span role="status">
        <VisuallyHidden>{changes.said}</VisuallyHidden>
      </span>
      {adding ? (
        <AddDialog
          collection={collection}
          onClose={() => setAdding(false)}
          onAdd={async (title) => onAdded(await changes.add(collection, entries, title))}
        />
      ) : null}
    </>
  );
}
