import type { ReactNode } from 'react';
import { levels } from '../../theme/tokens';
import { badge } from './Badge.css';

export const badgeTones = ['neutral', 'muted', 'accent', ...levels] as const;

export interface BadgeProps {
  /** One to three words. They say it all: the tone only repeats it. */
  children: ReactNode;
  /**
   * `muted` for what is over, `accent` for what is current, the four levels for risks, scores and states.
   * @default 'neutral'
   */
  tone?: (typeof badgeTones)[number];
}

/** A short fact about the thing it stands on: a role, a status, a level. Renders a `<span>`; it is no control. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
