import { progress } from './Progress.css';

export interface ProgressProps {
  /** What is counted, for screen readers: “Questions answered”. */
  label: string;
  /** From 0 to `max`. */
  value: number;
  /**
   * The value when complete.
   * @default 1
   */
  max?: number;
}

/** Determinate progress, at the width of its container. Renders a `<progress>`. */
export function Progress({ label, value, max = 1 }: ProgressProps) {
  return <progress className={progress} value={value} max={max} aria-label={label} />;
}
