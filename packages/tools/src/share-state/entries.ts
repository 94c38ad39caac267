import { shorten } from '@advisor/ui/text';
import { InputError } from '../language/InputError';
import { exportFile, readJson, readList, readRecord, readText, type ExportFile, type StateFormat } from '.';

/*
 * Validators for the entries of lists from outside (risks, events, terms): dates, times and ids.
 */

/** The maximum length of a file: 8 million characters, 10,000 entries of 800. */
export const maxFileCharacters = 8_000_000;

/** The maximum number of entries of a list, for which the views are fast enough. */
export const maxEntries = 10_000;

/**
 * How a list of entries is stored, linked and kept in files `{tool}-YYYY-MM-DD.json`, under `name`. Its readers throw an
 * Error that says what is wrong and where, and never return part of a list.
 */
export function listFormat<Entry extends { id: string }>(
  tool: string,
  name: string,
  readEntry: (value: unknown, path: string) => Entry,
) {
  const version = 1;
  const read = (value: unknown, path: string): Entry[] => {
    const entries = readList(value, path, maxEntries, readEntry);
    checkUniqueIds(entries, path);
    return entries;
  };
  const format: StateFormat<Entry[]> = { tool, version, maxLength: maxFileCharacters, read };
  return {
    format,
    exportFile: (entries: readonly Entry[], now: Date): ExportFile =>
      exportFile(tool, now, { version, exportedOn: now.toISOString(), [name]: entries }),
    importFile: (text: string): Entry[] => {
      const file = readRecord(readJson(text, 'The file', maxFileCharacters), 'The file');
      readVersion(file.version, version);
      return read(file[name], name);
    },
  };
}

/** A text with at least one visible character. */
export function readFilledText(value: unknown, path: string, maxLength: number): string {
  const text = readText(value, path, maxLength);
  if (text.trim() === '') throw new InputError('{path} is empty.', { path });
  return text;
}

/** A file without a version is version 1. */
export function readVersion(value: unknown, current: number): void {
  if (value === undefined || value === current) return;
  const version = shorten(JSON.stringify(value), 40);
  throw new InputError(
    'The file has the version {version}, and this tool reads version {current}. Reload the page for its latest version.',
    { version, current: String(current) },
  );
}

/** A valid day, as `YYYY-MM-DD`. */
export function readDay(value: unknown, path: string): string {
  const day = readText(value, path, 40);
  if (!/^\d{4}-\d\d-\d\d$/.test(day))
    throw new InputError('{path} must be a date such as 2026-03-31, but is "{day}".', { path, day });
  if (!isDay(day)) throw new InputError('{path} is {day}, a date that does not exist.', { path, day });
  return day;
}

/** A valid time of day, as `HH:MM`. */
export function readTime(value: unknown, path: string): string {
  const time = readText(value, path, 40);
  if (!isTime(time))
    throw new InputError('{path} must be a time from 00:00 to 23:59, but is "{time}".', { path, time });
  return time;
}

/** A valid day, or ISO timestamp with a zone. The text is returned unchanged. */
export function readTimestamp(value: unknown, path: string): string {
  const text = readText(value, path, 40);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return readDay(text, path);
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):([0-5]\d)(?:\.\d{1,9})?(?:Z|[+-](\d\d:\d\d))$/.exec(text);
  if (!parts)
    throw new InputError('{path} must be a time such as 2026-03-31T09:00:00.000Z, but is "{time}".', {
      path,
      time: text,
    });
  const [, day = '', time = '', , zone = '00:00'] = parts;
  if (!isDay(day) || !isTime(time) || !isTime(zone))
    throw new InputError('{path} is {time}, a time that does not exist.', { path, time: text });
  return text;
}

/** Refuses a list with duplicate ids. */
export function checkUniqueIds(entries: readonly { id: string }[], path: string): void {
  const first = new Map<string, number>();
  for (const [index, { id }] of entries.entries()) {
    const earlier = first.get(id);
    if (earlier !== undefined)
      throw new InputError('{path}[{index}].id is "{id}", which is already the id of {path}[{earlier}].', {
        path,
        index: String(index),
        id,
        earlier: String(earlier),
      });
    first.set(id, index);
  }
}

/** Whether `YYYY-MM-DD` is a day of the calendar: 2026-02-30 is not, and there was no year 0000. */
export function isDay(day: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(day)) return false;
  const time = Date.parse(`${day}T00:00:00Z`);
  // February 30 rolls over to March in some engines and is invalid in others.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** Whether `HH:MM` is a time of the day. */
export const isTime = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);

// Cached: checking a zone takes longer than reading the rest of an entry.
const knownZones = new Set<string>();

/** Whether times can be told in a time zone. A system without one has `Etc/Unknown`, in which browsers tell none. */
export function isTimeZone(name: string): boolean {
  try {
    if (!knownZones.has(name)) Intl.DateTimeFormat('en-US', { timeZone: name });
    knownZones.add(name);
    return true;
  } catch {
    return false;
  }
}
