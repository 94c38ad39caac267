import { expect, it } from 'vitest';
import type { CallerRole } from '../_shared/caller-role.ts';
import { createMailSettingsHandler, type MailSettingsDeps } from './handler.ts';
import { tryMailSettings } from './setup.ts';
import { wordsOf } from './test-mail.ts';

const queue = { waiting: 0, failed: 0, lastFailure: null };

function handlerFor(env: Record<string, string>, more: Partial<MailSettingsDeps> = {}, ownerEmail = '') {
  const settings = tryMailSettings(env, ownerEmail);
  const handle = createMailSettingsHandler({
    env,
    settings,
    transport: null,
    withoutServer: 'none',
    place: 'secrets',
    retrySeconds: null,
    siteUrl: undefined,
    readQueue: async () => queue,
    log: () => undefined,
    ...more,
  });
  return async (method: string, role: CallerRole = 'owner') => {
    const answer = await handle(
      new Request('https://project.example/functions/v1/mail-settings', { method }),
      async () => role,
    );
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
}

it('says what is missing, and sends nothing without it', async () => {
  const call = handlerFor({});
  expect((await call('GET')).body).toMatchObject({
    delivery: 'none',
    server: null,
    from: null,
    to: null,
    missing: ['SMTP_URL', 'MAIL_TO'],
    defaults: ['MAIL_FROM', 'MAIL_TO'],
  });
  expect(await call('POST')).toEqual({
    status: 409,
    body: { success: false, error: 'No mail can be sent: set SMTP_URL, MAIL_FROM and MAIL_TO first.' },
  });
});

it.each([
  [{ SMTP_URL: 'smtps://mail.example.com', MAIL_TO: 'o@x.org' }, 'tls', false],
  [{ SMTP_URL: 'smtp://a:b@mail.example.com', MAIL_TO: 'o@x.org' }, 'starttls', true],
  [{ SMTP_URL: 'smtp://mail.example.com', MAIL_TO: 'o@x.org' }, 'offered', false],
])('%j is encrypted by %s', async (env, encryption, signsIn) => {
  const { body } = await handlerFor(env)('GET');
  expect(body).toMatchObject({
    delivery: 'smtp',
    server: { encryption, signsIn },
    from: 'website@x.org',
    defaults: ['MAIL_FROM'],
  });
});

it.each([{ SMTP_URL: 'mailto:hidden@x.org' }, { SMTP_URL: 'smtp://a:100%hidden@x.org' }])(
  'says that %j cannot be read, without what it is',
  async (env) => {
    const call = handlerFor({ ...env, MAIL_TO: 'o@x.org' });
    const { body } = await call('GET');
    expect(body).toMatchObject({ delivery: 'none', problem: expect.stringContaining('SMTP_URL') });
    const refused = await call('POST');
    expect(refused.status).toBe(409);
    expect(JSON.stringify([body, refused.body])).not.toContain('hidden');
  },
);

it('writes a file where the server does so, and says that', async () => {
  const sent: unknown[] = [];
  const call = handlerFor(
    {},
    { withoutServer: 'file', transport: { sendMail: async (mail) => sent.push(mail) } },
    'owner@x.org',
  );
  expect((await call('GET')).body).toMatchObject({ delivery: 'file', to: 'owner@x.org', missing: ['SMTP_URL'] });
  expect((await call('POST')).body).toEqual({ success: true, outcome: 'written', refused: null, reason: null });
  expect(sent).toHaveLength(1);
});

it('waits no longer than it should, whatever the mail server does', async () => {
  const call = handlerFor(
    { SMTP_URL: 'smtp://mail.example.com', MAIL_TO: 'o@x.org' },
    { timeoutMs: 20, transport: { sendMail: () => new Promise(() => undefined) } },
  );
  expect((await call('POST')).body).toMatchObject({ outcome: 'late' });
});

it.each([
  [
    { code: 'ESOCKET', message: 'connect ECONNREFUSED 127.0.0.1:1' },
    'No mail server listens at that address and port.',
  ],
  [{ code: 'EDNS', message: 'getaddrinfo ENOTFOUND mail.example.com' }, 'There is no server of that name.'],
  [{ code: 'ESOCKET', message: 'self-signed certificate' }, 'Its certificate cannot be trusted.'],
  [{ code: 'ESOCKET', message: 'ssl3_get_record:wrong version number' }, 'It does not speak TLS at that port.'],
  [{ code: 'EOTHER', message: 'Something else' }, 'Something else'],
])('of %j it says why', async (error, reason) => {
  const env = { SMTP_URL: 'smtp://mail.example.com', MAIL_TO: 'o@x.org' };
  const sendMail = () => Promise.reject(Object.assign(new Error(error.message), error));
  const { body } = await handlerFor(env, { transport: { sendMail } })('POST');
  expect(body).toMatchObject({ outcome: 'unreachable', reason });
});

it('says nothing of why the database fails', async () => {
  const call = handlerFor({}, { readQueue: () => Promise.reject(new Error('relation "secret" is gone')) });
  expect(await call('GET')).toEqual({
    status: 503,
    body: { success: false, error: 'The server could not do this now. Please try again later.' },
  });
});

const smtp = { host: 'x', port: 25, secure: false, auth: { user: 'me', pass: 'p ä:s' } };
it.each([
  ['535 p ä:s is wrong', null],
  ['535 p%20%C3%A4%3As is wrong', null],
  [`535 ${Buffer.from('\0me\0p ä:s').toString('base64')} is wrong`, null],
  ['535 Wrong\r\npassword\0', '535 Wrong password'],
  ['', null],
  [undefined, null],
])('of %j it tells %j', (text, words) => expect(wordsOf(text, smtp)).toBe(words));
