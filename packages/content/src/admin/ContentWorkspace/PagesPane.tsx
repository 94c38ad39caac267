import { Badge, Heading, Link, Stack, Text } from '@advisor/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { contentViewAddress, defaultContentView, type ContentView } from '../contentView';
import type { AnyCollection } from '../entries/anyCollection';
import type { ContentEntry } from '../entries/contentEntries';
import * as styles from './ContentWorkspace.css';

/** A page of the site: its own words, and then the lists it shows. */
export interface ContentPage {
  label: string;
  /** Its address, for the preview. */
  href?: string;
  collections: readonly AnyCollection[];
}

export interface PageRowsProps {
  pages: readonly ContentPage[];
  entriesOf: ReadonlyMap<string, readonly ContentEntry[]>;
  view: ContentView;
}

/** A row for each page: its name opens its words, and links lead to its lists. Renders a `<ul>`. */
export function PageRows({ pages, entriesOf, view }: PageRowsProps) {
  const addressOf = ({ name, single }: AnyCollection) =>
    contentViewAddress({
      // The words of a page are one entry, which opens at once; the other collections are lists.
      ...(single ? { ...view, entry: entriesOf.get(name)?.[0]?.key ?? '' } : defaultContentView),
      tab: 'pages',
      collection: name,
    });
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets.
    <ul className={styles.list} role="list" aria-label="Pages">
      {pages.map(({ label, collections }) => {
        const entries = collections.flatMap(({ name }) => entriesOf.get(name) ?? []);
        const drafts = entries.filter(({ draft }) => draft).length;
        const [first, ...lists] = collections;
        return (
          <li key={label} className={styles.row}>
            <div className={styles.rowWords}>
              <Link variant="plain" href={addressOf(first!)}>
                {label}
              </Link>
            </div>
            {drafts > 0 ? <Badge tone="info">{drafts === 1 ? '1 draft' : `${drafts} drafts`}</Badge> : null}
            <Stack direction="row" space="m">
              {lists.map((list) => (
                <Text key={list.name} size="s">
                  <Link href={addressOf(list)}>{list.label}</Link>
                </Text>
              ))}
            </Stack>
          </li>
        );
      })}
    </ul>
  );
}

export interface PagesPaneProps extends PageRowsProps {
  /** The list of a page that is open. */
  list: AnyCollection | undefined;
  /** Draws the entries of a list. */
  children: (list: AnyCollection) => ReactNode;
}

/** The tab "Pages": all of them, or one of their lists. */
export function PagesPane({ list, children, ...rows }: PagesPaneProps) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(list);
  // What was pressed is gone.
  useEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    top.current?.focus();
  }, [list]);
  return (
    <div ref={top} tabIndex={-1} className={styles.pane}>
      {list ? (
        <>
          <Link href={contentViewAddress({ ...defaultContentView, tab: 'pages' })}>All pages</Link>
          <Heading level={2} size="xl">
            {list.label}
          </Heading>
          <div>{children(list)}</div>
        </>
      ) : (
        <PageRows {...rows} />
      )}
    </div>
  );
}
