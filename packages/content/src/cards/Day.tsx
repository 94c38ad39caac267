import type { IsoDate } from '../lists/kinds';

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day of the lists in words: "September 22, 2026". Renders a `<time>`. */
export function Day({ date }: { date: IsoDate }) {
  return <time dateTime={date}>{inWords.format(new Date(date))}</time>;
}
