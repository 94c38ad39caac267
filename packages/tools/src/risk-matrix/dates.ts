import { isDay, readTimestamp } from '../share-state/entries';

/** How a column writes day and month. */
export const dayOrders = ['Day first', 'Month first'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** What a text of a column of dates means. Days are `YYYY-MM-DD`. */
export type DateReading =
  /** One moment or day. `order` is there if the text can only be read so. */
  | { kind: 'date'; date: string; order?: DayOrder }
  /** One of two days. */
  | { kind: 'dayOrder'; days: Readonly<Record<DayOrder, string>> }
  /** A day if the number counts from the end of 1899, as those of spreadsheets do. */
  | { kind: 'dayNumber'; day: string };

/** No date is longer, also in words and with a time. */
const maxLength = 60;
/** The numbers of 1954-10-03 and 2119-01-11. Others are more likely years, or numbers of something else. */
const [firstNumber, lastNumber] = [20_000, 80_000];

/** Months in English and Spanish, which tables are read in. */
const months =
  'january enero,february febrero,march marzo,april abril,may mayo,june junio,july julio,august agosto,september septiembre,october octubre,november noviembre,december diciembre'
    .split(',')
    .map((names) => names.split(' '));

/** Reads a date as spreadsheets and people write it; undefined for any other text. The time of a day without a time zone is left out. */
export function readDate(source: string): DateReading | undefined {
  if (source.length > maxLength) return undefined;
  const moment = momentIn(source);
  if (moment !== undefined) return { kind: 'date', date: moment };
  const number = /^(\d{5})(?:\.\d+)?$/.exec(source);
  if (number) {
    const days = Number(number[1]);
    if (days < firstNumber || days > lastNumber) return undefined;
    return { kind: 'dayNumber', day: new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10) };
  }
  const text = source
    .toLowerCase()
    .replace(/[,\s]+/g, ' ')
    .replace(/(?: |(?<=\d)t)\d{1,2}:\d\d.*$/, '');
  return numericDate(text) ?? dateInWords(text);
}

function momentIn(text: string): string | undefined {
  try {
    return readTimestamp(text, 'date');
  } catch {
    return undefined;
  }
}

function numericDate(text: string): DateReading | undefined {
  const [, first = '', , second = '', third = ''] = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})$/.exec(text) ?? [];
  if (first.length === 4) return dayOf(first, second, third);
  const dayFirst = dayOf(third, second, first);
  const monthFirst = dayOf(third, first, second);
  if (!dayFirst || !monthFirst) {
    const found = dayFirst ?? monthFirst;
    return found && { ...found, order: dayFirst ? 'Day first' : 'Month first' };
  }
  if (dayFirst.date === monthFirst.date) return dayFirst;
  return { kind: 'dayOrder', days: { 'Day first': dayFirst.date, 'Month first': monthFirst.date } };
}

/** "1 Nov 2021", "1-Nov-21", "1 de noviembre de 2021" or "November 1st 2021". */
function dateInWords(text: string): DateReading | undefined {
  const plain = text.normalize('NFD').replace(/\p{Mn}/gu, '');
  const [, day, word, year] = /^(\d{1,2})(?:st|nd|rd|th)?[ .-]+(?:de )?([a-z]+)[ .-]+(?:de )?(\d+)$/.exec(plain) ?? [];
  if (word) return dayOf(year!, monthOf(word), day!);
  const [, name, date, end] = /^([a-z]+)[ .-]+(\d{1,2})(?:st|nd|rd|th)?[ -](\d{4})$/.exec(plain) ?? [];
  return name ? dayOf(end!, monthOf(name), date!) : undefined;
}

const monthOf = (word: string): string =>
  word.length < 3 ? '' : String(months.findIndex((names) => names.some((name) => name.startsWith(word))) + 1);

/** Years of two digits are those from 1970 to 2069. */
function dayOf(year: string, month: string, day: string): Extract<DateReading, { kind: 'date' }> | undefined {
  if (![2, 4].includes(year.length) || day.length > 2) return undefined;
  const whole = year.length === 4 ? year : `${year < '70' ? '20' : '19'}${year}`;
  const date = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(date) ? { kind: 'date', date } : undefined;
}
