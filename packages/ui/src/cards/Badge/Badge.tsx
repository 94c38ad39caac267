import type { ReactNode } from 'react';
import type { Level } from '../../theme/levels';
import type { Tone } from '../../theme/tones';
import { badge } from './Badge.css';

export const badgeTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const satisfies readonly Tone[];

export interface BadgeProps {
  /** One to three words, which must be clear without the color. */
  children: ReactNode;
  /**
   * What the state means: `info` marks the current one, `success` that all is well, `warning` that it needs a look, `danger`
   * that something failed.
   * @default 'neutral'
   */
  tone?: (typeof badgeTones)[number];
  /** The level of a rating, such as a risk, a score or a difficulty. Its color takes the place of that of the tone. */
  level?: Level;
}

/** A short fact about an item: a role, a state, a rating. Renders a `<span>`; not interactive. */
export function Badge({ tone = 'neutral', level, children }: BadgeProps) {
  return <span className={badge[level ?? tone]}>{children}</span>;
}
