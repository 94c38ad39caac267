import { leastElapsed, randomId, type MessagePayload } from '@advisor/content/forms';
import { loadConfig } from './config';

/**
 * Sends a message through the server function `send-contact-email`. Rejects with the function's own words
 * when it refuses, also as `reason`. Calls it as supabase-js does, without making a visitor fetch supabase-js for one request.
 */
export async function sendMessage({ check, ...payload }: MessagePayload): Promise<void> {
  const [{ url, publishableKey }, elapsed] = await Promise.all([loadConfig(), outlastBots(check.elapsed)]);
  const response = await fetch(`${url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      apikey: publishableKey,
    },
    body: JSON.stringify({ ...payload, requestId: requestIdOf(payload), check: { ...check, elapsed } }),
  });
  const answer = (await response.json().catch(() => null)) as { success?: boolean; error?: string } | null;
  if (response.ok && answer?.success) {
    lastRequest = null;
    return;
  }
  // The form shows the reason; the fallback is spec/site.md §8.
  throw Object.assign(new Error(answer?.error ?? 'Failed to send email.'), { reason: answer?.error });
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
