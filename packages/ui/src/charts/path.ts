import { round } from './scale';

/** An SVG path through the values in a 100 × 100 box; a single value is a horizontal line. */
export function pathOf(values: readonly number[], end: number): string {
  const [only] = values;
  const drawn = values.length === 1 ? [only!, only!] : values;
  return drawn
    .map((value, index) => {
      const x = (index / Math.max(1, drawn.length - 1)) * 100;
      return `${index === 0 ? 'M' : 'L'}${round(x)} ${round(100 - (value / end) * 100)}`;
    })
    .join('');
}
