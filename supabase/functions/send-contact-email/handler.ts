import type { AnsweringMail } from '../_shared/outgoing-mail.ts';
import { BODY_LIMIT, bodyLimit } from './attachments.ts';
import { readBody } from './body.ts';
import { requestForms, speakingFields } from './forms.generated.ts';
import type { ContactLimits } from './limits.ts';
import { describeError } from './log.ts';
import { answeredFields, parsePayload, type ContactMessage } from './payload.ts';
import type { ProofOfWork } from './proof-of-work.ts';
import { AlreadyStoredError, StoreError } from './store.ts';
import type { TimeOffer } from '../_shared/booking/basis.ts';
import type { Times } from '../_shared/booking/picked.ts';
import { deliver, type DeliveryDeps } from './retry.ts';
import type { MessageContent } from './message.ts';
import { corsFor } from '../_shared/cors.ts';

export interface HandlerDeps extends Omit<DeliveryDeps, 'budget'> {
  /** Writes the mail to a message's sender (MAIL-9). */
  answerOf: (message: MessageContent, id: string) => Promise<AnsweringMail>;
  /** The times that messages can book. */
  times: Pick<Times, 'check' | 'next'>;
  /** Called after such a mail was stored. Returns at once. */
  sendAnswers: () => void;
  limits: ContactLimits;
  proofOfWork: ProofOfWork;
  /** Called with work that continues after the response, so that the runtime waits for it before it stops. */
  keepAlive: (work: Promise<unknown>) => void;
  /** Schedules mails to the owner while others send messages. @default they start at once */
  turns?: Turns;
}

export interface Turns {
  /**
   * Whether the queue is full, so that none waits until its claim expires: a message is then stored for later mailing.
   */
  isFull(): boolean;
  later<Result>(work: () => Promise<Result>): Promise<Result>;
}

export interface RequestInfo {
  /** The visitor's network address, as the runtime knows it. */
  address: string;
}

const CORS = corsFor('POST');

const AT_ONCE: Turns = { isFull: () => false, later: (work) => work() };

/**
 * The function behind the contact, speaking and request forms: stores a message with its sender's receipt, then mails
 * it to the owner, or queues the mail under heavy load. Responds with 200
 * `{ "success": true, "reference": "A7K2-9QXD" }` once the message is stored, whether or not the mail was sent; 409
 * with `next`, the free times, if the picked one is taken; 428 with a `challenge` to solve and send as `check.proof`;
 * otherwise 4xx or 5xx `{ "success": false, "error": "…" }`. Nothing is stored without a 200 (CONTACT-2, CONTACT-6).
 */
export function createHandler(deps: HandlerDeps): (request: Request, info: RequestInfo) => Promise<Response> {
  const { forms = requestForms } = deps;
  // A message's form, and so its size limit, is known only once it is read.
  const largest = Math.max(...[speakingFields, ...Object.values(forms).map(({ fields }) => fields)].map(bodyLimit));
  return async (request, info) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
    if (request.method !== 'POST') return refuse(405, 'Messages are sent with POST.', { Allow: 'POST, OPTIONS' });

    const wait = deps.limits.post(info.address);
    if (wait > 0)
      return refuse(429, `Too many messages from your network. Please try again in ${minutes(wait)}.`, {
        'Retry-After': String(wait),
      });

    const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') return refuse(415, 'The message must be sent as application/json.');

    const body = await readBody(request, largest).catch(() => undefined);
    if (body === undefined) return refuse(400, 'The message broke off before it was complete.');
    if (body === null) return tooLarge(largest);
    if (body.byteLength === 0) return refuse(400, 'The message is empty.');

    let payload: unknown;
    try {
      payload = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    } catch {
      return body.byteLength > BODY_LIMIT ? tooLarge(BODY_LIMIT) : refuse(400, 'The message is not valid JSON.');
    }
    const limit = body.byteLength > BODY_LIMIT ? bodyLimit(answeredFields(payload, forms)) : BODY_LIMIT;
    if (body.byteLength > limit) return tooLarge(limit);
    const parsed = parsePayload(payload, forms);
    if (!parsed.ok) return refuse(400, parsed.error);
    return accept(parsed, info, deps);
  };
}

