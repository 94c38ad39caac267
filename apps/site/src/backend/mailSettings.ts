import type { MailSetup, MailStore, TestMail } from '@advisor/content/admin';
import { callFunction } from './callFunction';

/** How mail is sent, and a test mail: the function `mail-settings`. */
export const mailStore: MailStore = { load: () => ask<MailSetup>('GET'), sendTest: () => ask<TestMail>('POST') };

/** Mail servers may take their time; the function gives up after 25 seconds. */
const timeoutMs = 40_000;

async function ask<Answer>(method: 'GET' | 'POST'): Promise<Answer> {
  const response = await callFunction('mail-settings', { method, timeoutMs });
  const answer = (await response.json().catch(() => ({}))) as Answer & { success?: boolean; error?: string };
  if (response.ok && answer.success) return answer;
  const reason =
    answer.error ??
    (response.status === 404
      ? 'The function “mail-settings” is not deployed.'
      : 'The server could not do this now. Please try again later.');
  throw Object.assign(new Error(reason), { reason });
}
