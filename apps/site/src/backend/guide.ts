import type { GuideRefusal, OpenedGuide } from '@advisor/content/links';
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
 * Uses a guide's mailed link, by the token in its fragment. Rejects with a `reason` if the link is invalid, and with an
 * error if the server does not answer.
 */
export async function openGuide(token: string): Promise<OpenedGuide> {
  const { url, publishableKey } = await loadConfig();
  const response = await fetchWithTimeout(`${url}/functions/v1/guide`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: publishableKey },
    body: JSON.stringify({ token }),
  });
  const { file, error, reason, page } = (await response.json()) as Answer;
  // FILE-32: the owner's files are at the project's URL.
  if (file) return { file: file.startsWith('/storage/') ? `${url}${file}` : file };
  if (reason) return { refusal: reason, page: page ?? null };
  throw Object.assign(new Error(error), { reason: error });
}
