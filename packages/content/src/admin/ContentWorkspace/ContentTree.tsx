import { Badge, Link, Stack, Text, VisuallyHidden } from '@advisor/ui';
import type { AnyCollection } from '../entries/anyCollection';
import type { ContentEntry } from '../entries/contentEntries';
import { contentViewAddress, defaultContentView, type ContentView } from '../contentView';
import * as styles from './ContentWorkspace.css';

/** What belongs together in the tree: the words of a page and the lists it shows. */
export interface ContentGroup {
  label: string;
  /** The page that shows it. */
  href?: string;
  collections: readonly AnyCollection[];
}

export interface ContentTreeProps {
  groups: readonly ContentGroup[];
  /** The entries of each collection that the search has found; without a search, all. */
  found: ReadonlyMap<string, readonly ContentEntry[]>;
  view: ContentView;
  /** What is typed in the search. */
  search: string;
}

/** The collections by page, with the number of their drafts, or of what a search has found. Renders a `<nav>`. */
export function ContentTree({ groups, found, view, search }: ContentTreeProps) {
  const shown = groups
    .map((group) => ({
      ...group,
      items: group.collections.flatMap((collection) => {
        const entries = found.get(collection.name) ?? [];
        const named = `${group.label} ${collection.label}`.toLocaleLowerCase().includes(search.toLocaleLowerCase());
        if (search && entries.length === 0 && !named) return [];
        const drafts = entries.filter(({ draft }) => draft).length;
        return [{ collection, count: entries.length, drafts }];
      }),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <nav aria-label="Content">
      <Stack space="m">
        <Link
          variant="plain"
          href={contentViewAddress({ ...defaultContentView, search })}
          aria-current={view.collection === '' ? 'page' : undefined}
        >
          Overview
        </Link>
        {shown.map((group) => (
          <div key={group.label}>
            <Text as="div" size="xs" tone="soft">
              {group.label}
            </Text>
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
            <ul className={styles.list} role="list" aria-label={group.label}>
              {group.items.map(({ collection, count, drafts }) => (
                <li key={collection.name} className={styles.treeItem}>
                  <Link
                    variant="plain"
                    href={contentViewAddress({ ...defaultContentView, search, collection: collection.name })}
                    aria-current={collection.name === view.collection ? 'page' : undefined}
                  >
                    {collection.single && collection.label === group.label ? 'Words of the page' : collection.label}
                  </Link>
                  {search && count > 0 ? <Badge tone="muted">{`${count} found`}</Badge> : null}
                  {!search && drafts > 0 ? (
                    <Badge tone="accent">
                      <span>{drafts}</span>
                      <VisuallyHidden>{drafts === 1 ? ' draft' : ' drafts'}</VisuallyHidden>
                    </Badge>
                  ) : null}
                </li>
              ))}
            </ul>
          </div>
        ))}
        {shown.length === 0 ? <Text size="s">{`Nothing contains “${search}”.`}</Text> : null}
      </Stack>
    </nav>
  );
}
