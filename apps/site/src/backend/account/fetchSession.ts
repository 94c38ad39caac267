import { waitForRetry } from '../backOff';
import { latest } from './session';

/** A session that is renewed again within this time, in ms, has to wait: something takes each new one for expired. */
const SOON = 60_000;
let [renewals, renewedAt] = [0, -SOON];

/**
 * `fetch` for the calls that begin and renew a session, with the given `fetch`. When the session ends is left out of the
 * answer: supabase-js then counts the seconds that it lasts from now, and a clock that is wrong does not end it at once.
 * Renewals that follow each other have growing pauses between them.
 */
export async function fetchSession(
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>,
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const isRenewal = String(input).includes('grant_type=refresh_token');
  if (isRenewal && performance.now() - renewedAt < SOON) await waitForRetry(++renewals);
  else if (isRenewal) renewals = 0;
  const response = await fetch(input, init);
  if (!response.ok) return response;
  if (isRenewal) renewedAt = performance.now();
  const { expires_at: _, ...session } = (await response.json()) as Record<string, unknown>;
  return Response.json(session, response);
}

/** Notes how far this computer's clock is ahead, by the time that an answer tells. */
export function compareClocks({ headers }: Response): void {
  const now = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(now)) latest.clockAhead = Date.now() - now;
}
