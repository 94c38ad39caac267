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
 * `September 22, 2026`, in English like all content. The month is zero-based, as in `Date`. Does not use
 * `Intl`, whose first use on a page blocks a slow phone for more than 50 ms.
 */
export const formatDay = (year: number, month: number, day: number): string => `${months[month]} ${day}, ${year}`;
