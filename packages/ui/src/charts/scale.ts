const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** The end of a scale from 0 that fits all values: a round integer of at least 1. */
export function scaleEnd(values: readonly number[]): number {
  const max = Math.max(1, ...values);
  const power = 10 ** Math.floor(Math.log10(max));
  return power * steps.find((step) => step * power >= max && Number.isInteger(step * power))!;
}

/** Rounds to the precision that SVG coordinates need. */
export const round = (value: number): number => Math.round(value * 100) / 100;
