import type { SupabaseClient } from 'npm:@supabase/supabase-js@2.119.0';
import { describeError } from '../../send-contact-email/log.ts';
import { StoreError } from '../../send-contact-email/store.ts';
import { busyTimes, CalendarError } from './calendar.ts';
import { calendarAddress } from './public-address.ts';
import { isTimeZone } from './time-zone.ts';

/** A calendar server's response, body unread. */
export interface CalendarAnswer {
  status: number;
  /** The redirect target. */
  location: string | null;
  body: AsyncIterable<Uint8Array>;
}

export interface CalendarDeps {
  /** Has the service role. */
  client: SupabaseClient;
  /**
   * Fetches a calendar without following redirects. Must reject non-public addresses, including those a name resolves
   * to, with a CalendarError, and abort with the signal.
   */
  ask: (url: URL, signal: AbortSignal) => Promise<CalendarAnswer>;
  clock: () => Date;
  log: (line: string) => void;
}

/** The maximum age of cached data, and the timeout. */
const MAX_AGE_MS = 15 * 60_000;
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 5_000_000;
const MAX_MOVES = 3;
const DAY_MS = 24 * 60 * 60_000;

interface CalendarRow {
  time_zone: string;
  calendar_url: string | null;
  calendar_read_at: string | null;
  calendar_error: string | null;
  horizon_days: number;
}

export type CalendarState = { url: false } | { url: true; count: number; error: string | null };

// BOOKING-13
/**
 * Reads the owner's calendar and stores the busy times. If it cannot be read, the previous ones stay and the reason is
 * stored. Skipped if they are less than 15 minutes old, unless `always`. Rejects if the database does not answer.
 */
export async function refreshCalendar(
  deps: CalendarDeps,
  { always = false }: { always?: boolean } = {},
): Promise<CalendarState | null> {
  const { client, clock } = deps;
  const { data, error } = await client
    .from('booking_settings')
    .select('time_zone,calendar_url,calendar_read_at,calendar_error,horizon_days')
    .order('updated_at', { ascending: false })
    .limit(1);
  if (error) throw new StoreError(error);
  const [settings] = data as CalendarRow[];
  if (!settings || !isTimeZone(settings.time_zone)) return null;
  const { calendar_url: address, calendar_read_at: readAt } = settings;
  const store = async (intervals: [string, string][] | null, failure: string | null) => {
    const stored = await client.rpc('store_busy_times', { address, intervals, failure });
    if (stored.error) throw new StoreError(stored.error);
  };
  if (address === null) {
    // Data from a removed URL is deleted too.
    if (always || readAt !== null || settings.calendar_error !== null) await store([], null);
    return { url: false };
  }
  const now = clock().getTime();
  if (!always && readAt !== null && now - Date.parse(readAt) < MAX_AGE_MS) return null;
  try {
    const text = await fetchCalendar(address, deps);
    const { intervals, skipped } = busyTimes(text, {
      from: now - DAY_MS,
      to: now + (settings.horizon_days + 2) * DAY_MS,
      timeZone: settings.time_zone,
      isOwn: isSession,
    });
    const failure = skipped === 0 ? null : `${skipped} of its repeating events could not be read.`;
    await store(
      intervals.map(({ start, end }) => [new Date(start).toISOString(), new Date(end).toISOString()]),
      failure,
    );
    return { url: true, count: intervals.length, error: failure };
  } catch (cause) {
    if (!(cause instanceof CalendarError)) throw cause;
    deps.log(`The calendar could not be read: ${describeError(cause)}`);
    await store(null, cause.message);
    return { url: true, count: 0, error: cause.message };
  }
}

/** Our own sessions, imported from our files: `bookings` has them more precisely. */
const isSession = (uid: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}@/.test(uid);

async function fetchCalendar(address: string, { ask }: CalendarDeps): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let next = address;
  try {
    for (let moves = 0; moves <= MAX_MOVES; moves++) {
      const url = calendarAddress(next);
      if (!url) throw new CalendarError('The address must begin with https:// and lead to a public server.');
      const { status, location, body } = await ask(url, signal);
      if (status >= 300 && status < 400 && location && URL.canParse(location, url)) {
        next = new URL(location, url).href;
        continue;
      }
      if (status !== 200) throw new CalendarError(`The server of the calendar answered with ${status}.`);
      return await textOf(body, signal);
    }
  } catch (cause) {
    if (cause instanceof CalendarError) throw cause;
    throw new CalendarError(
      signal.aborted ? 'The server of the calendar took too long.' : 'The server of the calendar could not be reached.',
      { cause },
    );
  }
  throw new CalendarError('The address leads from one to another without an end.');
}

async function textOf(body: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    signal.throwIfAborted();
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new CalendarError('The calendar is larger than 5 MB.');
    chunks.push(chunk);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.byteLength;
  }
  return new TextDecoder().decode(all);
}
