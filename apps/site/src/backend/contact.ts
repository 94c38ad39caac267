import { leastElapsed, randomId, type MessagePayload } from '@advisor/content/forms';
import type { Challenge, Payload } from 'altcha-lib';
import { loadConfig, type BackendConfig } from './config';

/** The most answers that ask for something before they accept: a proof of work, another id, a proof for that id. */
const MOST_QUESTIONS = 3;

interface Answer {
  success?: boolean;
  error?: string;
  /** With 428: work whose proof has to come with the message, while very many messages arrive. */
  challenge?: Challenge;
}

/**
 * Sends a message through the server function `send-contact-email`. Rejects with the function's own words
 * when it refuses, also as `reason`. Calls it as supabase-js does, without making a visitor fetch supabase-js for one request.
 */
export async function sendMessage({ check, ...payload }: MessagePayload): Promise<void> {
  const [config, elapsed] = await Promise.all([loadConfig(), outlastBots(check.elapsed)]);
  let proof: Payload | undefined;
  for (let questions = 0; ; questions++) {
    const { status, answer } = await post(config, {
      ...payload,
      requestId: requestIdOf(payload),
      check: { ...check, elapsed, ...(proof && { proof }) },
    });
    if (answer?.success) {
      lastRequest = null;
      return;
    }
    if (questions < MOST_QUESTIONS && status === 428 && answer?.challenge) {
      // Who cannot do the work, on a very slow device for example, reads what the server says.
      proof = await prove(answer.challenge).catch((failure: unknown) => {
        throw refusal(answer, failure);
      });
    } else if (questions < MOST_QUESTIONS && status === 409) {
      // The id belongs to another text: this one was not stored.
      lastRequest = null;
      proof = undefined;
    } else {
      throw refusal(answer);
    }
  }
}

/** The form shows the reason; the fallback is NOTICE-5. */
function refusal(answer: Answer | null, cause?: unknown): Error {
  return Object.assign(new Error(answer?.error ?? 'Failed to send email.', { cause }), { reason: answer?.error });
}

async function post({ url, publishableKey }: BackendConfig, body: object) {
  const response = await fetch(`${url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: publishableKey },
    body: JSON.stringify(body),
  });
  const answer = (await response.json().catch(() => null)) as Answer | null;
  return { status: response.status, answer };
}

/** Fetched only when it is asked for. */
async function prove(challenge: Challenge): Promise<Payload> {
  const { solve } = await import('./proofOfWork');
  return solve(challenge);
}

let lastRequest: { text: string; id: string } | null = null;

/** The same as before when what failed is sent again unchanged: if only the answer was lost, it is stored and mailed once. */
function requestIdOf(payload: object): string {
  const text = JSON.stringify(payload);
  if (lastRequest?.text !== text) lastRequest = { text, id: randomId() };
  return lastRequest.id;
}

/** The server takes what comes too fast for a bot's. A person who is that fast waits for the rest of the time here. */
async function outlastBots(elapsed: number): Promise<number> {
  if (elapsed >= leastElapsed) return elapsed;
  await new Promise((resolve) => setTimeout(resolve, leastElapsed - elapsed));
  return leastElapsed;
}
