/** Whether a text is a time zone name known to this runtime. A UTC offset, such as +01:00, is not. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > 64 || !/^[A-Za-z][\w+/-]*$/.test(value)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A time in words: "Tuesday, November 24, 2026, 9:00 AM to 10:00 AM (Europe/Zurich)". */
export function timeInWords(start: Date, end: Date, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone });
  // Some runtimes put a narrow no-break space before AM, which not every mail client renders.
  const plain = (text: string) => text.replaceAll('\u202f', ' ');
  return `${day.format(start)}, ${plain(clock.format(start))} to ${plain(clock.format(end))} (${timeZone})`;
}
