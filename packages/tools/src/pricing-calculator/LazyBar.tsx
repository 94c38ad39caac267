import type { CSSProperties } from 'react';
import { EmptyFallback, lazyComponent } from '../frame';
import type { BarKind } from './PricingCalculator.marks';

// The amounts are text; the bars are loaded with the first results.
const Bar = lazyComponent(async () => (await import('./PricingCalculator.marks')).Bar, EmptyFallback);

export interface LazyBarProps {
  kind: BarKind;
  /** Its start and length, as fractions of the track. */
  start?: number;
  size: number;
}

/** A bar in its track. Renders a `<span>`, or nothing until loaded. */
export function LazyBar({ kind, start = 0, size }: LazyBarProps) {
  const place = { '--start': `${start * 100}%`, '--size': `${size * 100}%` } as CSSProperties;
  return <Bar $kind={kind} style={place} />;
}
