import { EmptyState, Heading, Stack, Text } from '@advisor/ui';
import { foldWords, queryOf } from '@advisor/ui/text';
import type { ContentView } from '../contentView';
import { countOf } from '../../countOf';
import type { AnyCollection } from '../entries/anyCollection';
import type { ContentEntry } from '../entries/contentEntries';
import { EntryList } from './EntryList';
import { PageRows, type ContentPage } from './PagesPane';

export interface FoundPaneProps {
  search: string;
  /** The entries whose words contain it. */
  found: readonly ContentEntry[];
  pages: readonly ContentPage[];
  entriesOf: ReadonlyMap<string, readonly ContentEntry[]>;
  collectionOf: (name: string) => AnyCollection | undefined;
  view: ContentView;
}

/** What a search has found: the entries of all collections that contain it, and the pages and lists that are named so. */
export function FoundPane({ search, found, pages, entriesOf, collectionOf, view }: FoundPaneProps) {
  const query = queryOf(search);
  const named = pages.filter(
    ({ label, collections }) =>
      query !== null &&
      [label, ...collections.map((each) => each.label)].some((name) => foldWords(name).includes(query)),
  );
  if (found.length === 0 && named.length === 0)
    return (
      <EmptyState title={`No entry contains “${search}”`} level={2}>
        Try fewer letters, or another word.
      </EmptyState>
    );
  return (
    <Stack space="l">
      <div>
        <Heading level={2} size="xl">{`Found for “${search}”`}</Heading>
        <Text color="textSoft">{countOf(found.length, 'entry', 'entries')}</Text>
      </div>
      {named.length > 0 ? <PageRows pages={named} entriesOf={entriesOf} view={view} /> : null}
      {found.length > 0 ? (
        <EntryList label="Entries" entries={found} view={view} collectionOf={collectionOf} showsCollection />
      ) : null}
    </Stack>
  );
}
