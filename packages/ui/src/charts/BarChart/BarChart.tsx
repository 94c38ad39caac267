import type { ReactNode } from 'react';
import { formatCount } from '../../text/formatCount';
import { ChartFigure } from '../ChartFigure';
import * as styles from '../charts.css';
import { round } from '../scale';

export interface ChartPoint {
  /** The name of the step; unique: "12 Nov". */
  label: string;
  /** 0 or more. */
  value: number;
}

export interface BarChartProps {
  /** What is shown: "Pages seen". */
  label: string;
  /** A summary sentence above the bars: "1,204 in 30 days, most on 12 Nov." */
  summary?: string;
  /** The dimension of the axis, as the table header: "Day". */
  along: string;
  /** In order; the scale starts at 0. */
  points: readonly ChartPoint[];
  /** Shown instead of a chart when there are no points, or all are 0. */
  nothing: ReactNode;
}

/** Amounts by day or other steps, as bars and, in a disclosure, as a table. Renders a `<figure>`. */
export function BarChart({ label, summary, along, points, nothing }: BarChartProps) {
  const width = 100 / Math.max(1, points.length);
  return (
    <ChartFigure
      label={label}
      summary={summary}
      along={along}
      steps={points.map((point) => point.label)}
      series={[{ name: label, values: points.map(({ value }) => value) }]}
      nothing={nothing}
    >
      {(end, captionId) => (
        <svg
          className={styles.drawing}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={captionId}
        >
          {points.map((point, index) => {
            const height = (point.value / end) * 100;
            return (
              <g key={point.label}>
                <title>{`${point.label}: ${formatCount(point.value)}`}</title>
                <rect className={styles.room} x={round(index * width)} width={round(width)} y={0} height={100} />
                <rect
                  className={styles.bar}
                  x={round((index + 0.15) * width)}
                  width={round(width * 0.7)}
                  y={round(100 - height)}
                  height={round(height)}
                />
              </g>
            );
          })}
        </svg>
      )}
    </ChartFigure>
  );
}
