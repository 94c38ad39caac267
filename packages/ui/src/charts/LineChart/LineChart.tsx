import type { ReactNode } from 'react';
import { ChartFigure } from '../ChartFigure';
import * as styles from '../charts.css';
import { pathOf } from '../path';

export interface ChartSeries {
  /** "Forms started" */
  name: string;
  /** One for each step, 0 or more. */
  values: readonly number[];
}

export interface LineChartProps {
  /** What is shown: "Forms". */
  label: string;
  /** A summary sentence above the lines. */
  summary?: string;
  /** The dimension of the axis, as the table header: "Day". */
  along: string;
  /** The names of the steps, in order; unique. */
  steps: readonly string[];
  /** One line, or two to compare. */
  series: readonly [ChartSeries] | readonly [ChartSeries, ChartSeries];
  /** Shown instead of a chart when there are no steps, or all values are 0. */
  nothing: ReactNode;
}

const classOf = (index: number) => (index === 0 ? styles.line : styles.otherLine);

/**
 * One or two amounts by day or other steps, as lines that differ by color and dashes and, in a disclosure, as a table.
 * Renders a `<figure>`.
 */
export function LineChart({ label, summary, along, steps, series, nothing }: LineChartProps) {
  return (
    <ChartFigure
      label={label}
      summary={summary}
      along={along}
      steps={steps}
      series={series}
      nothing={nothing}
      legend={
        series.length > 1 ? (
          <ul className={styles.legend} aria-hidden>
            {series.map(({ name }, index) => (
              <li key={name} className={styles.legendItem}>
                <svg className={styles.sample} viewBox="0 0 24 2">
                  <path className={classOf(index)} d="M0 1H24" />
                </svg>
                {name}
              </li>
            ))}
          </ul>
        ) : null
      }
    >
      {(end, captionId) => (
        <svg
          className={styles.drawing}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={captionId}
        >
          {series.map(({ name, values }, index) => (
            <path key={name} className={classOf(index)} d={pathOf(values, end)} />
          ))}
        </svg>
      )}
    </ChartFigure>
  );
}
