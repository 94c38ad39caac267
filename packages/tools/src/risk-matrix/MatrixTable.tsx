import { Badge, Button, Heading, VisuallyHidden, type HeadingLevel } from '@advisor/ui';
import { useId, useRef, type CSSProperties } from 'react';
import { screenOnly } from '../frame';
import * as styles from './RiskMatrix.css';
import type { RegisterFilter, View } from './view';
import { legend, levels, type Bands, type Cell, type Level } from './rules';
import { useRiskLanguage } from './useRiskLanguage';

export interface MatrixTableProps {
  level: HeadingLevel;
  bands: Bands;
  /** By rows from the top, from the engine's `grid`. */
  cells: readonly (readonly Cell[])[];
  view: View;
  /** The charts for cells with risks, once loaded. */
  marks: Pick<typeof import('./filled'), 'CountMark' | 'HeatBar'> | undefined;
  /** The cell that the register is filtered by. */
  chosen: RegisterFilter['cell'];
  onChoose: (cell: RegisterFilter['cell']) => void;
  onGoToRegister: () => void;
}

// RISK-4, RISK-12
/** The 4 × 4 grid of buttons that filter the register, and its legend. Renders a `<section>` with a `<table>`. */
export function MatrixTable({ level, bands, cells, view, marks, chosen, onChoose, onGoToRegister }: MatrixTableProps) {
  const { t } = useRiskLanguage();
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const most = Math.max(...cells.flat().map(({ count }) => count));
  return (
    <section aria-labelledby={id} className={styles.matrix}>
      <Heading level={level} size="xl" id={id}>
        {t('Matrix')}
      </Heading>
      <table ref={table} className={styles.table}>
        <caption className={styles.caption}>
          <span>
            {view === 'after'
              ? t('Risks by probability and impact, after mitigation: the score, the level, and how many risks.')
              : t('Risks by probability and impact, before mitigation: the score, the level, and how many risks.')}
          </span>{' '}
          <span className={screenOnly}>{t('A cell shows its risks in the register.')}</span>
        </caption>
        <colgroup>
          <col className={styles.axisColumn} />
          <col className={styles.namesColumn} />
          <col span={levels.length} />
        </colgroup>
        <thead>
          <tr>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the corner between the two axes */}
            <td colSpan={2} rowSpan={2} />
            <th scope="colgroup" colSpan={levels.length} className={styles.axis}>
              <span>{t('Probability')}</span> <span aria-hidden="true">→</span>
            </th>
          </tr>
          <tr>
            {levels.map((name) => (
              <th key={name} scope="col" className={styles.name}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((row, index) => (
            <tr key={row[0]?.impact}>
              {index === 0 ? (
                <th scope="rowgroup" rowSpan={cells.length} className={styles.upright}>
                  <span>{t('Impact')}</span> <span aria-hidden="true">→</span>
                </th>
              ) : null}
              <th scope="row" className={styles.rowName}>
                {row[0] && t(row[0].impact)}
              </th>
              {row.map((cell) => {
                const pressed = chosen?.probability === cell.probability && chosen.impact === cell.impact;
                return (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its button has a name
                  <td key={cell.probability}>
                    <button
                      type="button"
                      className={`${styles.cell} ${styles.heat[cell.level]}`}
                      aria-pressed={pressed}
                      onClick={() => onChoose(pressed ? undefined : cell)}
                    >
                      <VisuallyHidden>
                        {t('Probability {probability}, impact {impact}: score', {
                          probability: t(cell.probability),
                          impact: t(cell.impact),
                        })}{' '}
                      </VisuallyHidden>
                      <span className={styles.score}>{cell.score}</span>
                      <span className={styles.cellLevel}>{t(cell.level)}</span>
                      <Count cell={cell} most={most} marks={marks} />
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul role="list" aria-label={t('Legend: scores of each level')} className={styles.badges}>
        {legend(bands).map((entry) => (
          <li key={entry.level}>
            <Badge level={entry.level.toLowerCase() as Lowercase<Level>}>{`${t(entry.level)} ${entry.range}`}</Badge>
          </li>
        ))}
      </ul>
      {chosen ? (
        <div className={`${styles.buttons} ${screenOnly}`}>
          <Button size="small" variant="secondary" onClick={onGoToRegister}>
            {t('Go to these risks')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              // The button disappears, and would take the focus with it.
              table.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
              onChoose(undefined);
            }}
          >
            {t('Show all cells')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Count({ cell, most, marks }: Pick<MatrixTableProps, 'marks'> & { cell: Cell; most: number }) {
  const { plural, formatNumber } = useRiskLanguage();
  const words = (
    <>
      <span>{formatNumber(cell.count)}</span>
      <VisuallyHidden>{` ${plural(cell.count, 'risk', 'risks')}`}</VisuallyHidden>
    </>
  );
  if (!marks || cell.count === 0) return <span className={styles.count}>{words}</span>;
  return (
    <>
      <marks.CountMark $level={cell.level} className={styles.count}>
        {words}
      </marks.CountMark>
      <marks.HeatBar aria-hidden="true" $level={cell.level} style={{ '--share': cell.count / most } as CSSProperties} />
    </>
  );
}
