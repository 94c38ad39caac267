import { measureElement, useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { LongListProps } from './LongListProps';
import { usePrinting } from './usePrinting';

/** Longer lists are better exported than printed. */
const maxPrintedRows = 1000;

export default function WindowedList<Item>(props: LongListProps<Item>) {
  return props.scrollsWith === 'box' ? <InBox {...props} /> : <InPage {...props} />;
}

function InPage<Item>(props: LongListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [covered, setCovered] = useState(0);
  // Content above the list may grow, such as a message, and the page with it.
  useLayoutEffect(() => {
    const measure = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    // The sticky bar at the top, so that no row is revealed under it.
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
 * The height of a row, or its last known one while hidden (in a closed tab): with heights of 0, ever more rows would seem
 * to fit on the screen and be rendered.
 */
const heightOf: typeof measureElement = (element, entry, list) =>
  measureElement(element, entry, list) || list.measurementsCache[list.indexFromElement(element)]!.size;

/** Stable for the same rows: a new function makes the list measure all of them again. */
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
    // Only a new target scrolls, not a newly filtered list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [reveal]);

  if (printing)
    return (
      <ul role="list" aria-label={label}>
        {items.slice(0, maxPrintedRows).map((item) => (
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

function scrollBoxOf(element: HTMLElement | null): HTMLElement | null {
  for (let box = element?.parentElement ?? null; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return null;
}
