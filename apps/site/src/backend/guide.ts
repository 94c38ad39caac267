import type { GuideRefusal, OpenedGuide } from '@advisor/content/forms';
import { loadConfig } from './config';
import { fetchWithTimeout } from './fetchWithTimeout';

interface Answer {
  file?: string;
  error?: string;
  reason?: GuideRefusal;
  page?: string;
}

// MAIL-12
/**
 * Uses the link of a mail with a guide, by the token in its fragment. Rejects with a `reason` when the server cannot tell what
 * is behind it, and with an error when it does not answer.
 */
export async function openGuide(token: string): Promise<OpenedGuide> {
  const { url, publishableKey } = await loadConfig();
  const response = await fetchWithTimeout(`${url}/functions/v1/guide`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: publishableKey },
    body: JSON.stringify({ token }),
  });
  const { file, error, reason, page } = (await response.json()) as Answer;
  // FILE-32: the owner's files are at the project's address.
  if (file) return { file: file.startsWith('/storage/') ? `${url}${file}` : file };
  if (reason) return { refusal: reason, page: page ?? null };
  throw Object.assign(new Error(error), { reason: error });
}
