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

/**
 * `September 22, 2026`, in English as all of the content is. The month counts from 0, as that of a `Date` does. Not by
 * `Intl`: the first use of it on a page keeps a slow phone busy for more than 50 ms.
 */
export const dayInWords = (year: number, month: number, day: number): string => `${months[month]} ${day}, ${year}`;
