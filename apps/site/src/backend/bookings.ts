import type { TimeOffer } from '@advisor/content/forms';
import type { AppointmentDone, AppointmentLink, AppointmentRefusal } from '@advisor/content/links';
import { loadConfig } from './config';
import { fetchWithTimeout } from './fetchWithTimeout';

type Answer = Partial<Extract<AppointmentLink, { use: unknown }> & Extract<AppointmentDone, { done: unknown }>> & {
  success?: boolean;
  error?: string;
  reason?: AppointmentRefusal | 'taken';
};

// BOOKING-4
/** The free times for a form and a kind of session; null where none are offered. */
export async function loadTimes(form: string, kind: string): Promise<TimeOffer | null> {
  const { success, offer } = await ask(`?${new URLSearchParams({ form, kind }).toString()}`);
  if (!success) throw new Error('The free times could not be loaded.');
  return offer ?? null;
}

// BOOKING-10
/** What the mailed link of a session is for. Changes nothing. */
export async function readAppointment(token: string): Promise<AppointmentLink> {
  const { use, session, offer = null, reason, error } = await ask('', { token, do: 'read' });
  if (use && session) return { use, session, offer };
  if (reason && reason !== 'taken') return { refusal: reason };
  throw Object.assign(new Error(error), { reason: error });
}

/** Cancels a link's session, or moves it to a new time. */
export async function changeAppointment(
  token: string,
  time?: { start: string; timeZone: string },
): Promise<AppointmentDone> {
  const { done, session, offer = null, reason, error } = await ask('', { token, do: 'change', ...time });
  if (done && session) return { done, session };
  if (reason === 'taken') return { next: offer };
  if (reason) return { refusal: reason };
  throw Object.assign(new Error(error), { reason: error });
}

async function ask(query: string, body?: object): Promise<Answer> {
  const { url, publishableKey } = await loadConfig();
  const response = await fetchWithTimeout(`${url}/functions/v1/bookings${query}`, {
    headers: { apikey: publishableKey, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return (await response.json()) as Answer;
}
