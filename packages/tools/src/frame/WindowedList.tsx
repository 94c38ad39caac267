import { measureElement, useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { LongListProps } from './LongList';

/** The most rows that are printed: more is a book, and a file serves better. */
const mostOnPaper = 1000;

export default function WindowedList<Item>(props: LongListProps<Item>) {
  return props.scrollsWith === 'box' ? <InBox {...props} /> : <InPage {...props} />;
}

function InPage<Item>(props: LongListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [covered, setCovered] = useState(0);
  // What stands above the list may grow, with a message for example; then the page grows too.
  useLayoutEffect(() => {
    const measure = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    // By the page's bar, which stays at the top: no row is revealed under it.
    setCovered(Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0);
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const rows = useWindowVirtualizer({
    count: props.items.length,
    estimateSize: () => props.rowHeight,
    getItemKey: useItemKey(props),
    overscan: 4,
    measureElement: heightOf,
    scrollMargin: top,
    scrollPaddingStart: covered,
  });
  return <Rows {...props} list={list} rows={rows} offset={top} />;
}

function InBox<Item>(props: LongListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const rows = useVirtualizer({
    count: props.items.length,
    estimateSize: () => props.rowHeight,
    getItemKey: useItemKey(props),
    overscan: 4,
    measureElement: heightOf,
    getScrollElement: () => scrollBoxOf(list.current),
  });
  return <Rows {...props} list={list} rows={rows} offset={0} />;
}

/**
 * The height of a row that is shown. In a tab that is closed rows have none: were that believed, ever more of them would
 * fit on the screen, and each would be drawn and measured in turn.
 */
const heightOf: typeof measureElement = (element, entry, list) =>
  measureElement(element, entry, list) || list.measurementsCache[list.indexFromElement(element)]!.size;

/** The same function for the same rows: a new one makes the list measure all of them anew. */
function useItemKey<Item>({ items, keyOf }: LongListProps<Item>) {
  return useCallback((index: number) => keyOf(items[index]!), [items, keyOf]);
}

interface RowsProps<Item> extends LongListProps<Item> {
  list: RefObject<HTMLUListElement | null>;
  rows: Virtualizer<Window, Element> | Virtualizer<HTMLElement, Element>;
  offset: number;
}

function Rows<Item>({ items, keyOf, children, label, itemClassName, reveal, list, rows, offset }: RowsProps<Item>) {
  const printing = usePrinting();
  useEffect(() => {
    const index = reveal ? items.findIndex((item) => keyOf(item) === reveal.key) : -1;
    if (index >= 0) rows.scrollToIndex(index, { align: 'start' });
    // A new wish alone scrolls, not a list that was filtered anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [reveal]);

  if (printing)
    return (
      <ul role="list" aria-label={label}>
        {items.slice(0, mostOnPaper).map((item) => (
          <li key={keyOf(item)} className={itemClassName}>
            {children(item)}
          </li>
        ))}
      </ul>
    );
  return (
    <ul
      ref={list}
      role="list"
      aria-label={label}
      style={{ position: 'relative', blockSize: `${rows.getTotalSize()}px` }}
    >
      {rows.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={rows.measureElement}
          data-index={index}
          className={itemClassName}
          aria-setsize={items.length}
          aria-posinset={index + 1}
          style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start - offset}px)` }}
        >
          {children(items[index]!)}
        </li>
      ))}
    </ul>
  );
}

/** Paper has no window to scroll: all rows are there while the page is printed. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const set = (to: boolean) => () => flushSync(() => setPrinting(to));
    const [before, after] = [set(true), set(false)];
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}

function scrollBoxOf(element: HTMLElement | null): HTMLElement | null {
  for (let box = element?.parentElement ?? null; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return null;
}
