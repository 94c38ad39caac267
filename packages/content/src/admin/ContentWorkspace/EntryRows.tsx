import { Badge, Button, Heading, IconButton, Link, notify, Stack, Text } from '@advisor/ui';
import { ArrowDown, ArrowUp, Plus, Trash2, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Collection } from '../../collections/collection';
import { newKey, placeBetween, stateNames, type ContentEntry } from '../content/contentEntry';
import type { ContentStore } from '../content/contentStore';
import { contentSearchLimit, contentViewAddress, type ContentView } from '../content/contentView';
import { emptyEntry, entryFields, titleIn } from '../content/entryFields';
import { ListControls } from '../ListControls';
import { ListResults } from '../ListResults';
import * as styles from './ContentWorkspace.css';

interface EntryRowsProps {
  collection: Collection<unknown>;
  entries: readonly ContentEntry[];
  store: ContentStore;
  view: ContentView;
  onViewChange: (view: ContentView, options: { replace: boolean }) => void;
  onStored: () => Promise<void>;
}

const PAGE = 50;

const titleOf = ({ titleField }: Collection<unknown>, { data, shipped, live, key }: ContentEntry) =>
  titleIn(((data ?? live?.data ?? shipped) as Record<string, unknown> | null)?.[titleField]) || key;

// ADMIN-20
/** The entries of a collection in their order, with how each stands. */
export function EntryRows({ collection, entries, store, view, onViewChange, onStored }: EntryRowsProps) {
  const [busy, setBusy] = useState<string>();
  const found = useMemo(() => {
    const words = view.search.toLowerCase();
    return words === ''
      ? entries
      : entries.filter((entry) => JSON.stringify([entry.key, entry.data]).toLowerCase().includes(words));
  }, [entries, view.search]);
  const shown = found.slice((view.page - 1) * PAGE, view.page * PAGE);
  const noun = collection.entryLabel.toLowerCase();

  async function attempt(key: string, work: () => Promise<unknown>, failure: string) {
    setBusy(key);
    try {
      await work();
      await onStored();
    } catch (error) {
      console.warn(failure, error);
      void notify.error(failure, 'Nothing has changed. Try again in a moment.');
    } finally {
      setBusy(undefined);
    }
  }

  async function save(entry: ContentEntry, change: { position?: number; data?: unknown }) {
    const { key, draft, live, data } = entry;
    const position = change.position ?? draft?.position ?? live?.position ?? null;
    const update = await store.saveDraft(
      { collection: collection.name, key, position, data: 'data' in change ? change.data : data },
      draft?.updated_at ?? null,
    );
    if (update.kind !== 'saved') throw new Error('The entry was changed elsewhere.');
  }

  function move(entry: ContentEntry, step: 1 | -1) {
    const at = entries.indexOf(entry);
    const [before, after] = step === 1 ? [at + 1, at + 2] : [at - 2, at - 1];
    return attempt(
      entry.key,
      () => save(entry, { position: placeBetween(entries[before]?.position, entries[after]?.position) }),
      'The order was not saved',
    );
  }

  function add() {
    const key = newKey(`new ${noun}`, new Set(entries.map((entry) => entry.key)));
    const data = emptyEntry(entryFields(collection.schema));
    return attempt(
      key,
      async () => {
        const last = Math.max(0, ...entries.map(({ position }) => position).filter(Number.isFinite));
        await store.saveDraft({ collection: collection.name, key, position: last + 1, data }, null);
        onViewChange({ ...view, entry: key }, { replace: false });
      },
      'The entry was not added',
    );
  }

  /** An entry that was never live is discarded; any other one is taken off the site when this is published. */
  const remove = (entry: ContentEntry) =>
    attempt(
      entry.key,
      () => (entry.state === 'new' ? store.discardDraft(collection.name, entry.key) : save(entry, { data: null })),
      'The entry was not removed',
    );

  const restore = (entry: ContentEntry) =>
    attempt(
      entry.key,
      () =>
        entry.draft
          ? store.discardDraft(collection.name, entry.key)
          : save(entry, { data: entry.live?.data ?? entry.shipped }),
      'The entry was not restored',
    );

  return (
    <Stack space="l">
      <Stack direction="row" justify="between">
        <Heading level={2} size="xl">
          {collection.label}
        </Heading>
        <Button icon={<Plus aria-hidden size={20} strokeWidth={1.5} absoluteStrokeWidth />} onClick={() => void add()}>
          Add {noun}
        </Button>
      </Stack>
      <ListControls
        label={`${collection.label} to show`}
        search={{
          label: 'Search',
          value: view.search,
          maxLength: contentSearchLimit,
          onChange: (search) => onViewChange({ ...view, search, page: 1 }, { replace: true }),
        }}
        choices={[]}
      />
      {found.length === 0 ? <Text>No {noun} has these words.</Text> : null}
      <ListResults
        label={collection.label}
        page={view.page}
        size={PAGE}
        total={found.length}
        loading={busy !== undefined}
        hrefOf={(page) => contentViewAddress({ ...view, page })}
      >
        <ol className={styles.rows}>
          {shown.map((entry) => {
            const title = titleOf(collection, entry);
            const isGone = entry.state === 'removal' || entry.state === 'removed';
            const at = entries.indexOf(entry);
            return (
              <li key={entry.key} className={styles.row}>
                <Link href={contentViewAddress({ ...view, entry: entry.key })}>{title}</Link>
                <Badge tone={entry.state === 'attention' ? 'high' : isGone ? 'muted' : 'neutral'}>
                  {stateNames[entry.state]}
                </Badge>
                <div className={styles.rowActions}>
                  <IconButton
                    label={`Move up ${title}`}
                    icon={<ArrowUp size={20} strokeWidth={1.5} />}
                    disabled={at === 0 || isGone || view.search !== '' || busy !== undefined}
                    onClick={() => void move(entry, -1)}
                  />
                  <IconButton
                    label={`Move down ${title}`}
                    icon={<ArrowDown size={20} strokeWidth={1.5} />}
                    disabled={at === entries.length - 1 || isGone || view.search !== '' || busy !== undefined}
                    onClick={() => void move(entry, 1)}
                  />
                  {isGone ? (
                    <IconButton
                      label={`Put back ${title}`}
                      icon={<Undo2 size={20} strokeWidth={1.5} />}
                      disabled={busy !== undefined}
                      onClick={() => void restore(entry)}
                    />
                  ) : (
                    <IconButton
                      label={`Remove ${title}`}
                      icon={<Trash2 size={20} strokeWidth={1.5} />}
                      disabled={busy !== undefined}
                      onClick={() => void remove(entry)}
                    />
                  )}
                </div>
              </li>
            );
          })}
        </ol>
      </ListResults>
    </Stack>
  );
}
