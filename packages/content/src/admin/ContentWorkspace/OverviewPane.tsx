import { Button, ConfirmDialog, EmptyState, formatCount, Heading, Link, Stack, Text } from '@advisor/ui';
import { useMemo, useState } from 'react';
import { contentViewAddress, defaultContentView, type ContentView } from '../entries/contentView';
import { ListResults } from '../ListResults';
import type { AnyCollection } from '../entries/anyCollection';
import { problemIn, stateOf, type ContentEntry } from '../entries/contentEntries';
import { countOf } from '../text/countOf';
import * as styles from './ContentWorkspace.css';
import { EntryRows } from './EntryRows';
import type { usePublishing } from './usePublishing';

export interface OverviewPaneProps {
  collectionOf: (name: string) => AnyCollection | undefined;
  /** The search results by collection; all entries without a search. */
  found: ReadonlyMap<string, readonly ContentEntry[]>;
  view: ContentView;
  search: string;
  publishing: ReturnType<typeof usePublishing>;
}

/** The page size of lists. */
export const pageSize = 48;

/** The number of entries that the overview names as published last. */
const recentCount = 6;

/**
 * Unpublished entries, those that need attention, what was published last and the lists; or search results from all
 * collections.
 */
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
        <EmptyState heading={`No entry contains “${search}”`} level={3}>
          Try fewer letters, or another word.
        </EmptyState>
      );
    return (
      <>
        <Text color="soft">{countOf(all.length, 'entry', 'entries')}</Text>
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
  const recent = all
    .filter(({ draft, live }) => !draft && live)
    .toSorted((a, b) => Date.parse(b.live!.updated_at) - Date.parse(a.live!.updated_at))
    .slice(0, recentCount);
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
        <EmptyState heading="Everything is published" level={3}>
          Choose what to edit in the tree, or search for its words. What you change is kept as a draft until you publish
          it.
        </EmptyState>
      ) : (
        <Stack space="m">
          <Stack direction="row" justify="between">
            <Text color="soft">{countOf(drafts.length, 'draft', 'drafts')}</Text>
            {ready.length > 0 ? (
              <Button busy={publishing.busy} onClick={() => setAsking(true)}>
                Publish {ready.length === 1 ? 'the draft' : `all ${formatCount(ready.length)} drafts`}
              </Button>
            ) : null}
          </Stack>
          {rowsOf('Drafts', drafts, hrefOf)}
        </Stack>
      )}
      {recent.length > 0 ? (
        <Stack space="s">
          <Heading level={3} size="l">
            Published last
          </Heading>
          <EntryRows
            label="Published last"
            entries={recent}
            collectionOf={collectionOf}
            showsCollection
            showsTime
            search=""
          />
        </Stack>
      ) : null}
      <Lists collectionOf={collectionOf} found={found} />
      <ConfirmDialog
        open={asking}
        title={`Publish ${countOf(ready.length, 'draft', 'drafts')}?`}
        confirmLabel="Publish"
        busy={publishing.busy}
        onConfirm={() => void publishing.publish(ready).then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        Visitors see them at once.
        {ready.length < drafts.length ? ' Those with a time go live at that time.' : ''}
      </ConfirmDialog>
    </>
  );
}

/** The lists with the number of their entries, beside the tree only: on a phone it has them already. */
function Lists({ collectionOf, found }: Pick<OverviewPaneProps, 'collectionOf' | 'found'>) {
  const lists = [...found].flatMap(([name, entries]) => {
    const collection = collectionOf(name);
    return collection && !collection.single ? [{ name, label: collection.label, count: entries.length }] : [];
  });
  if (lists.length === 0) return null;
  return (
    <div className={styles.lists}>
      <Heading level={3} size="l">
        Lists of entries
      </Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
      <ul className={styles.listNames} role="list" aria-label="Lists of entries">
        {lists
          .toSorted((a, b) => a.label.localeCompare(b.label))
          .map(({ name, label, count }) => (
            <li key={name} className={styles.listName}>
              <Link variant="plain" href={contentViewAddress({ ...defaultContentView, collection: name })}>
                {label}
              </Link>
              <Text as="span" size="s" color="soft">
                {countOf(count, 'entry', 'entries')}
              </Text>
            </li>
          ))}
      </ul>
    </div>
  );
}
