import { Button, Disclosure, Link, notify, Stack, VisuallyHidden } from '@advisor/ui';
import { TextInput } from '@advisor/ui/fields';
import { tidyText } from '@advisor/ui/text';
import { useCallback, useEffect, useState } from 'react';
import type { MessageStore, SavedFilter } from '../messages/messageStore';
import * as styles from './MessageManager.css';

export interface SavedFiltersProps {
  store: MessageStore;
  /** The query of the current filter, which can be saved. */
  query: string;
}

// MESSAGE-12
/** This owner's saved filters, as links, with controls to reorder, delete and save. Renders a `<details>`. */
export function SavedFilters({ store, query }: SavedFiltersProps) {
  const [filters, setFilters] = useState<readonly SavedFilter[]>([]);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const load = useCallback(async () => {
    try {
      setFilters(await store.listFilters());
    } catch (error) {
      // The list already reports an unreachable server.
      console.warn('Saved filters were not loaded', error);
    }
  }, [store]);
  useEffect(() => void load(), [load]);

  async function run(what: () => Promise<unknown>) {
    setBusy(true);
    try {
      await what();
      setName('');
    } catch (error) {
      console.error('Failed to save the filters', error);
      void notify.error('Failed to save the filters', 'Another one may have this name. Try again.');
    } finally {
      setBusy(false);
    }
    await load();
  }

  const tidy = tidyText(name, 'line').trim();
  return (
    <Disclosure summary={filters.length > 0 ? `Saved filters (${filters.length})` : 'Saved filters'}>
      <Stack space="s">
        {filters.length > 0 ? (
          <ol className={styles.filterList} aria-label="Saved filters">
            {filters.map((filter, place) => (
              <li key={filter.id} className={styles.action}>
                <Link href={filter.query}>{filter.name}</Link>
                {place > 0 ? (
                  <Button
                    variant="quiet"
                    size="small"
                    busy={busy}
                    onClick={() => void run(() => store.orderFilters(movedUp(filters, place).map(({ id }) => id)))}
                  >
                    Move up<VisuallyHidden> {filter.name}</VisuallyHidden>
                  </Button>
                ) : null}
                <Button
                  variant="quiet"
                  destructive
                  size="small"
                  busy={busy}
                  onClick={() => void run(() => store.removeFilter(filter.id))}
                >
                  Delete<VisuallyHidden> the filter {filter.name}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ol>
        ) : null}
        <form
          className={styles.action}
          onSubmit={(event) => {
            event.preventDefault();
            if (tidy !== '') void run(() => store.addFilter(tidy, query, filters.length));
          }}
        >
          <TextInput label="Name for the present filter" value={name} maxLength={60} onChange={setName} />
          <Button type="submit" variant="secondary" busy={busy}>
            Save filter
          </Button>
        </form>
      </Stack>
    </Disclosure>
  );
}

function movedUp(filters: readonly SavedFilter[], place: number): SavedFilter[] {
  const moved = [...filters];
  moved.splice(place - 1, 0, ...moved.splice(place, 1));
  return moved;
}
