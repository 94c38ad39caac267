import type { AnsweringMail } from '../_shared/outgoing-mail.ts';
import { BODY_LIMIT, bodyLimit } from './attachments.ts';
import { readBody } from './body.ts';
import { requestForms, speakingFields } from './forms.generated.ts';
import type { ContactLimits } from './limits.ts';
import { describeError } from './log.ts';
import { answeredFields, parsePayload, type ParseResult } from './payload.ts';
import type { ProofOfWork } from './proof-of-work.ts';
import { AlreadyStoredError } from './store.ts';
import { deliver, type DeliveryDeps } from './retry.ts';
import type { MessageContent } from './message.ts';

export interface HandlerDeps extends Omit<DeliveryDeps, 'budget'> {
  /** Writes the mail to the sender of a message (MAIL-9). */
  answerOf: (message: MessageContent, id: string) => Promise<AnsweringMail>;
  /** Called when such a mail is stored. Returns at once. */
  sendAnswers: () => void;
  limits: ContactLimits;
  proofOfWork: ProofOfWork;
  /** Called with work that continues after the response, so that the runtime waits for it before it stops. */
  keepAlive: (work: Promise<unknown>) => void;
}

export interface RequestInfo {
  /** The visitor's network address, as the runtime knows it. */
  address: string;
}

/** How long the response waits for the mail server. The message is stored by then; mailing continues after it. */
const MAIL_TIMEOUT_MS = 8_000;

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, x-region',
  'Access-Control-Max-Age': '86400',
};

/**
 * The function behind the contact, speaking and request forms: stores a message with the receipt for its sender, then mails
 * it to the owner, or queues the mail while very many messages arrive. Answers 200 `{ "success": true, "reference": "A7K2-9QXD" }` once the message is
 * stored, whether or not the mail was sent; 428 with a `challenge` to solve and send as `check.proof`; otherwise 4xx or 5xx
 * `{ "success": false, "error": "…" }`. Nothing is stored unless it answers 200 (CONTACT-2, CONTACT-6).
 */
export function createHandler(deps: HandlerDeps): (request: Request, info: RequestInfo) => Promise<Response> {
  const { forms = requestForms } = deps;
  // Which form a message is of, and so how large it may be, is known once it is read.
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
  { message, isSuspicious, proof }: Extract<ParseResult, { ok: true }>,
  { address }: RequestInfo,
  { limits, proofOfWork, keepAlive, answerOf, sendAnswers, ...deps }: HandlerDeps,
): Promise<Response> {
  const provenId = proof === undefined ? null : await proofOfWork.verify(proof);
  const proven = provenId !== null && (message.requestId ?? provenId) === provenId;
  const free = !proven && !isSuspicious && limits.free(address);
  if (!proven && !free) {
    const challenge = await proofOfWork.challenge(message.requestId ?? crypto.randomUUID());
    const reason = isSuspicious
      ? 'A hidden field of the form was filled in, as programs do. Please reload the page and send your message again.'
      : `${MANY_MESSAGES} Please try again in a few minutes.`;
    return refuse(428, reason, {}, { challenge });
  }
  const undo = () => free && limits.giveBackFree(address);
  const wait = limits.store(address, message.attachments !== undefined);
  if (wait > 0) {
    undo();
    return refuse(503, `${MANY_MESSAGES} Nothing was sent; please try again in ${minutes(wait)}.`, {
      'Retry-After': String(wait),
    });
  }
  const mailNow = limits.mails.takeForNew();
  // Without the words for it there is no mail to the sender: the message matters more.
  const { formType: form_type, ...content } = message;
  const requestId = proven ? provenId : (message.requestId ?? crypto.randomUUID());
  const answer = await answerOf({ ...content, form_type }, requestId).catch((error: unknown) => {
    deps.log(`There is no receipt for a message: ${describeError(error)}`);
    return null;
  });
  let stored;
  try {
    stored = await deps.store.add({ ...message, requestId }, { waiting: !mailNow, answer });
  } catch (error) {
    limits.giveBackStored(address, message.attachments !== undefined);
    if (mailNow) limits.mails.giveBack();
    // A retry after a lost response: the message is stored, and being mailed.
    if (error instanceof AlreadyStoredError)
      return error.same
        ? accepted(error.reference)
        : refuse(409, 'This request id belongs to another message. Send it with a new one.');
    undo();
    deps.log(`A message could not be stored: ${describeError(error)}`);
    return refuse(503, 'Your message could not be stored. Nothing was sent; please try again in a few minutes.');
  }

  if (answer) sendAnswers();
  if (mailNow) {
    const delivery = deliver(stored, { ...deps, budget: limits.mails });
    keepAlive(delivery);
    await Promise.race([delivery, pause(MAIL_TIMEOUT_MS)]);
  }
  return accepted(stored.reference);
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

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer: unknown = setTimeout(resolve, milliseconds);
    // In Node a pending timer would keep the process alive; in Deno it is a number.
    if (typeof timer === 'object' && timer !== null && 'unref' in timer) (timer as { unref(): void }).unref();
  });
}
