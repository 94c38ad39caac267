import type { ContactPayload } from '@advisor/content/forms';
import { loadConfig } from './config';

/**
 * Sends a message through the server function `send-contact-email`. Rejects with the function's own words
 * when it refuses. Calls it as supabase-js does, without making a visitor fetch supabase-js for one request.
 */
export async function sendMessage(payload: ContactPayload): Promise<void> {
  const { url, publishableKey } = await loadConfig();
  const response = await fetch(`${url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      apikey: publishableKey,
    },
    body: JSON.stringify(payload),
  });
  const answer = (await response.json().catch(() => null)) as { success?: boolean; error?: string } | null;
  if (!response.ok || !answer?.success) throw new Error(answer?.error ?? 'Failed to send email.');
}
