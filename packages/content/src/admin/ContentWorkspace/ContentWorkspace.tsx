import { Alert, Badge, Button, Heading, Link, notify, Section, Skeleton, Stack, Text } from '@advisor/ui';
import { TextInput } from '@advisor/ui/fields';
import { Hero } from '@advisor/ui/sections';
import { useMemo, useState, type ReactNode } from 'react';
import type { Collection } from '../../collections/collection';
import type { StoredEntry } from '../../collections/stored';
import { contentEntries } from '../content/contentEntry';
import { PublishError, type ContentStore } from '../content/contentStore';
import { contentViewAddress, firstContentView, type ContentView } from '../content/contentView';
import { LoadFailure } from '../ListResults';
import * as styles from './ContentWorkspace.css';
import { EntryEditor } from './EntryEditor';
import { EntryRows } from './EntryRows';
import { useContent } from './useContent';

/** Collections that belong together: what one page shows, or what stands around every page. */
export interface ContentGroup {
  label: string;
  /** The address of the page. */
  path?: string;
  collections: readonly Collection<unknown>[];
}

export interface ContentWorkspaceProps {
  /** @default 'Content' */
  headline?: string;
  /** What can be edited, by page. */
  groups: readonly ContentGroup[];
  store: ContentStore;
  /** What is open, kept by the caller. */
  view: ContentView;
  /** Called with another view; `replace` for what is no place to go back to. */
  onViewChange: (view: ContentView, options: { replace: boolean }) => void;
  /** Called when unsaved changes appear or are gone. */
  onUnsavedChange?: (unsaved: boolean) => void;
  /** Draws a page as visitors would see it with a draft. */
  renderPreview?: (path: string, draft: StoredEntry) => ReactNode;
}

// ADMIN-19
/** The page /admin/content: everything the site says, by page, in forms that save drafts, and publishing. */
export function ContentWorkspace({
  headline = 'Content',
  groups,
  store,
  view,
  onViewChange,
  onUnsavedChange,
  renderPreview,
}: ContentWorkspaceProps) {
  const all = useMemo(() => groups.flatMap((group) => group.collections), [groups]);
  const collection = all.find(({ name }) => name === view.collection);
  const group =
    groups.find(({ path, collections }) => path && collections.some((each) => each === collection)) ?? groups[0];
  const { rows, drafts, failed, loading, reload, put } = useContent(store, collection?.name ?? '');
  const [busy, setBusy] = useState(false);
  const entries = useMemo(() => (collection && rows ? contentEntries(collection, rows) : null), [collection, rows]);
  const key = view.entry || (collection?.single ? Object.keys(collection.entries)[0]! : '');
  const entry = entries?.find((each) => each.key === key);
  const pages = groups.flatMap(({ path, label }) => (path ? [{ path, title: label }] : []));

  async function publishAll() {
    setBusy(true);
    try {
      const ready = drafts.filter(({ publish_at }) => publish_at === null);
      await store.publish(
        ready.map(({ collection: name, key: draft, updated_at }) => ({
          collection: name,
          key: draft,
          action: 'publish' as const,
          updated_at,
        })),
      );
      void notify.success(
        'Published',
        `${ready.length === 1 ? 'One draft is' : `${ready.length} drafts are`} on the site.`,
      );
      await reload();
    } catch (error) {
      console.warn('Not published', error);
      const [problem] = error instanceof PublishError ? error.problems : [];
      void notify.error(
        'Not published',
        error instanceof PublishError ? error.message : 'Nothing has changed on the site. Try again in a moment.',
      );
      if (problem)
        onViewChange({ ...firstContentView, collection: problem.collection, entry: problem.key }, { replace: false });
    } finally {
      setBusy(false);
    }
  }

  const waiting = drafts.filter(({ publish_at }) => publish_at === null).length;
  return (
    <>
      <Hero
        label="Admin"
        headline={headline}
        tagline={
          waiting === 0
            ? 'Everything the site says, by page. Nothing waits to be published.'
            : `Everything the site says, by page. ${waiting === 1 ? 'One draft waits' : `${waiting} drafts wait`} to be published.`
        }
      >
        {waiting > 0 && !view.entry ? (
          <Stack direction="row">
            <Button busy={busy} onClick={() => void publishAll()}>
              Publish all drafts
            </Button>
          </Stack>
        ) : null}
      </Hero>
      <Section wide>
        {failed ? (
          <LoadFailure title="Failed to load content" shownSince={null} busy={loading} onRetry={() => void reload()} />
        ) : null}
        <div className={styles.frame}>
          <Tree groups={groups} open={collection} drafts={drafts} />
          {collection ? (
            <Stack space="l">
              <div className={styles.backToTree}>
                <Link href={contentViewAddress(firstContentView)}>All content</Link>
              </div>
              {view.entry ? (
                <Link href={contentViewAddress({ ...firstContentView, collection: collection.name })}>
                  {collection.label}
                </Link>
              ) : null}
              {!entries && !failed ? <Skeleton heading label={`Loading ${collection.label.toLowerCase()}`} /> : null}
              {entries && key && !entry ? (
                <Alert title="There is no such entry">It may have been removed.</Alert>
              ) : null}
              {entry ? (
                <EntryEditor
                  // Begins anew with another entry, and after its draft was published or discarded.
                  key={`${collection.name}/${entry.key} ${entry.live?.updated_at ?? ''}`}
                  collection={collection}
                  entry={entry}
                  store={store}
                  pages={pages}
                  onSaved={put}
                  onStored={reload}
                  onDone={() =>
                    onViewChange(
                      { ...firstContentView, collection: collection.single ? '' : collection.name },
                      { replace: true },
                    )
                  }
                  onUnsavedChange={onUnsavedChange}
                  renderPreview={renderPreview && ((draft) => renderPreview(group?.path ?? '/home', draft))}
                />
              ) : null}
              {entries && !key ? (
                <EntryRows
                  collection={collection}
                  entries={entries}
                  store={store}
                  view={view}
                  onViewChange={onViewChange}
                  onStored={reload}
                />
              ) : null}
            </Stack>
          ) : null}
        </div>
      </Section>
    </>
  );
}

