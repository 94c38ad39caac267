import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailSetup } from '../../../supabase/functions/mail-settings/setup.ts';
import { dataDirWithPeople, OWNER_PASSWORD, removeDataDir, startSite, type Site } from '../../journeys/site.ts';
import { startDeno, type DenoFunction } from '../support/deno.ts';
import { startFailingMailServer, type FailingMailServer } from '../support/mail-server.ts';
import { guestAt, visitorOf } from '../support/account.ts';

/**
 * Who sees the mail settings and sends test mails, and what they are told: in the site's own process, and as Supabase runs
 * the function, in the real Deno. The mail server asks for a password, and repeats it where it refuses it.
 */

const folder = join(import.meta.dirname, '../../../supabase/functions/mail-settings');
const PASSWORD = 'p@ss: of the mail';

let dataDir: string;
let server: SMTPServer;
let mail: FailingMailServer;
let site: Site;
let runtime: DenoFunction;
let endpoints: Record<'embedded' | 'deno', string>;
/** What the mail server refuses. */
let refuses: 'nothing' | 'the password' | 'the recipient' = 'nothing';
let received: string[] = [];

beforeAll(async () => {
  server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      const right = username === 'me@example.com' && password === PASSWORD && refuses !== 'the password';
      if (right) done(null, { user: username });
      else done(Object.assign(new Error(`${password} is wrong`), { responseCode: 535 }));
    },
    onRcptTo({ address }, _session, done) {
      done(refuses === 'the recipient' ? Object.assign(new Error(`No ${address} here`), { responseCode: 550 }) : null);
    },
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mail = await startFailingMailServer((server.server.address() as AddressInfo).port);
  const mailEnv = {
    SMTP_URL: `smtp://me%40example.com:${encodeURIComponent(PASSWORD)}@127.0.0.1:${mail.port}`,
    MAIL_FROM: 'Site <site@example.com>',
    MAIL_TO: 'desk@example.com',
  };
  dataDir = await dataDirWithPeople();
  site = await startSite({ dataDir, env: { ...mailEnv, TRUST_PROXY: '1', MAIL_RETRY_SECONDS: '3600' } });
  await guestAt(site);
  runtime = await startDeno(folder, {
    env: { ...mailEnv, SUPABASE_URL: site.url, SUPABASE_SERVICE_ROLE_KEY: site.local.secretKey },
    permissions: ['net', 'env', 'read', 'sys'],
  });
  endpoints = { embedded: `${site.url}/functions/v1/mail-settings`, deno: runtime.url };
});

afterAll(async () => {
  runtime?.stop();
  await site?.stop();
  await mail?.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await removeDataDir(dataDir);
});

async function tokenOf(email: string): Promise<{ token: string; end: () => Promise<unknown> }> {
  const { client, token } = visitorOf(site);
  const { error } = await client.auth.signInWithPassword({ email, password: OWNER_PASSWORD });
  expect(error).toBeNull();
  return { token: await token(), end: () => client.auth.signOut({ scope: 'local' }) };
}

