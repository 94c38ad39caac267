import type { CSSProperties } from 'react';
import type { Level } from '@advisor/ui/theme';
import { EmptyFallback, lazyComponent } from '../frame';

// The points are text; the bar is loaded with the first scorecard.
const Fill = lazyComponent(async () => (await import('./PartnerScorecard.marks')).Fill, EmptyFallback);

export interface LazyFillProps {
  /** The level of what is rated, if it has one. */
  level?: Level | undefined;
  /** The filled fraction, 0 to 1. */
  share: number;
}

/** The filled part of a score's bar. Renders a `<span>`, or nothing until loaded. */
export function LazyFill({ level, share }: LazyFillProps) {
  return <Fill $level={level} style={{ '--size': `${share * 100}%` } as CSSProperties} />;
}
