import type { ReactNode } from 'react';
import { formatCount } from '../../text/formatCount';
import * as chart from '../charts.css';
import { round, scaleEnd } from '../scale';
import { TableFigure } from '../TableFigure';
import * as styles from './DotChart.css';

export interface DotChartRow {
  /** The name of the row; unique. */
  label: string;
  /** 0 or more. */
  value: number;
  /** The value to compare with, 0 or more. For all rows or none. */
  before?: number;
}

export interface DotChartProps {
  /** What is shown: "Scores by category". */
  label: string;
  /** A summary sentence, or a note on the data. */
  summary?: string;
  /** The column headers: names, the values to compare with if rows have them, and values. */
  columns: readonly [names: string, values: string] | readonly [names: string, before: string, values: string];
  /** In order. */
  rows: readonly DotChartRow[];
  /**
   * The end of the scale, which starts at 0.
   * @default a round number that fits all values
   */
  max?: number;
  /** Shown instead of the chart when there are no rows. */
  nothing: ReactNode;
}

/**
 * Amounts by name as dots on one scale, each with the amount of before as a ring, if there is one. Renders a `<figure>`
 * with a `<table>`.
 */
export function DotChart({ label, summary, columns, rows, max, nothing }: DotChartProps) {
  const end = max ?? scaleEnd(rows.flatMap(({ value, before = 0 }) => [value, before]));
  const place = (value: number) => round(Math.min(100, (value / end) * 100));
  const scale = (
    <span className={styles.scale} aria-hidden>
      <span>0</span>
      <span>{formatCount(end)}</span>
    </span>
  );
  return (
    <TableFigure {...{ label, summary, columns, scale, nothing }} isEmpty={rows.length === 0}>
      {rows.map(({ label: name, value, before }) => (
        <tr key={name}>
          <th scope="row" className={chart.name}>
            {name}
            <Dots at={place(value)} before={before === undefined ? undefined : place(before)} />
          </th>
          {before === undefined ? null : <td className={chart.value}>{formatCount(before)}</td>}
          <td className={chart.value}>{formatCount(value)}</td>
        </tr>
      ))}
    </TableFigure>
  );
}

/** A dot on the line of its scale, and a ring with a line to it for what was before; both in percent. */
function Dots({ at, before }: { at: number; before: number | undefined }) {
  return (
    <svg className={styles.row} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
      <path className={styles.line} d="M0 .5H100" />
      {before === undefined ? null : (
        <>
          <path className={styles.way} d={`M${before} .5H${at}`} />
          {/* A line without length is drawn as its round ends: a dot, whatever the width of the row. */}
          <path className={styles.dot} d={`M${before} .5h0`} />
          <path className={styles.hole} d={`M${before} .5h0`} />
        </>
      )}
      <path className={styles.dot} d={`M${at} .5h0`} />
    </svg>
  );
}
