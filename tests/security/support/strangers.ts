import type { ServedSite } from '../../journeys/site.ts';

/** A visitor whose name and address, and a token, must not reach the log. */
export const visitor = 'grace.hopper@example.com';
export const name = 'Grace Brewster Hopper';
export const token = 'f3c1a9e07b5d4826913fae57c0d2b84e61a7905c3d8f2b46';
export const personal = new RegExp(
  `${visitor}|${encodeURIComponent(visitor)}|Grace|Hopper|${token}|@example\\.com`,
  'i',
);

/** Text that would steer the terminal of who reads the log, or forge a line of it; and what finds such characters. */
export const escapes = '\u001b]0;owned\u0007\u001b[31m\u009b2J\u202etxt.exe\r\nFORGED: everything is fine';
// oxlint-disable-next-line no-control-regex
export const steering = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u2028\u2029]/;

/** Calls of strangers to a site, which must trust its proxy, and what it prints meanwhile. */
export function strangersAt(site: () => ServedSite) {
  const get = (path: string, headers: Record<string, string>) => fetch(site().url + path, { headers });
  return {
    from: (address: string) => ({
      'X-Forwarded-For': address,
      apikey: site().local.publishableKey,
      'Content-Type': 'application/json',
    }),
    get,
    post: (path: string, body: unknown, headers: Record<string, string>) =>
      fetch(site().url + path, {
        method: 'POST',
        headers,
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** The log output during an action and shortly afterwards. */
    async printedBy(work: () => Promise<unknown>): Promise<string> {
      const before = site().output().length;
      await work();
      // Output is complete once the response to the next request has arrived.
      await get(`/mark-${crypto.randomUUID().slice(0, 8)}`, {});
      await new Promise(setImmediate);
      return site().output().slice(before);
    },
  };
}
