import type { ReactNode } from 'react';
import { levels } from '../../theme/levels';
import { badge } from './Badge.css';

export const badgeTones = ['neutral', 'muted', 'accent', ...levels] as const;

export interface BadgeProps {
  /** One to three words, which must be clear without the tone. */
  children: ReactNode;
  /**
   * `muted` for past items, `accent` for current ones, the four levels for risks, scores and states.
   * @default 'neutral'
   */
  tone?: (typeof badgeTones)[number];
}

/** A short fact about an item: a role, a status, a level. Renders a `<span>`; not interactive. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
