import { minFillTimeMs, randomId, type MessagePayload, type SentMessage, type TimeOffer } from '@advisor/content/forms';
import type { Challenge, Payload } from 'altcha-lib';
import { count } from '../counting/count';
import { loadConfig, type BackendConfig } from './config';
import { fetchWithTimeout } from './fetchWithTimeout';

/** Maximum retries per submission: with a proof of work, with another id, with a proof for that id. */
const MAX_RESENDS = 3;

interface Answer {
  success?: boolean;
  reference?: string;
  error?: string | undefined;
  /** With 428: a proof of work to send with the message, under heavy load. */
  challenge?: Challenge;
  // BOOKING-6
  /** With 409: the free times, since the picked one is taken. */
  next?: TimeOffer | null;
}

/**
 * Sends a message through the server function `send-contact-email`; resolves to its number. Rejects with the function's
 * message, also as `reason`, if it is rejected; with a NoAnswerError if the function does not answer. Calls it as
 * supabase-js does, without loading supabase-js for one request.
 */
export async function sendMessage({ check, ...payload }: MessagePayload): Promise<SentMessage> {
  const [config, elapsed] = await Promise.all([loadConfig(), waitForMinFillTime(check.elapsed)]);
  let proof: Payload | undefined;
  for (let attempt = 0; ; attempt++) {
    const { status, answer } = await post(config, {
      ...payload,
      requestId: requestIdOf(payload),
      check: { ...check, elapsed, ...(proof && { proof }) },
    });
    if (answer.success) {
      lastRequest = null;
      count('form-sent');
      return { reference: answer.reference };
    }
    if (attempt < MAX_RESENDS && status === 428 && answer.challenge) {
      // If the work cannot be done, for example on a very slow device, the server's message is shown.
      proof = await prove(answer.challenge).catch((failure: unknown) => {
        throw refusal(status, answer, failure);
      });
    } else if (attempt < MAX_RESENDS && status === 409 && answer.next === undefined) {
      // The id belongs to a different text: this one was not stored.
      lastRequest = null;
      proof = undefined;
    } else {
      throw refusal(status, answer);
    }
  }
}

/** The form shows the reason; the fallback is NOTICE-5. */
function refusal(status: number, { error, next }: Answer, cause?: unknown): Error {
  return Object.assign(new Error(error ?? 'Failed to send email.', { cause }), {
    reason: error,
    ...(next !== undefined && { next }),
    retry: status === 429 || status >= 500,
  });
}

async function post({ url, publishableKey }: BackendConfig, body: object): Promise<{ status: number; answer: Answer }> {
  const text = JSON.stringify(body);
  const response = await fetchWithTimeout(
    `${url}/functions/v1/send-contact-email`,
    { method: 'POST', headers: { 'Content-Type': 'application/json', apikey: publishableKey }, body: text },
    // Files take longer on a slow connection. Text alone is never that long.
    text.length > 65_536 ? 120_000 : undefined,
  );
  const answer = (await response.json().catch(() => null)) as Answer | null;
  return { status: response.status, answer: { error: tooMany(response), ...answer } };
}

// CONTACT-10
/** A message for a gateway that rejects without any. `Retry-After` is in seconds or a date. */
function tooMany({ status, headers }: Response): string | undefined {
  const after = headers.get('Retry-After') ?? '';
  const minutes = Math.ceil((/^\d+$/.test(after) ? Number(after) : (Date.parse(after) - Date.now()) / 1000) / 60);
  if (status !== 429 || !(minutes > 0)) return undefined;
  return `Too many messages from your network. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

/** Loaded on demand. */
async function prove(challenge: Challenge): Promise<Payload> {
  const { solve } = await import('./proofOfWork');
  return solve(challenge);
}

let lastRequest: { text: string; id: string } | null = null;

/** The same id when an unchanged message is sent again: retries are idempotent, stored and mailed once. */
function requestIdOf(payload: object): string {
  const text = JSON.stringify(payload);
  if (lastRequest?.text !== text) lastRequest = { text, id: randomId() };
  return lastRequest.id;
}

/** The server takes fast submissions for a bot's. A person who is that fast waits here for the remaining time. */
async function waitForMinFillTime(elapsed: number): Promise<number> {
  if (elapsed >= minFillTimeMs) return elapsed;
  await new Promise((resolve) => setTimeout(resolve, minFillTimeMs - elapsed));
  return minFillTimeMs;
}