/** Stores a valid message, once per id, and mails or queues it. */
async function accept(
  { message: sent, proof }: { message: ContactMessage; proof?: unknown },
  { address }: RequestInfo,
  { limits, proofOfWork, keepAlive, turns = AT_ONCE, answerOf, sendAnswers, times, ...deps }: HandlerDeps,
): Promise<Response> {
  const session = sessionOf(sent, deps.forms);
  let message = sent;
  let booking = null;
  const provenId = proof === undefined ? null : await proofOfWork.verify(proof);
  const proven = provenId !== null && (message.requestId ?? provenId) === provenId;
  const free = !proven && limits.free(address);
  if (!proven && !free) {
    const challenge = await proofOfWork.challenge(message.requestId ?? crypto.randomUUID());
    return refuse(428, `${MANY_MESSAGES} Please try again in a few minutes.`, {}, { challenge });
  }
  const undo = () => free && limits.giveBackFree(address);
  if (session) {
    // Availability is checked before anything is counted or stored, and again by the database on storing.
    try {
      const checked = await times.check(session, new Date(session.time.start), message.requestId);
      if ('next' in checked) {
        undo();
        return taken(checked.next);
      }
      ({ booking } = checked);
      const time = { ...session.time, minutes: checked.minutes, ownerTimeZone: checked.timeZone };
      message = { ...message, details: { ...message.details, time } };
      booking = { ...booking, visitor_zone: session.time.timeZone };
    } catch (error) {
      undo();
      deps.log(`A time could not be checked: ${describeError(error)}`);
      return refuse(503, 'Your message could not be stored. Nothing was sent; please try again in a few minutes.');
    }
  }
  const wait = limits.store(address, message.attachments !== undefined);
  if (wait > 0) {
    undo();
    return refuse(503, `${MANY_MESSAGES} Nothing was sent; please try again in ${minutes(wait)}.`, {
      'Retry-After': String(wait),
    });
  }
  const mailNow = !turns.isFull() && limits.mails.takeForNew();
  // Without its text there is no mail to the sender: the message matters more.
  const { formType: form_type, ...content } = message;
  const requestId = proven ? provenId : (message.requestId ?? crypto.randomUUID());
  const answer = await answerOf({ ...content, form_type }, requestId).catch((error: unknown) => {
    deps.log(`There is no receipt for a message: ${describeError(error)}`);
    return null;
  });
  let stored;
  try {
    stored = await deps.store.add({ ...message, requestId }, { waiting: !mailNow, answer, booking });
  } catch (error) {
    limits.giveBackStored(address, message.attachments !== undefined);
    if (mailNow) limits.mails.giveBack();
    // A retry after a lost response: the message is stored, and being mailed.
    if (error instanceof AlreadyStoredError)
      return error.same
        ? accepted(error.reference)
        : refuse(409, 'This request id belongs to another message. Send it with a new one.');
    undo();
    if (session && error instanceof StoreError && error.isTaken)
      return taken(await times.next(session).catch(() => null));
    if (error instanceof StoreError && error.isTooMany)
      return refuse(
        403,
        'There are three sessions to come for this address. Nothing was sent: send it without a time, or cancel one first.',
      );
    deps.log(`A message could not be stored: ${describeError(error)}`);
    return refuse(503, 'Your message could not be stored. Nothing was sent; please try again in a few minutes.');
  }

  if (answer) sendAnswers();
  if (mailNow) {
    // Not awaited: the message is safe, and its sender gets the response at once, however slow the mail server is.
    keepAlive(turns.later(() => deliver(stored, { ...deps, budget: limits.mails })));
  }
  return accepted(stored.reference);
}

// BOOKING-5
/** The kind of session and the time that a message picks. */
function sessionOf({ formType, details }: ContactMessage, forms = requestForms) {
  const time = details?.time as { start: string; timeZone: string } | undefined;
  if (formType !== 'request' || !time) return null;
  const form = String(details?.form);
  const { kindField } = forms[form]?.times ?? {};
  const fields = (details?.fields ?? {}) as Record<string, unknown>;
  const kind = kindField === undefined ? '' : String(fields[kindField] ?? '');
  return { form, kind, time };
}

// BOOKING-6
function taken(next: TimeOffer | null): Response {
  return refuse(
    409,
    next && next.starts.length > 0
      ? 'This time is not free any more. Nothing was sent yet: pick another one, or send it without a time.'
      : 'This time is not free any more, and there is no other. Nothing was sent yet: send it without a time.',
    {},
    { next },
  );
}

const MANY_MESSAGES = 'Very many messages are arriving right now.';

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
}

function tooLarge(limit: number): Response {
  return refuse(413, `The message is too large: at most ${Math.floor(limit / 1024)} KB are accepted.`);
}

// CONTACT-12
function accepted(reference: string): Response {
  return Response.json({ success: true, reference }, { headers: { ...CORS, 'Cache-Control': 'no-store' } });
}

function refuse(status: number, error: string, headers: Record<string, string> = {}, more: object = {}): Response {
  return Response.json(
    { success: false, error, ...more },
    { status, headers: { ...CORS, 'Cache-Control': 'no-store', ...headers } },
  );
}
