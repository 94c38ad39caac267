import { Button, EmptyState, type HeadingLevel } from '@advisor/ui';
import { SelectInput, TextInput } from '@advisor/ui/fields';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { LongList, screenOnly, windowFrom } from '../frame';
import type { Risk } from './document';
import { RegisterEntry } from './RegisterEntry';
import * as styles from './RiskMatrix.css';
import { filterRows, rowsOf, type Row } from './rows';
import { statuses, type Bands, type RiskStatus } from './rules';
import { noFilter, type RegisterFilter, type View } from './view';
import { useRiskLanguage } from './useRiskLanguage';
import type { RiskLanguage } from './words';

export interface RegisterListProps {
  /** The level of the headings inside. */
  level: HeadingLevel;
  bands: Bands;
  risks: readonly Risk[];
  view: View;
  filter: RegisterFilter;
  /** Scrolls to the risk with this id, again for each new object. */
  reveal?: { key: string };
  onFilter: (filter: RegisterFilter) => void;
  onEdit: (risk: Risk) => void;
  onDelete: (risk: Risk) => void;
}

const idOf = (row: Row) => row.risk.id;

// RISK-5
/**
 * The risks, highest score first, with search; in a scrolling box where they are beside the matrix or many. Renders fields
 * and a `<ul>`.
 */
export function RegisterList({ level, bands, risks, view, filter, reveal, ...on }: RegisterListProps) {
  const language = useRiskLanguage();
  const { t, tell } = language;
  const all = useMemo(() => rowsOf(risks, view, tell), [risks, view, tell]);
  // Deferred, so that typing stays responsive in a long register.
  const searched = useDeferredValue(filter);
  const rows = useMemo(() => filterRows(all, searched), [all, searched]);
  const box = useRef<HTMLDivElement>(null);
  useWholeRows(box, rows);
  useEffect(() => {
    // A long list scrolls itself.
    const entry = reveal && box.current?.querySelector<HTMLElement>(`[data-risk="${CSS.escape(reveal.key)}"]`);
    if (!entry || !box.current) return;
    if (scrolls(box.current)) box.current.scrollTop = entry.offsetTop;
    // After the tool has focused the heading of the register, which scrolls too; not below the notice at the end.
    else requestAnimationFrame(() => entry.scrollIntoView({ block: 'center' }));
  }, [reveal]);

  return (
    <>
      <div className={`${styles.filters} ${screenOnly}`}>
        <TextInput
          type="search"
          label={t('Search the register')}
          autoComplete="off"
          value={filter.search}
          onChange={(search) => on.onFilter({ ...filter, search })}
        />
        <SelectInput
          label={t('Status')}
          placeholder={t('All')}
          options={statuses.map((status) => ({ value: status, label: t(status) }))}
          value={filter.status}
          onChange={(status) => on.onFilter({ ...filter, status: status as RiskStatus | '' })}
        />
      </div>
      <div className={styles.found}>
        <p role="status" className={styles.small}>
          {describe(language, rows.length, risks.length, searched)}
        </p>
        {rows.length < risks.length ? (
          <Button size="small" variant="quiet" onClick={() => on.onFilter(noFilter)}>
            {t('Show all risks')}
          </Button>
        ) : null}
      </div>
      <div
        ref={box}
        role="group"
        aria-label={t('Risks, highest score first')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        className={styles.box}
        data-long={rows.length > windowFrom || undefined}
      >
        {rows.length > 0 ? (
          <LongList
            items={rows}
            keyOf={idOf}
            label={t('Risks')}
            rowHeight={190}
            itemClassName={styles.item}
            scrollsWith="box"
            {...(reveal && { reveal })}
          >
            {(row) => <RegisterEntry row={row} bands={bands} view={view} onEdit={on.onEdit} onDelete={on.onDelete} />}
          </LongList>
        ) : (
          <EmptyState level={level} heading={t('No risks match')}>
            {t('Try another word or status, or choose another cell of the matrix.')}
          </EmptyState>
        )}
      </div>
    </>
  );
}

// RISK-5
/**
 * Ends the box between two rows, at about 24 rem, and lets it rest where a row begins: the next one in the direction of the
 * scrolling. What is below the box stays where it is.
 */
function useWholeRows(box: RefObject<HTMLDivElement | null>, rows: readonly Row[]) {
  useLayoutEffect(() => {
    const { current: element } = box;
    if (!element) return;
    let before = 0;
    const settle = () => {
      if (!scrolls(element)) return release(element);
      const { clientHeight, offsetHeight, scrollHeight, scrollTop } = element;
      const borders = offsetHeight - clientHeight;
      const most = 24 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize) - borders;
      const isUp = scrollTop < before;
      before = scrollTop;
      const places = placesIn(element);
      const next = isUp
        ? places.findLast(({ start }) => start <= scrollTop + 1)
        : places.find(({ start }) => start >= scrollTop - 1);
      // The last rows fill the box.
      const first =
        next && next.start > scrollHeight - most ? places.find(({ start }) => start >= scrollHeight - most) : next;
      const end = first && places.findLast((row) => row.end <= first.start + most)?.end;
      // A row that is higher than the box.
      if (!first || !end || end <= first.start || scrollHeight <= most) return release(element);
      const height = end - first.start;
      element.style.maxBlockSize = `${height + borders}px`;
      element.style.marginBlockEnd = `${most - height}px`;
      if (Math.abs(first.start - scrollTop) > 1) element.scrollTo({ top: first.start, behavior: scrollBehavior() });
    };
    let frame = 0;
    // In a frame of its own: a long list observes the box too.
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(settle);
    });
    // A long list is loaded on demand, in place of its first rows.
    const watch = () => {
      sizes.disconnect();
      for (const child of element.children) sizes.observe(child);
    };
    const lists = new MutationObserver(watch);
    lists.observe(element, { childList: true });
    watch();
    element.addEventListener('scrollend', settle);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      lists.disconnect();
      element.removeEventListener('scrollend', settle);
      release(element);
    };
  }, [box, rows]);
}

const scrolls = (box: HTMLElement) => getComputedStyle(box).overflowY === 'auto';

/** Where the rows begin and end in the content of the box, in px. */
function placesIn(box: HTMLElement) {
  const top = box.getBoundingClientRect().top + box.clientTop - box.scrollTop;
  return [...box.querySelectorAll('ul > li')].map((row) => {
    const { top: start, bottom: end } = row.getBoundingClientRect();
    return { start: start - top, end: end - top };
  });
}

function release({ style }: HTMLElement) {
  style.maxBlockSize = '';
  style.marginBlockEnd = '';
}

const scrollBehavior = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');

function describe({ t, plural }: RiskLanguage, found: number, total: number, { cell }: RegisterFilter): string {
  const risks =
    found === total
      ? plural(total, '{count} risk', '{count} risks')
      : plural(total, '{found} of {count} risk', '{found} of {count} risks', { found });
  return cell
    ? t('{risks}, probability {probability} and impact {impact}', {
        risks,
        probability: t(cell.probability),
        impact: t(cell.impact),
      })
    : risks;
}
