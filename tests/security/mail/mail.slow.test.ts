import { afterAll, describe, expect, it } from 'vitest';
import { useSite } from '../../support/useSite.ts';
import { failures, startFailingMailServer, type FailingMailServer } from '../support/mail-server.ts';

/** The real server with a mail server that fails in every way there is: a message is kept, and mailed once. */

let mail: FailingMailServer;
let visitors = 0;

const site = useSite(async ({ port }) => {
  mail = await startFailingMailServer(port);
  return {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_TO: 'desk@example.com',
      MAIL_RETRY_SECONDS: '1',
      MESSAGE_LIMIT_FACTOR: '10',
    },
  };
});

afterAll(() => mail.close());

function post(path: string, body: object): Promise<Response> {
  return fetch(site.url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      apikey: site.local.publishableKey,
      'X-Forwarded-For': `192.0.${++visitors}.1`,
    },
    body: JSON.stringify(body),
  });
}

const send = (message: string) =>
  post('/functions/v1/send-contact-email', { formType: 'contact', name: 'Ada', email: 'ada@example.com', message });

const now = () => new Date().toISOString();

const rowOf = async (message: string) =>
  (await site.service.from('contact_messages').select().eq('message', message).single()).data as Record<
    string,
    unknown
  >;

describe('a mail server that', () => {
  it.each(Object.keys(failures) as (keyof typeof failures)[])(
    '%s: the message is stored, retried and mailed once',
    async (failure) => {
      const message = `While it ${failure}.`;
      mail.behaviour = failure;
      expect(await (await send(message)).json()).toEqual({
        success: true,
        reference: expect.stringMatching(/^[\dA-Z]{4}-[\dA-Z]{4}$/),
      });
      await expect.poll(async () => (await rowOf(message)).mail_error).toMatch(/./);
      expect(await rowOf(message)).toMatchObject({ mailed_at: null, mail_attempts: 1 });

      // The pause after a failure is a minute; here it is over at once.
      mail.behaviour = 'well';
      await site.service.from('contact_messages').update({ mail_next_at: now() }).eq('message', message);
      await site.smtp.waitFor(({ text }) => text?.includes(message) === true);
      await expect.poll(async () => (await rowOf(message)).mailed_at).not.toBeNull();
      expect(await rowOf(message)).toMatchObject({ mail_attempts: 2, mail_error: null });
      // A run of the retry that mails another message would have mailed this one again.
      const later = `${message} And later.`;
      const { error } = await site.service
        .from('contact_messages')
        .insert({ form_type: 'contact', name: 'Ada', email: 'ada@example.com', message: later, mail_next_at: now() });
      expect(error).toBeNull();
      await site.smtp.waitFor(({ text }) => text?.includes(later) === true);
      expect(site.smtp.mails.filter(({ text }) => text?.includes(message) && !text.includes(later))).toHaveLength(1);
    },
    40_000,
  );
});

it('a slow mail server does not tell who has an account: the answer does not wait for it', async () => {
  mail.behaviour = 'held';
  const answerTo = async (email: string) => {
    const response = await post('/auth/v1/recover', { email });
    return [response.status, await response.text()];
  };
  expect(await answerTo(site.local.ownerEmail)).toEqual(await answerTo('nobody@example.com'));
  expect(site.smtp.mails.filter(({ to }) => to?.[0]?.address === site.local.ownerEmail)).toEqual([]);
  mail.release();
  await site.smtp.waitFor(({ to }) => to?.[0]?.address === site.local.ownerEmail);
});
