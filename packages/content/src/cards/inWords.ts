/*
 * Days and counts in English, as all of the content is. Not by `Intl`: the first use of it on a page keeps a slow phone
 * busy for more than 50 ms.
 */

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `September 22, 2026`. The month counts from 0, as that of a `Date` does. */
export const dayInWords = (year: number, month: number, day: number): string => `${months[month]} ${day}, ${year}`;

/** `12,400` of a whole number. */
export const countInWords = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
