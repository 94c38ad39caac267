import { ProcessSteps, type ProcessStepsProps } from '@advisor/ui/sections';
import type { Step } from '../../shapes/shapes';
import { barsOf } from './durations';
import * as styles from './ScaledSteps.css';

export interface ScaledStepsProps extends Omit<ProcessStepsProps, 'steps'> {
  /** Comparable durations are drawn: "30 minutes", "2–3 weeks". */
  steps: readonly Step[];
}

// PAGE-44
/** The steps of a process, in order, drawn to scale on a timeline where durations are known. */
export function ScaledSteps({ steps, ...section }: ScaledStepsProps) {
  const bars = barsOf(steps.map(({ duration }) => duration));
  return (
    <ProcessSteps
      {...section}
      steps={steps.map((step, index) => {
        const bar = bars[index];
        return {
          ...step,
          drawing: bar && (
            <svg className={styles.line} viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">
              <path className={styles.whole} d="M0 4h1000" />
              <rect className={styles.perhaps} x={bar.start} width={bar.most} height="8" />
              <rect x={bar.start} width={bar.least} height="8" />
            </svg>
          ),
        };
      })}
    />
  );
}
