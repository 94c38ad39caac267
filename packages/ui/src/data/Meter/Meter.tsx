import { useId } from 'react';
import { Badge } from '../../cards/Badge';
import type { Level } from '../../theme/levels';
import * as styles from './Meter.css';

/** The values from `from` to where the next band begins, which mean the same. */
export interface MeterBand {
  /** The lowest value of the band, a whole number. */
  from: number;
  /** What the values mean: "Weakness". Without it there is no badge. */
  name?: string;
  /** How high the values rate, for their color. Without it they are neutral. */
  level?: Level;
}

interface Measured {
  /** The value, from 0 to `max`. Without it the empty scale is shown. */
  value?: number | undefined;
  /**
   * The highest value.
   * @default 100
   */
  max?: number;
  /** The value in words: "53 %", "18 of 25 points". */
  valueText: string;
  /** What the values mean, lowest first; the first band begins at 0. */
  bands?: readonly MeterBand[];
  /**
   * A `bar` is as long as the value. A `gauge` is for the main result of a page: large, with a marker on the scale of its
   * bands, which are listed below it.
   * @default 'bar'
   */
  variant?: 'bar' | 'gauge';
}

interface Labeled {
  /** What is measured. */
  label: string;
  labelledBy?: never;
}

interface LabeledByOther {
  label?: never;
  /** The id of a text that says what is measured, such as a heading, in place of `label`. */
  labelledBy: string;
}

export type MeterProps = Measured & (Labeled | LabeledByOther);

const percent = (share: number) => `${share * 100}%`;
/** The gap before a band, as a part of the scale. */
const gap = 0.005;

/** A value on a scale that begins at 0, such as a score, and what it means. Renders a `<div>`. */
export function Meter({ label, labelledBy, value, max = 100, valueText, bands = [], variant = 'bar' }: MeterProps) {
  const id = useId();
  const name = labelledBy ?? id;
  const shown = value === undefined ? undefined : Math.min(Math.max(value, 0), max);
  const band = shown === undefined ? undefined : bands.findLast(({ from }) => shown >= from);
  const share = (shown ?? 0) / max;
  const ranges = bands.map(({ from, ...range }, at) => {
    const next = bands[at + 1]?.from;
    const start = from / max + (at > 0 ? gap : 0);
    return { ...range, from, start, end: (next ?? max) / max, last: next === undefined ? max : next - 1 };
  });
  // A drawing, whose lengths are attributes: a Content-Security-Policy may refuse styles in HTML.
  const drawing = {
    'data-mirrored': true,
    className: styles.drawing[variant],
    ...(shown === undefined
      ? { 'aria-hidden': true }
      : {
          role: 'meter',
          'aria-labelledby': name,
          'aria-valuemin': 0,
          'aria-valuemax': max,
          'aria-valuenow': shown,
          'aria-valuetext': valueText,
        }),
  };
  return (
    <div className={styles.meter}>
      <p className={styles.words}>
        {label === undefined ? null : (
          <span id={id} className={styles.label[variant]}>
            {label}
          </span>
        )}{' '}
        <span className={styles.value[variant]}>{valueText}</span>{' '}
        {band?.name ? <Badge {...(band.level && { level: band.level })}>{band.name}</Badge> : null}
      </p>
      {variant === 'bar' ? (
        <svg {...drawing}>
          <rect width="100%" height="100%" className={styles.tint.none} />
          <rect width={percent(share)} height="100%" className={styles.line[band?.level ?? 'none']} />
        </svg>
      ) : (
        <>
          <svg {...drawing}>
            {ranges.map(({ from, start, end, level }) => (
              <BandShape key={from} level={level} x={percent(start)} width={percent(end - start)} y={4} height={16} />
            ))}
            {shown === undefined ? null : (
              <rect
                x={percent(share)}
                width="4"
                height="24"
                rx="2"
                // Stays within the scale at both of its ends.
                transform={`translate(${-4 * share})`}
                className={styles.marker}
              />
            )}
          </svg>
          <ul role="list" aria-labelledby={name} className={styles.legend}>
            {ranges.map(({ from, last, name, level }) => (
              <li key={from} className={styles.entry}>
                <svg aria-hidden className={styles.drawing.swatch}>
                  <BandShape level={level} width="12" height={12} />
                </svg>
                <span>{name}</span> <span className={styles.range}>{`${from}–${last}`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface BandShapeProps {
  level: Level | undefined;
  x?: string;
  y?: number;
  width: string;
  height: number;
}

/** The color of a band, with a line at the bottom. Renders two `<rect>`. */
function BandShape({ level, y = 0, height, ...shape }: BandShapeProps) {
  return (
    <>
      <rect {...shape} y={y} height={height} className={styles.tint[level ?? 'none']} />
      <rect {...shape} y={y + height - 3} height="3" className={styles.line[level ?? 'none']} />
    </>
  );
}
