import type { ReactNode } from 'react';

export interface LongListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Renders the content of a list item. */
  children: (item: Item) => ReactNode;
  /** Names the list to screen readers. */
  label: string;
  /** The estimated height of a row, in px; the real height is measured. */
  rowHeight: number;
  /** The class of each `<li>`. */
  itemClassName?: string;
  /** Scrolls to the item with this key, again for each new object. */
  reveal?: { key: string };
  /**
   * What scrolls the rows: the page, or the nearest scrolling box around the list.
   * @default 'page'
   */
  scrollsWith?: 'page' | 'box';
}
