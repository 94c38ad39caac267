import { writeAnswer, type AnswerDeps } from '../send-contact-email/answers.ts';
import { requestForms } from '../send-contact-email/forms.generated.ts';
import { describeError } from '../send-contact-email/log.ts';
import { readSiteWords } from '../send-contact-email/site-words.ts';
import { StoreError, type StoredMessage } from '../send-contact-email/store.ts';

/** Messages per run that get the link to a guide. */
const BATCH = 20;

// MAIL-13
/**
 * Queues the mails to those who have asked for a guide before it had a file. Their budget is that of mails that many get. Rejects
 * when the database does not answer.
 */
export async function queueWaitingGuides(deps: AnswerDeps, log: (line: string) => void): Promise<void> {
  const { client, forms = requestForms } = deps;
  const withFile: string[] = [];
  for (const form of Object.keys(forms).filter((name) => forms[name]?.guide)) {
    const { file } = await readSiteWords(client, { form_type: 'request', details: { form } }, deps);
    if (file !== null) withFile.push(form);
  }
  if (withFile.length === 0) return;
  const { data, error } = await client.rpc('waiting_guides', { forms: withFile, max_rows: BATCH });
  if (error) throw new StoreError(error);
  for (const message of data as StoredMessage[]) {
    const mail = { ...(await writeAnswer(message, message.id, deps)), is_bulk: true };
    const queued = await client.rpc('queue_guide', { message_id: message.id, mail });
    if (queued.error) log(`The guide of message ${message.id} waits: ${describeError(new StoreError(queued.error))}`);
  }
}