interface TreeProps {
  groups: readonly ContentGroup[];
  open: Collection<unknown> | undefined;
  drafts: readonly { collection: string }[];
}

/** What can be edited, by page, with a search over pages, lists and the words that ship. */
function Tree({ groups, open, drafts }: TreeProps) {
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const index = useMemo(
    () =>
      new Map(
        groups.flatMap(({ collections }) =>
          collections.map(
            (each) => [each.name, `${each.label}\n${JSON.stringify(each.entries)}`.toLowerCase()] as const,
          ),
        ),
      ),
    [groups],
  );
  const found = groups
    .map((group) => ({
      ...group,
      collections: group.label.toLowerCase().includes(words)
        ? group.collections
        : group.collections.filter(({ name }) => index.get(name)!.includes(words)),
    }))
    .filter(({ collections }) => collections.length > 0);
  return (
    <nav aria-label="Content" className={open ? styles.treeBesideOpen : styles.tree}>
      <TextInput label="Search pages and words" type="search" value={search} onChange={setSearch} maxLength={100} />
      {found.length === 0 ? <Text>Nothing has these words.</Text> : null}
      {found.map(({ label, path, collections }) => (
        <div key={label}>
          <Heading level={2} size="s">
            {label}
          </Heading>
          {path ? (
            <Text size="xs" tone="soft">
              {path}
            </Text>
          ) : null}
          <ul className={styles.collections}>
            {collections.map(({ name, label: title, single }) => {
              const waiting = drafts.filter(({ collection }) => collection === name).length;
              return (
                <li key={name} className={styles.collection}>
                  <Link
                    variant="plain"
                    href={contentViewAddress({ ...firstContentView, collection: name })}
                    aria-current={open?.name === name ? 'page' : undefined}
                  >
                    {single && path ? 'Words of the page' : title}
                  </Link>
                  {waiting > 0 ? <Badge tone="accent">{waiting === 1 ? '1 draft' : `${waiting} drafts`}</Badge> : null}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
