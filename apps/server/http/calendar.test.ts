import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calendarAddress, isPublicAddress } from '@advisor/functions-shared/booking/public-address.ts';
import { refreshCalendar, type CalendarDeps } from '@advisor/functions-shared/booking/read-calendar.ts';
import { newDataDir, removeDataDir } from '../../../tests/journeys/site.ts';
import { openDataFolder, type DataFolder } from '../data/data-folder.ts';
import { openDatabase, type Database } from '../database/open.ts';
import { SUPABASE_DIR } from '../server.ts';
import { askCalendar } from './calendar.ts';

/** BOOKING-13: the owner's calendar on the real database; the calendar servers here are hostile or away. */

let folder: DataFolder;
let database: Database;
let log: string[] = [];

beforeAll(async () => {
  folder = await openDataFolder(await newDataDir(), 'owner@example.com', { log: () => undefined });
  database = await openDatabase(folder, {
    supabaseDir: SUPABASE_DIR,
    siteUrl: 'http://localhost',
    keepAlive: () => undefined,
    log: () => undefined,
  } as never);
});

afterAll(async () => {
  await database.close();
  await removeDataDir(folder.path);
});

const address = 'https://calendar.example.com/private-123.ics';

beforeEach(async () => {
  log = [];
  await database.service.from('busy_times').delete().gt('ends_at', '1970-01-01');
  await database.service.from('booking_settings').delete().neq('time_zone', '');
  await database.service.from('booking_settings').insert({ time_zone: 'Europe/Zurich', calendar_url: address });
});

async function* chunks(...parts: (string | Uint8Array)[]): AsyncIterable<Uint8Array> {
  for (const part of parts) yield typeof part === 'string' ? new TextEncoder().encode(part) : part;
}

const now = new Date();
const stamp = (hours: number) =>
  new Date(now.getTime() + hours * 3_600_000).toISOString().replaceAll(/[-:]/g, '').replace(/\.\d+/, '');
const calendar = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:${stamp(24)}\r\nDTEND:${stamp(25)}\r\nSUMMARY:Secret\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

const refresh = (ask: CalendarDeps['ask'], always = true) =>
  refreshCalendar({ client: database.service, ask, clock: () => now, log: (line) => log.push(line) }, { always });
const answering =
  (status: number, body = '', location: string | null = null): CalendarDeps['ask'] =>
  async () => ({ status, location, body: chunks(body) });
const settings = async () => (await database.service.from('booking_settings').select('*').single()).data;
const busy = async () => (await database.service.from('busy_times').select('*')).data!;

describe('an address', () => {
  it.each([
    'http://calendar.example.com/a.ics',
    'https://localhost/a.ics',
    'https://printer/a.ics',
    'https://nas.local/a.ics',
    'https://127.0.0.1/a.ics',
    'https://2130706433/a.ics',
    'https://0x7f.1/a.ics',
    'https://[::1]/a.ics',
    'https://[::ffff:10.0.0.1]/a.ics',
    'https://10.1.2.3/a.ics',
    'https://169.254.169.254/latest/meta-data',
    'https://calendar.example.com:8443/a.ics',
    'https://user:secret@calendar.example.com/a.ics',
    'file:///etc/passwd',
    'webcal://calendar.example.com/a.ics',
    '',
    7,
  ])('%s is not read', (wrong) => expect(calendarAddress(wrong)).toBeNull());

  it('is fetched if public', () => {
    expect(calendarAddress(address)?.href).toBe(address);
    expect(calendarAddress('https://8.8.8.8/a.ics')).not.toBeNull();
    for (const inside of [
      '10.0.0.1',
      '192.168.1.1',
      '172.16.0.1',
      '100.64.0.1',
      '0.0.0.0',
      '::1',
      'fc00::1',
      'fe80::1',
    ])
      expect(isPublicAddress(inside), inside).toBe(false);
    for (const outside of ['8.8.8.8', '2001:4860:4860::8888']) expect(isPublicAddress(outside), outside).toBe(true);
  });

  it('whose name resolves to this machine is rejected', async () => {
    await expect(askCalendar(new URL('https://localhost/a.ics'), AbortSignal.timeout(5_000))).rejects.toThrow(
      'does not lead to a public server',
    );
  });
});

describe('a calendar', () => {
  it('stores the busy times only', async () => {
    expect(await refresh(answering(200, calendar))).toEqual({ url: true, count: 1, error: null });
    expect(await busy()).toHaveLength(1);
    expect(JSON.stringify([await busy(), await settings()])).not.toContain('Secret');
    expect(await settings()).toMatchObject({ calendar_read_at: expect.any(String), calendar_error: null });
    // Not sooner than after 15 minutes.
    expect(await refresh(answering(500), false)).toBeNull();
  });

  it.each<[string, CalendarDeps['ask'], RegExp]>([
    ['away', async () => Promise.reject(new Error('ECONNREFUSED 1.2.3.4')), /could not be reached/],
    ['gone', answering(404), /answered with 404/],
    ['a page', answering(200, '<!doctype html><title>Sign in</title>'), /not a calendar/],
    ['going in circles', answering(302, '', address), /without an end/],
    ['leading to this machine', answering(302, '', 'http://127.0.0.1/'), /must begin with https/],
    ['leading to the network', answering(302, '', 'https://192.168.0.1/'), /must begin with https/],
    [
      'too large',
      async () => ({
        status: 200,
        location: null,
        body: chunks(...Array.from({ length: 6 }, () => new Uint8Array(1e6))),
      }),
      /larger than 5 MB/,
    ],
    [
      'breaking off',
      async () => ({
        status: 200,
        location: null,
        body: (async function* () {
          yield new Uint8Array(10);
          throw new Error('socket hang up');
        })(),
      }),
      /could not be reached/,
    ],
  ])('that is %s leaves what was read before, and says why', async (_name, ask, reason) => {
    await refresh(answering(200, calendar));
    const read = (await settings()).calendar_read_at as string;
    expect(await refresh(ask)).toMatchObject({ error: expect.stringMatching(reason) });
    expect(await busy()).toHaveLength(1);
    expect(await settings()).toMatchObject({ calendar_read_at: read, calendar_error: expect.stringMatching(reason) });
    expect(log).toHaveLength(1);
    // The URL is the owner's secret.
    expect(log[0]).not.toMatch(/private-123|1\.2\.3\.4/);
  });

  it('that is removed leaves no data', async () => {
    await refresh(answering(200, calendar));
    await database.service.from('booking_settings').update({ calendar_url: null }).neq('time_zone', '');
    expect(await refresh(answering(200, calendar), false)).toEqual({ url: false });
    expect(await busy()).toEqual([]);
    expect(await settings()).toMatchObject({ calendar_read_at: null, calendar_error: null });
  });
});
