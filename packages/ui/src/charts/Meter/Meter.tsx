import type { Level } from '../../theme/levels';
import type { Tone } from '../../theme/tones';
import * as styles from './Meter.css';

export const meterSizes = ['medium', 'small'] as const;

export interface MeterBand {
  /** Where the band starts; 0 for the first one. It ends where the next one starts. */
  from: number;
  level: Level;
}

export interface MeterProps {
  /** What is measured, for screen readers: “Overall score”. Leave it out where text beside it gives name and value. */
  label?: string;
  /** From 0 to `max`. Leave it out for an empty scale. */
  value?: number | undefined;
  /**
   * The end of the scale.
   * @default 1
   */
  max?: number;
  /**
   * The status of the value: `neutral` for one to compare with. Bands have the colours of their levels.
   * @default 'info'
   */
  tone?: Tone;
  /** The bands of the scale, lowest first. The value is then a needle instead of a bar. */
  bands?: readonly MeterBand[];
  /**
   * `small` in rows and tables.
   * @default 'medium'
   */
  size?: (typeof meterSizes)[number];
}

/**
 * An amount on a scale with an end: a score, a share. Shown as a bar, or as a needle on bands, at the width of its
 * container. Renders an `<svg>`, which needs no inline styles and prints in colour.
 */
export function Meter({ label, value, max = 1, tone = 'info', bands, size = 'medium' }: MeterProps) {
  const place = (amount: number) => Math.min(100, Math.max(0, (amount / max) * 100));
  const at = place(value ?? 0);
  return (
    <svg
      className={styles.meter[size]}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      {...(label === undefined || value === undefined
        ? { 'aria-hidden': true }
        : {
            role: 'meter',
            'aria-label': label,
            'aria-valuemin': 0,
            'aria-valuemax': max,
            'aria-valuenow': Math.min(value, max),
          })}
    >
      {bands ? (
        bands.map((band, index) => {
          const from = place(band.from);
          const scale = { x: from, width: place(bands[index + 1]?.from ?? max) - from };
          return (
            <g key={band.from} className={styles.band[band.level]}>
              <rect className={styles.bandTrack[band.level]} height={1} {...scale} />
              <rect className={styles.drawn} y={0.8} height={0.2} {...scale} />
              {index > 0 ? <line className={styles.gap} x1={from} x2={from} y2={1} /> : null}
            </g>
          );
        })
      ) : (
        <rect className={styles.track} width={100} height={1} />
      )}
      {bands && value !== undefined ? (
        <line className={styles.needle} x1={at} x2={at} y1={-0.25} y2={1.25} />
      ) : at > 0 ? (
        // Visible at 1 % even on a phone.
        <rect className={`${styles.tone[tone]} ${styles.drawn}`} width={Math.max(1, at)} height={1} />
      ) : null}
    </svg>
  );
}
