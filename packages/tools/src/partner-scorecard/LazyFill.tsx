import type { CSSProperties } from 'react';
import { EmptyFallback, lazyComponent } from '../frame';
import type { FillTone } from './PartnerScorecard.marks';

// The points are text; the bar is loaded with the first scorecard.
const Fill = lazyComponent(async () => (await import('./PartnerScorecard.marks')).Fill, EmptyFallback);

export interface LazyFillProps {
  tone: FillTone;
  /** The filled fraction, 0 to 1. */
  share: number;
}

/** The filled part of a score's bar. Renders a `<span>`, or nothing until loaded. */
export function LazyFill({ tone, share }: LazyFillProps) {
  return <Fill $tone={tone} style={{ '--size': `${share * 100}%` } as CSSProperties} />;
}
