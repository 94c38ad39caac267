import { lookup as resolve } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { CalendarError } from '@advisor/functions-shared/booking/calendar.ts';
import { isPublicAddress } from '@advisor/functions-shared/booking/public-address.ts';
import type { CalendarDeps } from '@advisor/functions-shared/booking/read-calendar.ts';

/**
 * Resolves a name, and rejects it if any of its addresses is not public. The connection uses the checked addresses,
 * against DNS rebinding.
 */
const lookUpPublic: LookupFunction = (name, options, answer) => {
  resolve(name, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, '');
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
      return answer(new CalendarError('The address does not lead to a public server.'), '');
    if (options.all) return answer(null, found);
    return answer(null, found[0]!.address, found[0]!.family);
  });
};

/** Fetches the owner's calendar, never from this network's own machines (SSRF). */
export const askCalendar: CalendarDeps['ask'] = (url, signal) =>
  new Promise((answered, failed) => {
    const call = request(
      url,
      { signal, lookup: lookUpPublic, agent: false, headers: { Accept: 'text/calendar', 'User-Agent': 'Advisor' } },
      (response) => {
        // An unread body would keep the connection open.
        if (response.statusCode !== 200) response.destroy();
        answered({ status: response.statusCode ?? 0, location: response.headers.location ?? null, body: response });
      },
    );
    call.on('error', failed);
    call.end();
  });
