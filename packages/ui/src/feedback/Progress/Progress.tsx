import { useId } from 'react';
import * as styles from './Progress.css';

export interface ProgressProps {
  /** What is going on: "Questions answered", the name of a file that is sent. */
  label: string;
  /** How much is done, from 0 to `max`. */
  value: number;
  /**
   * How much there is to do.
   * @default 100
   */
  max?: number;
  /** How much is done, in words: "3 of 10", "45%". */
  valueText: string;
}

/** How far something has come whose end is known. Renders a `<div>` with a `<progress>`. */
export function Progress({ label, value, max = 100, valueText }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <p className={styles.words}>
        <span id={id}>{label}</span> <span className={styles.value}>{valueText}</span>
      </p>
      <progress aria-labelledby={id} value={value} max={max} className={styles.bar} />
    </div>
  );
}
