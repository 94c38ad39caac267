/** The whole numbers from 0 at which a value changes, each with the value from there on. */
export function stepsOf<Value>(valueAt: (number: number) => Value, last: number): Record<number, Value> {
  const values = Array.from({ length: last + 1 }, (_, number) => valueAt(number));
  return Object.fromEntries(
    [...values.entries()].filter(([number, value]) => number === 0 || value !== values[number - 1]),
  );
}
