import { Button, ConfirmDialog, EmptyState, formatCount, Heading, Stack, Text } from '@advisor/ui';
import { useMemo, useState } from 'react';
import { contentViewAddress, type ContentView } from '../contentView';
import { ListResults } from '../ListResults';
import type { AnyCollection } from '../entries/anyCollection';
import { problemIn, stateOf, type ContentEntry } from '../entries/contentEntries';
import { countOf } from '../countOf';
import { EntryRows } from './EntryRows';
import type { usePublishing } from './usePublishing';

export interface OverviewPaneProps {
  collectionOf: (name: string) => AnyCollection | undefined;
  /** The entries of each collection that the search has found; without a search, all. */
  found: ReadonlyMap<string, readonly ContentEntry[]>;
  view: ContentView;
  search: string;
  publishing: ReturnType<typeof usePublishing>;
}

/** How many entries a list shows at a time. */
export const pageSize = 48;

/** What is not published yet, and what needs attention; or what a search has found in all collections. */
export function OverviewPane({ collectionOf, found, view, search, publishing }: OverviewPaneProps) {
  const [asking, setAsking] = useState(false);
  const all = useMemo(() => [...found.values()].flat(), [found]);
  const rowsOf = (label: string, entries: readonly ContentEntry[], hrefOf: (page: number) => string) => {
    const page = Math.min(view.page, Math.max(1, Math.ceil(entries.length / pageSize)));
    return (
      <ListResults {...{ label, page, size: pageSize, total: entries.length, loading: false, hrefOf }}>
        <EntryRows
          label={label}
          entries={entries.slice((page - 1) * pageSize, page * pageSize)}
          collectionOf={collectionOf}
          showsCollection
          search={search}
        />
      </ListResults>
    );
  };
  const hrefOf = (page: number) => contentViewAddress({ ...view, search, page });

  if (search) {
    if (all.length === 0)
      return (
        <EmptyState title={`No entry contains “${search}”`} level={3}>
          Try fewer letters, or another word.
        </EmptyState>
      );
    return (
      <>
        <Text tone="soft">{countOf(all.length, 'entry', 'entries')}</Text>
        {rowsOf('Entries', all, hrefOf)}
      </>
    );
  }

  const drafts = all.filter(({ draft }) => draft);
  const ready = drafts.filter((entry) => stateOf(entry) !== 'scheduled');
  const broken = all.filter((entry) => {
    const collection = collectionOf(entry.collection);
    return !entry.draft && collection && problemIn(collection, entry);
  });
  return (
    <>
      {broken.length > 0 ? (
        <Stack space="s">
          <Heading level={3} size="l">
            Needs attention
          </Heading>
          <Text>These published entries no longer fit their fields. The site shows what ships instead.</Text>
          <EntryRows
            label="Needs attention"
            entries={broken.slice(0, pageSize)}
            collectionOf={collectionOf}
            showsCollection
            search=""
          />
        </Stack>
      ) : null}
      {drafts.length === 0 ? (
        <EmptyState title="Everything is published" level={3}>
          Choose what to edit in the tree, or search for its words. What you change is kept as a draft until you publish
          it.
        </EmptyState>
      ) : (
        <Stack space="m">
          <Stack direction="row" justify="between">
            <Text tone="soft">{countOf(drafts.length, 'draft', 'drafts')}</Text>
            {ready.length > 0 ? (
              <Button busy={publishing.busy} onClick={() => setAsking(true)}>
                {`Publish ${ready.length === 1 ? 'the draft' : `all ${formatCount(ready.length)} drafts`}`}
              </Button>
            ) : null}
          </Stack>
          {rowsOf('Drafts', drafts, hrefOf)}
        </Stack>
      )}
      <ConfirmDialog
        open={asking}
        question={`Publish ${countOf(ready.length, 'draft', 'drafts')}?`}
        confirmLabel="Publish"
        busy={publishing.busy}
        onConfirm={() => void publishing.publish(ready).then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {`Visitors see them at once.${ready.length < drafts.length ? ' Those with a time go live at that time.' : ''}`}
      </ConfirmDialog>
    </>
  );
}
