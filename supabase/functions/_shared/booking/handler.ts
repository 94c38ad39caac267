import type { AnswerDeps } from '../../send-contact-email/answers.ts';
import { readBody } from '../../send-contact-email/body.ts';
import { requestForms } from '../../send-contact-email/forms.generated.ts';
import { describeError } from '../../send-contact-email/log.ts';
import { formTitle, pickedTimeOf } from '../../send-contact-email/message.ts';
import { createPlaceLimits, takeAll } from '../../send-contact-email/rate-limit.ts';
import { readSiteWords, type SiteWords } from '../../send-contact-email/site-words.ts';
import { StoreError, type StoredMessage } from '../../send-contact-email/store.ts';
import { refuseUnlessOwner, type CallerRole } from '../caller-role.ts';
import { readLink } from '../signed-link.ts';
import {
  bookedTime,
  lengthOf,
  offerOf,
  readBasis,
  type BookingBasis,
  type SessionKind,
  type TimeOffer,
} from './basis.ts';
import type { CalendarState } from './read-calendar.ts';
import { changeMails, linkPurposes, type LinkUse, type Session } from './session.ts';
import { isFreeSlot } from './slots.ts';
import { isTimeZone } from './time-zone.ts';
import { corsFor } from '../cors.ts';

export interface BookingsDeps extends AnswerDeps {
  /** The recipient of mails to the owner; null if no mail can be sent. */
  ownerAddress: string | null;
  /** Called after mails were queued. Returns at once. */
  sendMails: () => void;
  /** Reads the owner's calendar now. */
  readCalendar: () => Promise<CalendarState | null>;
  /** Logs one line about a failure. */
  log: (line: string) => void;
}

/** Why a link has no effect; the page has a text for each. */
export type AppointmentRefusal = 'invalid' | 'expired' | 'changed' | 'cancelled' | 'gone' | 'taken';

export interface CallInfo {
  address: string;
  readRole: () => Promise<CallerRole>;
}

const BODY_LIMIT = 4 * 1024;
/** Calls per minute, from one address and from one network. */
const LIMITS = { address: 60, network: 240, windowMs: 60_000 };

const CORS = corsFor('GET, POST');

// BOOKING-4, BOOKING-10, BOOKING-12
/**
 * The function `bookings`. GET `?form=…&kind=…` responds with `{ success, offer }`: the free times, without personal
 * data; null where none are offered. POST with a mailed `token` and `do: "read"` returns what the link is for,
 * `do: "change"` uses it, with a `start` to move the session. POST with `owner: "cancel" | "move" | "read-calendar"` is
 * for the owner only. Otherwise 4xx or 5xx `{ success: false, error }`, with a `reason` (AppointmentRefusal).
 */
export function createBookingsHandler(deps: BookingsDeps): (request: Request, info: CallInfo) => Promise<Response> {
  const limits = createPlaceLimits({ name: 'bookings', ...LIMITS });
  return async (request, { address, readRole }) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
    if (request.method !== 'GET' && request.method !== 'POST')
      return refuse(405, 'Use GET or POST.', {}, { Allow: 'GET, POST, OPTIONS' });
    const wait = takeAll(limits(address));
    if (wait > 0)
      return refuse(429, 'Too many requests. Please try again in a minute.', {}, { 'Retry-After': String(wait) });
    try {
      if (request.method === 'GET') return await offer(new URL(request.url).searchParams, deps);
      const body = read(await readBody(request, BODY_LIMIT).catch(() => null));
      if (typeof body.owner === 'string') {
        const refusal = refuseUnlessOwner(await readRole(), {
          user: 'Only the owner changes sessions.',
          anonymous: 'Sign in to change sessions.',
        });
        if (refusal) return refuse(refusal.status, refusal.message);
        return await asOwner(body, deps);
      }
      return await byLink(body, deps);
    } catch (error) {
      deps.log(`A call about sessions failed: ${describeError(error)}`);
      return refuse(503, 'The server could not do this now. Please try again in a few minutes.');
    }
  };
}

async function offer(query: URLSearchParams, deps: BookingsDeps): Promise<Response> {
  const { forms = requestForms, client, clock } = deps;
  const form = query.get('form') ?? '';
  if (!Object.hasOwn(forms, form) || !forms[form]!.times) return answer({ offer: null });
  const session = { form, kind: query.get('kind') ?? '' };
  return answer({ offer: offerOf(await readBasis(client), session, clock()) });
}

