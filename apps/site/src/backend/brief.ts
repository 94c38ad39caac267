import type { BriefAnswer, BriefChanges, BriefRefusal, BriefSubscription } from '@advisor/content/links';
import { loadConfig } from './config';
import { fetchWithTimeout } from './fetchWithTimeout';

interface Answer {
  success: boolean;
  subscription?: BriefSubscription | null;
  /** The token of the subscription's page. */
  manage?: string;
  error?: string;
  reason?: BriefRefusal;
}

// BRIEF-3, BRIEF-7
/**
 * Uses a mailed link about the brief, by the token in its fragment, through the function `brief`. Rejects with a
 * `reason` if the link is invalid, and with an error if the server does not answer.
 */
export async function callBrief(
  action: 'confirm' | 'read' | 'save' | 'unsubscribe' | 'forget',
  token: string,
  changes?: BriefChanges,
): Promise<BriefAnswer> {
  const { url, publishableKey } = await loadConfig();
  const response = await fetchWithTimeout(`${url}/functions/v1/brief`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: publishableKey },
    body: JSON.stringify({ action, token, changes }),
  });
  const { success, subscription = null, manage = '', error, reason } = (await response.json()) as Answer;
  if (success) return { subscription, manage: `/brief-preferences#${manage}` };
  if (reason) return { refusal: reason };
  throw Object.assign(new Error(error), { reason: error });
}
