import { Badge, Stack, Text, VisuallyHidden } from '@advisor/ui';
import { SideNav, type SideNavLink } from '@advisor/ui/side-nav';
import type { ReactNode } from 'react';
import type { AnyCollection } from '../entries/anyCollection';
import type { ContentEntry } from '../entries/contentEntries';
import { contentViewAddress, defaultContentView, type ContentView } from '../entries/contentView';

/** A group of the tree: the texts of a page and its lists. */
export interface ContentGroup {
  label: string;
  /** The URL of the page. */
  href?: string;
  /** The URL of an entry's own page, if it has one, for the preview. */
  entryHref?: (collection: string, key: string) => string | undefined;
  collections: readonly AnyCollection[];
}

export interface ContentTreeProps {
  groups: readonly ContentGroup[];
  /** The search results by collection; all entries without a search. */
  found: ReadonlyMap<string, readonly ContentEntry[]>;
  view: ContentView;
  /** The search text. */
  search: string;
}

/** The collections by page, with the number of drafts or search results. Renders a `<nav>`. */
export function ContentTree({ groups, found, view, search }: ContentTreeProps) {
  const addressOf = (collection: string) => contentViewAddress({ ...defaultContentView, search, collection });
  const shown = groups
    .map(({ label, collections }) => ({
      label,
      links: collections.flatMap((collection): SideNavLink[] => {
        const entries = found.get(collection.name) ?? [];
        const named = `${label} ${collection.label}`.toLocaleLowerCase().includes(search.toLocaleLowerCase());
        if (search && entries.length === 0 && !named) return [];
        const drafts = entries.filter(({ draft }) => draft).length;
        return [
          {
            label: collection.single && collection.label === label ? 'Words of the page' : collection.label,
            href: addressOf(collection.name),
            note: search ? foundNote(entries.length) : draftsNote(drafts),
          },
        ];
      }),
    }))
    .filter(({ links }) => links.length > 0);
  return (
    <Stack space="m">
      <SideNav
        label="Content"
        menuLabel="By page"
        groups={[{ links: [{ label: 'Overview', href: addressOf('') }] }, ...shown]}
        currentHref={addressOf(view.collection)}
      />
      {shown.length === 0 ? <Text size="s">Nothing contains “{search}”.</Text> : null}
    </Stack>
  );
}

const foundNote = (count: number): ReactNode => (count > 0 ? <Badge muted>{count} found</Badge> : null);

const draftsNote = (count: number): ReactNode =>
  count > 0 ? (
    <Badge tone="info">
      {count}
      <VisuallyHidden>{count === 1 ? ' draft' : ' drafts'}</VisuallyHidden>
    </Badge>
  ) : null;
