import { afterEach, expect, it, vi } from 'vitest';
import { hostedCalendar } from './hosted-calendar.ts';

/** BOOKING-13, with fakes for the runtime's DNS and network. */

afterEach(() => void vi.unstubAllGlobals());

/** Fetches a URL whose host resolves to these addresses, and returns the requests made. */
async function ask(
  address: string,
  records: Partial<Record<'A' | 'AAAA', string[]>>,
  signal = new AbortController().signal,
) {
  const fetched = vi.fn<typeof fetch>(async () => new Response('BEGIN:VCALENDAR'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('Deno', {
    // As in Deno: a missing record is an error.
    resolveDns: async (_name: string, type: 'A' | 'AAAA') =>
      records[type] ?? Promise.reject(new Error('no record found')),
  });
  const answer = await hostedCalendar(new URL(address), signal).catch((error: Error) => error.message);
  return { answer, fetched };
}

const named = 'https://calendar.example/busy.ics';

it('fetches from a public server, without following redirects', async () => {
  for (const records of [{ A: ['93.184.216.34'] }, { AAAA: ['2606:2800:220:1::1'] }]) {
    const { answer, fetched } = await ask(named, records);
    expect(answer).toMatchObject({ status: 200, location: null });
    expect(fetched.mock.calls[0]![1]).toMatchObject({ redirect: 'manual' });
  }
  for (const address of ['https://93.184.216.34/busy.ics', 'https://[2606:2800:220:1::1]/busy.ics'])
    expect((await ask(address, {})).answer).toMatchObject({ status: 200 });
});

it('does not fetch if one of the addresses is not public', async () => {
  for (const records of [
    { A: ['127.0.0.1'] },
    { A: ['93.184.216.34', '10.0.0.1'] },
    { A: ['169.254.169.254'] },
    { A: ['93.184.216.34'], AAAA: ['::1'] },
    { AAAA: ['::ffff:192.168.0.1'] },
    { AAAA: ['fd00::1'] },
  ]) {
    const { answer, fetched } = await ask(named, records);
    expect(answer).toBe('The address does not lead to a public server.');
    expect(fetched).not.toHaveBeenCalled();
  }
});

it('does not fetch an unresolvable name', async () => {
  for (const records of [{}, { A: [], AAAA: [] }]) {
    const { answer, fetched } = await ask(named, records);
    expect(answer).toBe('The server of the calendar could not be found.');
    expect(fetched).not.toHaveBeenCalled();
  }
});

it('does not fetch after the timeout', async () => {
  const { fetched } = await ask(named, { A: ['93.184.216.34'] }, AbortSignal.abort());
  expect(fetched).not.toHaveBeenCalled();
});
