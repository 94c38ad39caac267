import { Button, Dialog, Section, Skeleton, Stack, Tabs } from '@advisor/ui';
import { TextInput } from '@advisor/ui/fields';
import { useCallback, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import type { StoredEntry } from '../../collections/stored';
import type { ContentStore } from '../contentStore';
import type { FileStore } from '../fileStore';
import { isListed, withWords } from '../entries/contentEntries';
import type { AnyCollection } from '../entries/anyCollection';
import { contentSearchLimit, defaultContentView, type ContentView } from '../contentView';
import { LoadFailure } from '../ListResults';
import { AdminHeading } from '../AdminHeading';
import { useSearchText } from '../useSearchText';
import { CollectionPane } from './CollectionPane';
import { ContentExchange, type ContentExchangeProps } from './ContentExchange';
import { DraftsPane } from './DraftsPane';
import { EntryPane } from './EntryPane';
import { FoundPane } from './FoundPane';
import { PagesPane, type ContentPage } from './PagesPane';
import { PublishOutcome } from './PublishOutcome';
import { useContent } from './useContent';
import { useEntryChanges } from './useEntryChanges';
import { usePublishing } from './usePublishing';

/** A tab with one collection. */
export interface ContentTab {
  label: string;
  collection: AnyCollection;
  /** The page that shows its entries, for the preview. */
  href?: string;
}

export interface ContentWorkspaceProps {
  /**
   * The `<h1>` of the page, which also names the tabs for screen readers.
   * @default 'Content'
   */
  headline?: string;
  /** The first tabs, in their order. */
  tabs: readonly ContentTab[];
  /** What the tab "Pages" lists. Without it there is no such tab. A collection may be on several pages. */
  pages?: readonly ContentPage[];
  /** Where entries and their drafts are loaded, saved and published. */
  store: ContentStore;
  /** What is open; see `readContentView`. */
  view: ContentView;
  /** Called with a new view. `replace` is true if it should not be a history entry of its own: a tab, a pause in typing. */
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

// ADMIN-8, ADMIN-9, ADMIN-17
/**
 * The pages /admin/content and /admin/site-settings: a tab for each kind of content, and one for what waits to be
 * published. An entry opens in a dialog, and is a draft until it is published.
 */
export function ContentWorkspace({
  headline = 'Content',
  tabs,
  pages,
  store,
  view,
  onViewChange,
  onUnsavedChange,
  files,
  renderPreview,
  onExport,
}: ContentWorkspaceProps) {
  const collections = useMemo(
    () => [
      ...new Set([...tabs.map(({ collection }) => collection), ...(pages ?? []).flatMap((page) => page.collections)]),
    ],
    [tabs, pages],
  );
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
    () => [...entriesOf.values()].flatMap((entries) => withWords(entries, search)),
    [entriesOf, search],
  );
  const drafts = useMemo(() => [...entriesOf.values()].flat().filter(({ draft }) => draft), [entriesOf]);

  const shown = useRef(opened);
  useLayoutEffect(() => {
    shown.current = opened;
  }, [opened]);
  /** For what takes time: it leads nowhere if something else is open by then. */
  const leadOn: typeof onViewChange = (next, options) => {
    if (shown.current === opened) onViewChange(next, options);
  };

  const collection = collectionOf(view.collection);
  const entry = entriesOf.get(view.collection)?.find(({ key }) => key === view.entry);
  const ofTab = tabs.find((tab) => tab.collection === collection);
  const shared = view.tab || (collection && !ofTab ? 'pages' : '');
  const openTab = shared && (pages || shared === 'drafts') ? shared : (ofTab ?? tabs[0]!).collection.name;
  const isEntryOpen = collection !== undefined && view.entry !== '';
  const closed = { ...view, entry: '' };
  const close = () => onViewChange(closed, { replace: false });
  const outcome = publishing.outcome ? (
    <PublishOutcome outcome={publishing.outcome} {...{ collectionOf, view }} onDismiss={publishing.dismiss} />
  ) : null;
  const paneOf = (each: AnyCollection) => (
    <CollectionPane
      key={each.name}
      collection={each}
      entries={entriesOf.get(each.name) ?? []}
      {...{ view, changes, collectionOf }}
      onAdded={(key) => leadOn({ ...view, collection: each.name, entry: key }, { replace: false })}
    />
  );

  return (
    <>
      <AdminHeading headline={headline}>
        {onExport ? <ContentExchange {...{ store, collections, files, onExport }} onImported={reload} /> : null}
      </AdminHeading>
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
            <>
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
              {isEntryOpen ? null : outcome}
              {search ? (
                <FoundPane
                  {...{ found, search, entriesOf, collectionOf }}
                  pages={pages ?? []}
                  view={{ ...view, search }}
                />
              ) : (
                <Tabs.Root
                  value={openTab}
                  onValueChange={(name) =>
                    onViewChange(
                      {
                        ...defaultContentView,
                        ...(name === 'pages' || name === 'drafts' ? { tab: name } : { collection: name }),
                      },
                      { replace: true },
                    )
                  }
                >
                  <Tabs.List label={`${headline} by kind`}>
                    {tabs.map((tab) => (
                      <Tabs.Tab
                        key={tab.label}
                        value={tab.collection.name}
                        {...(!tab.collection.single && {
                          count: (entriesOf.get(tab.collection.name) ?? []).filter(isListed).length,
                        })}
                      >
                        {tab.label}
                      </Tabs.Tab>
                    ))}
                    {pages ? <Tabs.Tab value="pages">Pages</Tabs.Tab> : null}
                    <Tabs.Tab value="drafts" count={drafts.length}>
                      Drafts
                    </Tabs.Tab>
                  </Tabs.List>
                  {tabs.map((tab) => (
                    <Tabs.Panel key={tab.label} value={tab.collection.name}>
                      {paneOf(tab.collection)}
                    </Tabs.Panel>
                  ))}
                  {pages ? (
                    <Tabs.Panel value="pages">
                      <PagesPane {...{ pages, entriesOf, view }} list={collection?.single ? undefined : collection}>
                        {paneOf}
                      </PagesPane>
                    </Tabs.Panel>
                  ) : null}
                  <Tabs.Panel value="drafts">
                    <DraftsPane {...{ drafts, entriesOf, collectionOf, view, publishing }} />
                  </Tabs.Panel>
                </Tabs.Root>
              )}
              {isEntryOpen ? (
                <Dialog
                  open
                  width="page"
                  title={entry?.title ?? collection.entryLabel}
                  onClose={close}
                  footer={<Button onClick={close}>Done</Button>}
                >
                  {outcome}
                  <EntryPane
                    key={`${collection.name}/${entry?.key}`}
                    {...{
                      store,
                      collection,
                      entry,
                      rows,
                      publishing,
                      put,
                      drop,
                      onUnsavedChange,
                      files,
                      renderPreview,
                    }}
                    // Of several pages the last: the landing page, which is first, may show some of the entries alone.
                    path={pages?.findLast((page) => page.collections.includes(collection))?.href ?? ofTab?.href}
                    onLeave={() => leadOn(closed, { replace: true })}
                  />
                </Dialog>
              ) : null}
            </>
          ) : null}
        </Stack>
      </Section>
    </>
  );
}
