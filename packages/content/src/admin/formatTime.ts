/** A date and time in the locale and time zone of the browser, from ISO 8601. */
export const formatTime = (iso: string): string =>
  new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