interface Found {
  session: Session;
  kind: SessionKind;
  message: StoredMessage;
  words: SiteWords;
  state: string;
}

async function byLink(body: Body, deps: BookingsDeps): Promise<Response> {
  const { client, secret, clock } = deps;
  for (const use of Object.keys(linkPurposes) as LinkUse[]) {
    const link = await readLink(secret, linkPurposes[use], body.token, clock());
    if (!link.ok) {
      if (link.reason === 'wrong purpose') continue;
      return link.reason === 'expired'
        ? refuse(410, 'The session has begun, so that this link is over.', { reason: 'expired' })
        : refuse(400, 'This is not a link of our mails.', { reason: 'invalid' });
    }
    const [id = '', sequence] = link.id.split('.');
    const found = await find(id, deps);
    if (!found) return refuse(410, 'What you sent us is erased, and this session with it.', { reason: 'gone' });
    const { session, state } = found;
    if (state === 'cancelled') return refuse(410, 'This session was cancelled.', { reason: 'cancelled' });
    if (session.start <= clock())
      return refuse(410, 'The session has begun, so that this link is over.', { reason: 'expired' });
    if (String(session.sequence) !== sequence)
      return refuse(409, 'This link was used, or the time was changed since.', { reason: 'changed' });
    if (body.do === 'change')
      return use === 'cancel'
        ? change(found, null, 'visitor', deps)
        : move(found, body, deps, await readBasis(client, session.id));
    const basis = use === 'move' ? await readBasis(client, session.id) : null;
    return answer({
      use,
      session: {
        title: session.title,
        start: session.start.toISOString(),
        end: session.end.toISOString(),
        timeZone: session.visitorZone,
        ownerTimeZone: session.timeZone,
      },
      offer: otherTimes(basis, found, clock()),
    });
  }
  return refuse(400, 'This is not a link of our mails.', { reason: 'invalid' });
}

async function move(found: Found, body: Body, deps: BookingsDeps, basis: BookingBasis | null): Promise<Response> {
  const { clock } = deps;
  const start = new Date(typeof body.start === 'string' ? body.start : NaN);
  const minutes = basis && lengthOf(basis, found.kind);
  const isFree =
    basis &&
    minutes !== null &&
    start.getTime() !== found.session.start.getTime() &&
    isFreeSlot(basis.hours, minutes, basis.busy, clock().getTime(), start.getTime());
  if (!basis || !isFree) return taken(found, deps);
  const zone = isTimeZone(body.timeZone) ? body.timeZone : found.session.visitorZone;
  return change(found, { ...bookedTime(basis, start, minutes), visitor_zone: zone }, 'visitor', deps);
}

/** The times to which a session can be moved: all free ones except its own. */
function otherTimes(basis: BookingBasis | null, { kind, session }: Found, now: Date): TimeOffer | null {
  const offer = offerOf(basis, kind, now);
  return offer && { ...offer, starts: offer.starts.filter((start) => start !== session.start.toISOString()) };
}

// BOOKING-6
async function taken(found: Found, { client, clock }: BookingsDeps): Promise<Response> {
  const offer = otherTimes(await readBasis(client, found.session.id), found, clock());
  return refuse(409, 'This time is not free any more. Nothing was changed: pick another one.', {
    reason: 'taken',
    offer,
  });
}

type NewTime = ReturnType<typeof bookedTime> & { visitor_zone: string };

/** Moves a session, or cancels it without a time, and queues the mails about it. */
async function change(
  found: Found,
  time: NewTime | null,
  by: 'visitor' | 'owner',
  deps: BookingsDeps,
): Promise<Response> {
  const { client, secret, clock, ownerAddress } = deps;
  const { words, message } = found;
  const sequence = found.session.sequence + 1;
  const before = { ...found.session, sequence };
  const after = time && {
    ...before,
    start: new Date(time.starts_at),
    end: new Date(time.ends_at),
    visitorZone: time.visitor_zone,
  };
  const mails = await changeMails(
    { before, after, by },
    { words, secret, now: clock(), reference: message.reference, ownerAddress: ownerAddress ?? words.owner.email },
  );
  const { data, error } = await client.rpc('change_booking', {
    booking_id: before.id,
    seen_sequence: found.session.sequence,
    new_time: time,
    mails,
  });
  if (error) {
    const failure = new StoreError(error);
    if (failure.isTaken) return taken(found, deps);
    throw failure;
  }
  if ((data as unknown[]).length === 0)
    return refuse(409, 'This link was used, or the time was changed since.', { reason: 'changed' });
  deps.sendMails();
  const now = after ?? before;
  return answer({
    done: after ? 'moved' : 'cancelled',
    session: {
      title: now.title,
      start: now.start.toISOString(),
      end: now.end.toISOString(),
      timeZone: now.visitorZone,
      ownerTimeZone: now.timeZone,
    },
  });
}

