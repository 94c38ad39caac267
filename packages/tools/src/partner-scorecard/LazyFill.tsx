import type { CSSProperties } from 'react';
import { Nothing, onDemand } from '../frame';
import type { FillTone } from './PartnerScorecard.marks';

// The points stand there in text at once; what draws them is loaded with the first scorecard.
const Fill = onDemand(async () => (await import('./PartnerScorecard.marks')).Fill, Nothing);

export interface LazyFillProps {
  tone: FillTone;
  /** Which part of the track is filled, 0 to 1. */
  share: number;
}

/** How far a score has come in its track. Renders a `<span>`, and nothing until it can. */
export function LazyFill({ tone, share }: LazyFillProps) {
  return <Fill $tone={tone} style={{ '--size': `${share * 100}%` } as CSSProperties} />;
}
