import { formatCount } from '../../text/formatCount';
import { drawn, meter, tone } from '../Meter/Meter.css';
import { round } from '../scale';
import * as styles from './Waterfall.css';

export interface WaterfallStep {
  /** Names the step, differently from all others. */
  label: string;
  /** What it adds, or takes away where it is negative; of a sum, what has come together. Left out while it is not known. */
  value?: number | undefined;
  /**
   * Whether it is what has come together so far, drawn from 0.
   * @default false
   */
  sum?: boolean;
  /** What the value is made of: "Backup $300 · Security $500". */
  detail?: string | undefined;
}

export interface WaterfallProps {
  /** Names the chart for screen readers; others have the heading above it. */
  label: string;
  /** In their order, with the sum last. */
  steps: readonly WaterfallStep[];
  /**
   * Writes a value: as money, in hours.
   * @default formatCount
   */
  format?: (value: number) => string;
}

/**
 * How a sum comes together: each bar starts where the one above ended. Every value is in text beside its bar. Renders a
 * `<figure>` with a `<dl>`.
 */
export function Waterfall({ label, steps, format = formatCount }: WaterfallProps) {
  const bars = barsOf(steps);
  const low = Math.min(0, ...bars.flat());
  const high = Math.max(0, ...bars.flat());
  const place = (value: number) => (high > low ? round(((value - low) / (high - low)) * 100) : 0);
  const zero = place(0);
  return (
    <figure aria-label={label} className={styles.chart}>
      <div className={styles.scale[high > low ? 'drawn' : 'bare']} aria-hidden>
        <span>{format(low)}</span>
        {high > 0 ? <span>{format(high)}</span> : null}
      </div>
      <dl className={styles.steps}>
        {steps.map(({ label: name, value, sum = false, detail }, index) => {
          const [from, to] = bars[index]!.map(place) as [number, number];
          // What is small can be seen on a phone too.
          const width = Math.max(1, to - from);
          return (
            <div key={name} className={styles.step[sum ? 'sum' : 'change']}>
              <dt>{name}</dt>
              <dd className={styles.value}>{value === undefined ? '–' : format(value)}</dd>
              <dd className={styles.track[value ? 'drawn' : 'bare']} aria-hidden>
                <svg className={meter.medium} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
                  <line className={styles.zero} x1={zero} x2={zero} y2={1} />
                  {value ? (
                    <rect
                      className={value < 0 ? styles.hollow : `${tone[sum ? 'info' : 'neutral']} ${drawn}`}
                      x={Math.min(from, 100 - width)}
                      width={width}
                      height={1}
                    />
                  ) : null}
                </svg>
              </dd>
              {detail ? <dd className={styles.detail}>{detail}</dd> : null}
            </div>
          );
        })}
      </dl>
    </figure>
  );
}

/** Where the bar of each step begins and ends, the lower value first. */
function barsOf(steps: readonly WaterfallStep[]): [number, number][] {
  let end = 0;
  return steps.map(({ value = 0, sum }) => {
    const start = sum ? 0 : end;
    end = start + value;
    return start < end ? [start, end] : [end, start];
  });
}
