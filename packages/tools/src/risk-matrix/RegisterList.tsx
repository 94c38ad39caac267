import { Button, EmptyState, type HeadingLevel } from '@advisor/ui';
import { SelectInput, TextInput } from '@advisor/ui/fields';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { LongList, screenOnly } from '../frame';
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
/** The risks, highest score first, with search, in a scrolling box. Renders fields and a `<ul>`. */
export function RegisterList({ level, bands, risks, view, filter, reveal, ...on }: RegisterListProps) {
  const language = useRiskLanguage();
  const { t, tell } = language;
  const all = useMemo(() => rowsOf(risks, view, tell), [risks, view, tell]);
  // Typing shows before a long register is searched.
  const searched = useDeferredValue(filter);
  const rows = useMemo(() => filterRows(all, searched), [all, searched]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A long list scrolls by itself.
    const entry = reveal && box.current?.querySelector<HTMLElement>(`[data-risk="${CSS.escape(reveal.key)}"]`);
    if (entry && box.current) box.current.scrollTop = entry.offsetTop;
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
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              on.onFilter(noFilter);
              // The button disappears, and would take the focus with it.
              box.current?.focus();
            }}
          >
            {t('Show all risks')}
          </Button>
        ) : null}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <div ref={box} role="group" aria-label={t('Risks, highest score first')} tabIndex={0} className={styles.box}>
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
          <EmptyState level={level} title={t('No risks match')}>
            {t('Try another word or status, or choose another cell of the matrix.')}
          </EmptyState>
        )}
      </div>
    </>
  );
}

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
