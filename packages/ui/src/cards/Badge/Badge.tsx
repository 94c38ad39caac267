import type { ReactNode } from 'react';
import type { Level } from '../../theme/levels';
import type { Tone } from '../../theme/tones';
import * as styles from './Badge.css';

export interface BadgeProps {
  /** One to three words that are clear without the colour. */
  children: ReactNode;
  /**
   * The status: `info` for current items, `success` for what is well, `warning` and `danger` for what needs attention.
   * @default 'neutral'
   */
  tone?: Tone;
  /** The level of a risk or a score, in place of a tone. */
  level?: Level;
  /**
   * Whether it is about something past or closed: softer text, with the neutral tone alone.
   * @default false
   */
  muted?: boolean;
}

/** A short fact about an item: a role, a status, a level. Renders a `<span>`; not interactive. */
export function Badge({ tone = 'neutral', level, muted = false, children }: BadgeProps) {
  const tint = level ? styles.level[level] : muted && tone === 'neutral' ? styles.muted : styles.tone[tone];
  return <span className={`${styles.badge} ${tint}`}>{children}</span>;
}
