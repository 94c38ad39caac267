import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import * as styles from './LongList.css';
import { onDemand } from './onDemand';

export interface LongListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Makes what stands in the list item. */
  children: (item: Item) => ReactNode;
  /** Names the list to screen readers. */
  label: string;
  /** About how high a row is, in px; the real height is measured. */
  rowHeight: number;
  /** The class of each `<li>`. */
  itemClassName?: string;
  /** Brings the item with this key into sight, again at each new object. */
  reveal?: { key: string };
  /**
   * What the rows scroll with: the page, or the nearest box around the list that scrolls.
   * @default 'page'
   */
  scrollsWith?: 'page' | 'box';
}

/** Longer lists keep only those rows in the page that are on screen. */
export const windowFrom = 100;

// Whatever its items are: the props of both are the list's own.
const WindowedList = onDemand(
  async () => (await import('./WindowedList')).default,
  FirstRows,
) as unknown as typeof PlainList;

/** A list that stays quick with 10,000 rows. Renders a `<ul>`; a long one with only the rows on screen in it. */
export function LongList<Item>(props: LongListProps<Item>) {
  if (props.items.length <= windowFrom) return <PlainList {...props} />;
  return (
    <Suspense fallback={<FirstRows {...props} />}>
      <WindowedList {...props} />
    </Suspense>
  );
}

/** Until the rest can be shown, or where it cannot. */
function FirstRows<Item>(props: LongListProps<Item>) {
  return <PlainList {...props} items={props.items.slice(0, windowFrom)} />;
}

function PlainList<Item>({
  items,
  keyOf,
  children,
  label,
  itemClassName,
  reveal,
  scrollsWith = 'page',
}: LongListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const index = reveal ? items.findIndex((item) => keyOf(item) === reveal.key) : -1;
    list.current?.children[index]?.scrollIntoView({ block: scrollsWith === 'page' ? 'start' : 'nearest' });
    // A new wish alone scrolls, not a list that was filtered anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [reveal]);
  return (
    <ul ref={list} role="list" aria-label={label}>
      {items.map((item) => (
        <li key={keyOf(item)} className={itemClassName ? `${styles.row} ${itemClassName}` : styles.row}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