// BOOKING-12
async function asOwner(body: Body, deps: BookingsDeps): Promise<Response> {
  if (body.owner === 'read-calendar') return answer({ calendar: await deps.readCalendar() });
  const found = typeof body.id === 'string' && UUID.test(body.id) ? await find(body.id, deps) : null;
  if (!found) return refuse(404, 'This session does not exist any more.', { reason: 'gone' });
  const { session, state } = found;
  if (state === 'cancelled') return refuse(409, 'This session was cancelled before.', { reason: 'cancelled' });
  if (session.start <= deps.clock()) return refuse(409, 'This session has begun.', { reason: 'expired' });
  if (body.owner === 'cancel') return change(found, null, 'owner', deps);
  if (body.owner !== 'move') return refuse(400, 'There is no such call.');
  const start = new Date(typeof body.start === 'string' ? body.start : NaN);
  if (!(start > deps.clock())) return refuse(400, 'The new time must be one to come.');
  const basis = await readBasis(deps.client, session.id);
  const minutes = (session.end.getTime() - session.start.getTime()) / 60_000;
  // The owner may move it outside the hours, but not onto another session.
  const time = basis
    ? bookedTime(basis, start, minutes)
    : {
        starts_at: start.toISOString(),
        ends_at: new Date(start.getTime() + minutes * 60_000).toISOString(),
        free_from: new Date(start.getTime() + minutes * 60_000).toISOString(),
      };
  return change(found, { ...time, visitor_zone: session.visitorZone }, 'owner', deps);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A session with its message; null if it has been erased or deleted. */
async function find(id: string, deps: BookingsDeps): Promise<Found | null> {
  const { client, forms = requestForms } = deps;
  if (!UUID.test(id)) return null;
  const [messages, bookings] = await Promise.all([
    client.from('contact_messages').select('*').eq('id', id).is('deleted_at', null),
    client.from('bookings').select('*').eq('message_id', id),
  ]);
  if (messages.error) throw new StoreError(messages.error);
  if (bookings.error) throw new StoreError(bookings.error);
  const [message] = messages.data as StoredMessage[];
  const [booking] = bookings.data as BookingRow[];
  const picked = message && pickedTimeOf(message);
  if (!message || !booking || !picked) return null;
  const form = String(message.details?.form);
  const { kindField } = forms[form]?.times ?? {};
  const fields = (message.details?.fields ?? {}) as Record<string, unknown>;
  return {
    session: {
      id,
      sequence: booking.sequence,
      start: new Date(booking.starts_at),
      end: new Date(booking.ends_at),
      timeZone: picked.ownerTimeZone,
      visitorZone: booking.visitor_zone ?? picked.timeZone,
      title: formTitle(message, forms),
      name: message.name,
      email: message.email,
    },
    kind: { form, kind: kindField === undefined ? '' : String(fields[kindField] ?? '') },
    message,
    words: await readSiteWords(client, message, deps),
    state: booking.state,
  };
}

interface BookingRow {
  state: string;
  starts_at: string;
  ends_at: string;
  visitor_zone: string | null;
  sequence: number;
}

type Body = Record<string, unknown>;

function read(body: Uint8Array | null): Body {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body ?? new Uint8Array()));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : {};
  } catch {
    return {};
  }
}

function answer(body: object): Response {
  return Response.json({ success: true, ...body }, { headers: { ...CORS, 'Cache-Control': 'no-store' } });
}

function refuse(
  status: number,
  error: string,
  more: { reason?: AppointmentRefusal; offer?: unknown } = {},
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { success: false, error, ...more },
    { status, headers: { ...CORS, 'Cache-Control': 'no-store', ...headers } },
  );
}
