import type { IsoDate } from '../shapes/kinds';
import { formatDay } from './formatDay';

/** A date of the lists, written out: "September 22, 2026". Renders a `<time>`. */
export function Day({ date }: { date: IsoDate }) {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return <time dateTime={date}>{formatDay(year, month - 1, day)}</time>;
}
