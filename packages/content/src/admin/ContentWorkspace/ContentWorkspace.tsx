import { Heading, Icon, Link, Section, Skeleton, Stack } from '@advisor/ui';
import { TextInput } from '@advisor/ui/fields';
import { ChevronDown } from 'lucide';
import { useCallback, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import type { StoredEntry } from '../../collections/stored';
import type { ContentStore } from '../contentStore';
import type { FileStore } from '../fileStore';
import { withWords } from '../entries/contentEntries';
import { contentSearchLimit, contentViewAddress, defaultContentView, type ContentView } from '../contentView';
import { LoadFailure } from '../ListResults';
import { AdminHeading } from '../AdminHeading';
import { useSearchText } from '../useSearchText';
import { CollectionPane } from './CollectionPane';
import { ContentExchange, type ContentExchangeProps } from './ContentExchange';
import { ContentTree, type ContentGroup } from './ContentTree';
import * as styles from './ContentWorkspace.css';
import { EntryPane } from './EntryPane';
import { OverviewPane } from './OverviewPane';
import { PublishOutcome } from './PublishOutcome';
import { useContent } from './useContent';
import { useEntryChanges } from './useEntryChanges';
import { usePublishing } from './usePublishing';

export interface ContentWorkspaceProps {
  /** @default 'Content' */
  headline?: string;
  /** The tree, by page: the words of a page first, then the lists it shows. A collection may be in several groups. */
  groups: readonly ContentGroup[];
  store: ContentStore;
  /** What is open; see `readContentView`. */
  view: ContentView;
  /** Called with a new view. `replace` is true if it should not be a history entry of its own: after each pause in typing. */
  onViewChange: (view: ContentView, options: { replace: boolean }) => void;
  /** Called when unsaved changes appear or are gone. */
  onUnsavedChange?: (unsaved: boolean) => void;
  /** Where pictures and documents are chosen and stored. Without it no picture can be chosen. */
  files?: FileStore;
  /**
   * Draws a page with these rows over what ships, at the part that has the words `near`: what was typed last. Without it
   * there is no preview.
   */
  renderPreview?: (path: string, rows: readonly StoredEntry[], near: string) => ReactNode;
  /** Saves a file on the owner's device. Without it, content is neither exported nor imported. */
  onExport?: ContentExchangeProps['onExport'];
}

// ADMIN-17, ADMIN-18, ADMIN-19, ADMIN-20, ADMIN-22
/** The page /admin/content: every word of the site as a tree, lists of entries and their forms, as drafts until published. */
export function ContentWorkspace({
  headline = 'Content',
  groups,
  store,
  view,
  onViewChange,
  onUnsavedChange,
  files,
  renderPreview,
  onExport,
}: ContentWorkspaceProps) {
  const collections = useMemo(() => [...new Set(groups.flatMap((group) => group.collections))], [groups]);
  const collectionOf = (name: string) => collections.find((each) => each.name === name);
  const { rows, failed, loading, reload, put, drop, entriesOf } = useContent(store, collections);
  const changes = useEntryChanges({ store, put, drop, reload });
  const publishing = usePublishing({ store, collectionOf, reload });
  const opened = `${view.collection}/${view.entry}`;
  const onSearch = useCallback(
    (search: string) => onViewChange({ ...view, search, page: 1 }, { replace: true }),
    [view, onViewChange],
  );
  const [typed, setTyped] = useSearchText(view.search, onSearch, opened);
  const search = typed.trim();
  const found = useMemo(
    () => new Map([...entriesOf].map(([name, entries]) => [name, withWords(entries, search)])),
    [entriesOf, search],
  );
  const heading = useRef<HTMLDivElement>(null);

  // What was pressed is gone when something else is opened.
  const shown = useRef(opened);
  useLayoutEffect(() => {
    if (shown.current === opened) return;
    shown.current = opened;
    heading.current?.focus();
  }, [opened]);
  /** For what takes time: it leads nowhere if something else is open by then. */
  const leadOn: typeof onViewChange = (next, options) => {
    if (shown.current === opened) onViewChange(next, options);
  };

  const collection = collectionOf(view.collection);
  const entries = (collection && entriesOf.get(collection.name)) ?? [];
  const entry = collection?.single ? entries[0] : entries.find(({ key }) => key === view.entry);
  const isEntryOpen = collection !== undefined && (entry !== undefined || view.entry !== '');
  const shared = { collectionOf, found, search, view };
  const up = {
    ...defaultContentView,
    search: view.search,
    collection: entry && collection && !collection.single ? collection.name : '',
  };

  return (
    <>
      <AdminHeading headline={headline} />
      <Section wide>
        <Stack space="l">
          {failed ? (
            <LoadFailure
              title="Failed to load content"
              shownSince={null}
              busy={loading}
              onRetry={() => void reload()}
            />
          ) : null}
          {!rows && !failed ? <Skeleton heading label="Loading content" /> : null}
          {rows ? (
            <div className={isEntryOpen ? styles.columnsOfEntry : styles.columns}>
              <div className={isEntryOpen ? styles.treeOfEntry : view.collection ? styles.treeOfOpen : undefined}>
                <Stack space="m">
                  <div role="search" aria-label="Content">
                    <TextInput
                      type="search"
                      label="Search all words"
                      value={typed}
                      maxLength={contentSearchLimit}
                      autoComplete="off"
                      onChange={setTyped}
                    />
                  </div>
                  {/* Not around the tree: what a closed <details> contains cannot be shown where there is room for it. */}
                  <details className={styles.treeMenu}>
                    <summary className={styles.treeSummary}>
                      By page
                      <Icon icon={ChevronDown} className={styles.turning} />
                    </summary>
                  </details>
                  <div className={styles.treeInMenu}>
                    <ContentTree groups={groups} found={found} view={view} search={search} />
                  </div>
                </Stack>
              </div>
              <div className={styles.pane}>
                {view.collection ? (
                  <div className={up.collection ? undefined : isEntryOpen ? styles.backOfEntry : styles.back}>
                    <Link href={contentViewAddress(up)}>
                      {up.collection ? `All ${collection!.label.toLowerCase()}` : 'All content'}
                    </Link>
                  </div>
                ) : null}
                <div ref={heading} tabIndex={-1} className={styles.paneHeading}>
                  <Heading level={2} size="xl">
                    {entry?.title ?? collection?.label ?? (search ? `Found for “${search}”` : 'Overview')}
                  </Heading>
                </div>
                {publishing.outcome ? (
                  <PublishOutcome
                    outcome={publishing.outcome}
                    collectionOf={collectionOf}
                    onDismiss={publishing.dismiss}
                  />
                ) : null}
                {collection && isEntryOpen ? (
                  <EntryPane
                    key={`${collection.name}/${entry?.key}`}
                    {...{
                      store,
                      collection,
                      entry,
                      groups,
                      rows,
                      publishing,
                      put,
                      drop,
                      onUnsavedChange,
                      files,
                      renderPreview,
                    }}
                    onLeave={() => leadOn({ ...up, collection: collection.name }, { replace: true })}
                  />
                ) : null}
                {collection && !isEntryOpen ? (
                  <CollectionPane
                    key={collection.name}
                    {...shared}
                    {...{ collection, entries, changes }}
                    onAdded={(key) => leadOn({ ...view, entry: key, page: 1 }, { replace: false })}
                  />
                ) : null}
                {collection ? null : <OverviewPane {...shared} publishing={publishing} />}
                {!collection && !search && onExport ? (
                  <ContentExchange {...{ store, collections, files, onExport }} onImported={reload} />
                ) : null}
              </div>
            </div>
          ) : null}
        </Stack>
      </Section>
    </>
  );
}