describe.each(['embedded', 'deno'] as const)('%s', (where) => {
  async function call(method: string, token: string | null) {
    const response = await fetch(endpoints[where], {
      method,
      headers: { apikey: site.local.publishableKey, ...(token && { Authorization: `Bearer ${token}` }) },
    });
    const text = await response.text();
    // In no answer, in any form.
    for (const form of [PASSWORD, encodeURIComponent(PASSWORD), btoa(`\0me@example.com\0${PASSWORD}`), 'p@ss'])
      expect(text).not.toContain(form);
    return { status: response.status, body: (text ? JSON.parse(text) : null) as never, headers: response.headers };
  }

  it('tells nobody but the owner, in a session that has not ended, and mails for nobody else', async () => {
    const ended = await tokenOf(site.local.ownerEmail);
    await ended.end();
    const refused = [
      [null, 401],
      ['no.session.token', 401],
      [site.local.publishableKey, 401],
      [(await tokenOf('guest@example.com')).token, 403],
      [ended.token, 401],
    ] as const;
    received = [];
    for (const [token, status] of refused)
      for (const method of ['GET', 'POST'])
        expect([await call(method, token)].map(({ status, body }) => [status, body])).toEqual([
          [status, { success: false, error: expect.any(String) }],
        ]);
    expect(received).toEqual([]);
    expect((await call('PUT', null)).status).toBe(405);
  });

  it('shows how mail is sent and what waits, without secrets', async () => {
    const { token } = await tokenOf(site.local.ownerEmail);
    const { status, body, headers } = await call('GET', token);
    const { queue, ...setup } = body as MailSetup;
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(setup).toEqual({
      success: true,
      delivery: 'smtp',
      problem: null,
      server: { host: '127.0.0.1', port: mail.port, encryption: 'offered', signsIn: true },
      from: 'Site <site@example.com>',
      to: 'desk@example.com',
      missing: [],
      defaults: [],
      place: where === 'embedded' ? 'environment' : 'secrets',
      retrySeconds: where === 'embedded' ? 3600 : null,
    });
    expect(queue).toEqual({ waiting: 0, failed: 0, lastFailure: null });

    const row = { form_type: 'contact', name: 'Ada', email: 'ada@example.com', message: 'Hello' };
    const failed = { ...row, mail_attempts: 1, mail_next_at: '2030-01-01T00:01:00Z', mail_error: '451 Later' };
    // Tried before, but with a longer pause.
    const earlier = { ...failed, mail_attempts: 9, mail_next_at: '2030-01-01T04:00:00Z', mail_error: '550 Nobody' };
    const telling = { ...failed, mail_next_at: '2030-01-01T00:02:00Z', mail_error: `${PASSWORD} is wrong` };
    const { data, error } = await site.service.from('contact_messages').insert([failed, earlier]).select('id');
    expect(error).toBeNull();
    const waiting = await site.service
      .from('contact_messages')
      .insert([{ ...row, mail_next_at: '2030-01-01T00:00:00Z' }])
      .select('id');
    const queueOf = async () => ((await call('GET', token)).body as MailSetup).queue;
    expect(await queueOf()).toEqual({
      waiting: 1,
      failed: 2,
      lastFailure: { reason: '451 Later', nextAt: '2030-01-01T00:01:00.000Z' },
    });
    const told = await site.service.from('contact_messages').insert(telling).select('id');
    expect((await queueOf()).lastFailure?.reason).toBe('The mail server did not accept it.');
    const ids = [data, waiting.data, told.data].flatMap((rows) => rows!.map(({ id }) => id as string));
    await site.service.from('contact_messages').delete().in('id', ids);
  });

  it('sends a test mail and says what the mail server answered, five times in ten minutes', async () => {
    const { token } = await tokenOf(site.local.ownerEmail);
    const test = async () => {
      const { status, body } = await call('POST', token);
      return [status, body];
    };
    received = [];
    expect(await test()).toEqual([
      200,
      { success: true, outcome: 'accepted', refused: null, reason: expect.stringMatching(/^250 /) },
    ]);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^To: desk@example\.com\r$/m);
    expect(received[0]).toMatch(/^Subject: Test mail from your website\r$/m);
    refuses = 'the password';
    // Its words repeat the password: only the code is told.
    expect(await test()).toEqual([
      200,
      { success: true, outcome: 'refused', refused: 'sign-in', reason: 'It answered 535.' },
    ]);
    refuses = 'the recipient';
    expect(await test()).toEqual([
      200,
      {
        success: true,
        outcome: 'refused',
        refused: 'recipient',
        reason: expect.stringContaining('No desk@example.com here'),
      },
    ]);
    refuses = 'nothing';
    mail.behaviour = 'hangs up at once';
    expect(await test()).toEqual([
      200,
      { success: true, outcome: 'unreachable', refused: null, reason: 'It closed the connection.' },
    ]);
    mail.behaviour = 'says nothing';
    expect(await test()).toEqual([200, { success: true, outcome: 'late', refused: null, reason: null }]);
    mail.behaviour = 'well';
    const { status, body, headers } = await call('POST', token);
    expect([status, body]).toEqual([
      429,
      { success: false, error: '5 test mails were sent. Please try again in 10 minutes.' },
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
    expect(received).toHaveLength(1);
  });

  it('prints nothing of the settings', () => {
    for (const text of [site.output(), runtime.printed()]) expect(text).not.toMatch(/p(?:@|%40)ss|me@example/);
  });
});
