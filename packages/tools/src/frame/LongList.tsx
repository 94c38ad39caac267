import { useLanguage } from '@advisor/ui/language';
import { useEffect, useRef } from 'react';
import type { ToolWords } from '../language';
import * as styles from './LongList.css';
import type { LongListProps } from './LongListProps';
import { PartBoundary } from './PartBoundary';
import { PartStatus } from './PartStatus';
import { useLazyModule } from './useLazyModule';

/** Longer lists render only the rows on screen. */
export const windowFrom = 100;

const loadWindowed = () => import('./WindowedList');

/** A list that stays fast with 10,000 rows. Renders a `<ul>`; for a long list with only the rows on screen. */
export function LongList<Item>(props: LongListProps<Item>) {
  return props.items.length <= windowFrom ? <PlainList {...props} /> : <LongerList {...props} />;
}

function LongerList<Item>(props: LongListProps<Item>) {
  const { t } = useLanguage<ToolWords>();
  const { part, ...loading } = useLazyModule(loadWindowed);
  if (part)
    return (
      <PartBoundary resetKey={props.items}>
        <part.default {...props} />
      </PartBoundary>
    );
  return (
    <>
      <PartStatus
        {...loading}
        title={t('Only the first {shown} of {count} could be shown', { shown: windowFrom, count: props.items.length })}
      />
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
    // Only a new target scrolls, not a newly filtered list.
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
