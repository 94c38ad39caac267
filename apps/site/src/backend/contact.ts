import { minFillTimeMs, type MessagePayload, type SentMessage } from '@advisor/content/forms';
import { randomId } from '@advisor/ui/forms';
import type { Challenge, Payload } from 'altcha-lib';
import { isTemporary } from './backOff';
import { loadConfig, type BackendConfig } from './config';
import { fetchWithTimeout } from './fetchWithTimeout';
import { noteSent } from './lastSent';

/** How often a message is sent again for one press: with a proof of work, with another id, with a proof for that id. */
const MAX_RESENDS = 3;

interface Answer {
  success?: boolean;
  reference?: string;
  error?: string | undefined;
  /** With 428: a proof of work to send with the message, while very many messages arrive. */
  challenge?: Challenge;
}

/**
 * Sends a message through the server function `send-contact-email`; resolves to its number. Rejects with the function's message
 * when it refuses, also as `reason`; with a NoAnswerError when it does not answer. Calls it as supabase-js does, without
 * loading supabase-js for one request.
 */
export async function sendMessage({ check, requestId, ...payload }: MessagePayload): Promise<SentMessage> {
  const [config, elapsed] = await Promise.all([loadConfig(), waitForMinFillTime(check.elapsed)]);
  noteSent(null);
  let id = requestId;
  let proof: Payload | undefined;
  for (let attempt = 0; ; attempt++) {
    const { status, answer } = await post(config, {
      ...payload,
      requestId: id,
      check: { ...check, elapsed, ...(proof && { proof }) },
    });
    if (answer.success) {
      const sent = { reference: answer.reference };
      noteSent(sent);
      return sent;
    }
    if (attempt < MAX_RESENDS && status === 428 && answer.challenge) {
      // If the work cannot be done, for example on a very slow device, the server's message is shown.
      proof = await prove(answer.challenge).catch((failure: unknown) => {
        throw refusal(status, answer, failure);
      });
    } else if (attempt < MAX_RESENDS && status === 409) {
      // The id belongs to a different text: this one was not stored.
      id = randomId();
      proof = undefined;
    } else {
      throw refusal(status, answer);
    }
  }
}

/** The form shows the reason; the fallback is NOTICE-5. */
function refusal(status: number, { error }: Answer, cause?: unknown): Error {
  return Object.assign(new Error(error ?? 'Failed to send email.', { cause }), {
    reason: error,
    retry: isTemporary(status),
  });
}

async function post({ url, publishableKey }: BackendConfig, body: object): Promise<{ status: number; answer: Answer }> {
  const text = JSON.stringify(body);
  const response = await fetchWithTimeout(
    `${url}/functions/v1/send-contact-email`,
    { method: 'POST', headers: { 'Content-Type': 'application/json', apikey: publishableKey }, body: text },
    // Files take a slow line longer. Text alone is never that long.
    text.length > 65_536 ? 120_000 : undefined,
  );
  const answer = (await response.json().catch(() => null)) as Answer | null;
  return { status: response.status, answer: { error: tooMany(response), ...answer } };
}

// CONTACT-10
/** The words for a gateway in front of the function that refuses without any. `Retry-After` has seconds or a date. */
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

/** The server takes fast submissions for a bot's. A person who is that fast waits here for the rest of the time. */
async function waitForMinFillTime(elapsed: number): Promise<number> {
  if (elapsed >= minFillTimeMs) return elapsed;
  await new Promise((resolve) => setTimeout(resolve, minFillTimeMs - elapsed));
  return minFillTimeMs;
}
