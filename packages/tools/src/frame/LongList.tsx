import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './LongList.css';
import { PartBoundary } from './PartBoundary';
import { PartStatus } from './PartStatus';
import { useOnDemand } from './useOnDemand';

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

const loadWindowed = () => import('./WindowedList');

/** A list that stays quick with 10,000 rows. Renders a `<ul>`; a long one with only the rows on screen in it. */
export function LongList<Item>(props: LongListProps<Item>) {
  return props.items.length <= windowFrom ? <PlainList {...props} /> : <LongerList {...props} />;
}

function LongerList<Item>(props: LongListProps<Item>) {
  const { part, ...loading } = useOnDemand(loadWindowed);
  if (part)
    return (
      <PartBoundary resetKey={props.items}>
        <part.default {...props} />
      </PartBoundary>
    );
  return (
    <>
      <PartStatus {...loading} title={`Only the first ${windowFrom} of ${props.items.length} could be shown`} />
      <PlainList {...props} items={props.items.slice(0, windowFrom)} />
    </>
  );
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
