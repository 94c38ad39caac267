import type { IsoDate } from '../shapes/kinds';
import { day as unbroken } from './Day.css';
import { formatDay } from './formatDay';

/** A date as text on one line: "September 22, 2026". Renders a `<time>`. */
export function Day({ date }: { date: IsoDate }) {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return (
    <time dateTime={date} className={unbroken}>
      {formatDay(year, month - 1, day)}
    </time>
  );
}
