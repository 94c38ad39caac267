import * as styles from '../charts.css';
import { pathOf } from '../path';
import { scaleEnd } from '../scale';

export interface SparklineProps {
  /** In order, 0 or more. If empty, the line is at 0. */
  values: readonly number[];
  /** What the line shows: "Pages seen by day, from 3 to 96". Leave it out where text beside it says the same. */
  label?: string;
}

/** The trend of an amount, inline beside its figure. Renders an `<svg>`. */
export function Sparkline({ values, label }: SparklineProps) {
  const drawn = values.length > 0 ? values : [0];
  return (
    <svg
      className={styles.sparkline}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path className={styles.line} d={pathOf(drawn, scaleEnd(drawn))} />
    </svg>
  );
}
