import { CalendarError } from './calendar.ts';
import { isPublicAddress } from './public-address.ts';
import type { CalendarDeps } from './read-calendar.ts';

declare const Deno: {
  resolveDns(name: string, type: 'A' | 'AAAA', options: { signal: AbortSignal }): Promise<string[]>;
};

// BOOKING-13
/**
 * Fetches a calendar from a function on a hosted project. `fetch` resolves the name again and cannot be pinned to an
 * address, so DNS rebinding can reach whatever the functions' runtime can, as far as that answers by `https://` with a
 * certificate for the name.
 */
export const hostedCalendar: CalendarDeps['ask'] = async (url, signal) => {
  await refuseUnlessPublic(url.hostname, signal);
  const response = await fetch(url, { redirect: 'manual', signal, headers: { Accept: 'text/calendar' } });
  return {
    status: response.status,
    location: response.headers.get('location'),
    body: (response.body ?? new ReadableStream()) as unknown as AsyncIterable<Uint8Array>,
  };
};

/** An unresolvable name may resolve a moment later: it is rejected too. */
async function refuseUnlessPublic(host: string, signal: AbortSignal): Promise<void> {
  // An IP literal, which `calendarAddress` has checked.
  if (/^\[|^[\d.]+$/.test(host)) return;
  const found = await Promise.all(
    (['A', 'AAAA'] as const).map((type) => Deno.resolveDns(host, type, { signal }).catch(() => [])),
  );
  signal.throwIfAborted();
  const addresses = found.flat();
  if (addresses.length === 0) throw new CalendarError('The server of the calendar could not be found.');
  if (!addresses.every(isPublicAddress)) throw new CalendarError('The address does not lead to a public server.');
}
