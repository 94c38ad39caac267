import type { CSSProperties } from 'react';
import { Nothing, onDemand } from '../frame';
import type { BarKind } from './PricingCalculator.marks';

// The amounts stand there in text at once; what draws them is loaded with the first results.
const Bar = onDemand(async () => (await import('./PricingCalculator.marks')).Bar, Nothing);

export interface LazyBarProps {
  kind: BarKind;
  /** Where it begins and how long it is, as parts of the track. */
  start?: number;
  size: number;
}

/** A bar in its track. Renders a `<span>`, and nothing until it can. */
export function LazyBar({ kind, start = 0, size }: LazyBarProps) {
  const place = { '--start': `${start * 100}%`, '--size': `${size * 100}%` } as CSSProperties;
  return <Bar $kind={kind} style={place} />;
}
