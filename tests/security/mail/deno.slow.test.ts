import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payloadOf } from '../../../packages/content/src/forms/payload.ts';
import { sampleAnswers } from '../../../packages/content/src/forms/sampleAnswers.ts';
import { sampleForm } from '../../../packages/content/src/forms/sampleForm.ts';
import { serverForm } from '../../../packages/content/src/forms/serverForms.ts';
import { newDataDir, removeDataDir, startSite, type Site } from '../../journeys/site.ts';
import { startMailReceiver, type MailReceiver } from '../../journeys/smtp.ts';
import { startDeno, type DenoFunction } from '../support/deno.ts';
import { upcomingDay } from '../../support/upcoming.ts';

/**
 * The function as Supabase runs it: its `Deno.serve` entry in the real Deno, over HTTP with the secret key. Every case
 * also runs against the function in the site's own process; both must respond alike. A form with uploads, which is on no
 * page of the site, is added to the folder that Deno runs.
 */

const source = join(import.meta.dirname, '../../../supabase/functions');

let dataDir: string;
let folder: string;
let smtp: MailReceiver;
let site: Site;
let runtime: DenoFunction;
let endpoints: Record<'embedded' | 'deno', string>;
const addresses = { embedded: 0, deno: 0 };

beforeAll(async () => {
  dataDir = await newDataDir();
  smtp = await startMailReceiver();
  const mailEnv = {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'desk@example.com',
  };
  site = await startSite({ dataDir, env: { ...mailEnv, TRUST_PROXY: '1' } });
  folder = await mkdtemp(join(tmpdir(), 'advisor-function-'));
  for (const name of ['_shared', 'send-contact-email'])
    await cp(join(source, name), join(folder, name), { recursive: true });
  const forms = join(folder, 'send-contact-email/forms.generated.ts');
  const written = await readFile(forms, 'utf8');
  const start = /export const requestForms: .* = \{/;
  expect(written).toMatch(start);
  await writeFile(forms, written.replace(start, `$& sample: ${JSON.stringify(serverForm(sampleForm))},`));
  runtime = await startDeno(join(folder, 'send-contact-email'), {
    env: {
      ...mailEnv,
      SUPABASE_URL: site.url,
      SUPABASE_SERVICE_ROLE_KEY: site.local.secretKey,
      // With it the gateway's header is trusted.
      SB_EXECUTION_ID: 'test',
    },
    permissions: ['net', 'env', 'read', 'sys'],
  });
  endpoints = { embedded: `${site.url}/functions/v1/send-contact-email`, deno: runtime.url };
});

afterAll(async () => {
  runtime?.stop();
  await site?.stop();
  await smtp?.close();
  await removeDataDir(dataDir);
  await rm(folder, { recursive: true });
});

const message = {
  formType: 'contact',
  name: 'Ada',
  email: 'ada@example.com',
  company: '',
  phone: '',
  message: 'Hello',
};
const speaking = {
  organizationName: 'Acme',
  contactName: 'Ada',
  email: 'ada@example.com',
  eventName: 'Summit',
  eventDate: upcomingDay,
  eventLocation: 'Chicago',
};

async function ask(where: 'embedded' | 'deno', body: string, init: RequestInit = {}) {
  const response = await fetch(endpoints[where], {
    method: 'POST',
    body,
    ...init,
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `192.0.${++addresses[where]}.1`,
      ...(init.headers as Record<string, string>),
    },
  });
  return {
    status: response.status,
    body: await response.text(),
    cors: response.headers.get('access-control-allow-origin'),
  };
}

const cases: [name: string, status: number, body: string, init?: RequestInit][] = [
  ['a message', 200, JSON.stringify(message)],
  [
    'a speaking request',
    200,
    JSON.stringify({ ...message, formType: 'speaking', message: '', eventDetails: speaking }),
  ],
  ['a message with a number of its own', 200, JSON.stringify({ ...message, requestId: crypto.randomUUID() })],
  ['markup', 200, JSON.stringify({ ...message, message: '<script>alert(1)</script>' })],
  ['nothing', 400, ''],
  ['no JSON', 400, '{"name":'],
  ['a list', 400, '[]'],
  ['an unknown form', 400, '{"formType":"newsletter"}'],
  ['a line break in the name', 400, JSON.stringify({ ...message, name: 'A\r\nBcc: b@c.de' })],
  ['two addresses', 400, JSON.stringify({ ...message, email: 'a@b.co,c@d.co' })],
  ['no message', 400, JSON.stringify({ ...message, message: ' ' })],
  ['an impossible number', 400, JSON.stringify({ ...message, requestId: '1' })],
  ['a filled trap', 428, JSON.stringify({ ...message, check: { trap: 'x', elapsed: 5_000 } })],
  ['another type', 415, 'name=Ada', { headers: { 'Content-Type': 'text/plain' } }],
  ['too much', 413, JSON.stringify({ ...message, message: 'x'.repeat(70_000) })],
  ['another method', 405, '{}', { method: 'PUT' }],
];

describe('the function under Deno', () => {
  it.each(cases)('answers %s with %i, as the embedded one does', async (_name, status, body, init) => {
    const [hosted, embedded] = await Promise.all([ask('deno', body, init), ask('embedded', body, init)]);
    // A reference number, and in a challenge the time and what is random.
    const withoutOwn = ({ body, ...rest }: typeof hosted) => ({
      ...rest,
      body: body.replaceAll(/"[\dA-Z]{4}-[\dA-Z]{4}"|"[\da-f-]{32,64}"|(?<="expiresAt":)\d{10}(?!\d)/g, '""'),
    });
    expect(withoutOwn(hosted)).toEqual(withoutOwn(embedded));
    expect(hosted).toMatchObject({ status, cors: '*' });
  });

  it('stores each message and mails it once', async () => {
    const text = 'From the edge.';
    const email = 'edge@example.com';
    const { status, body } = await ask('deno', JSON.stringify({ ...message, email, message: text }));
    expect(status).toBe(200);
    await smtp.waitFor((mail) => mail.text?.includes(text) === true);
    // The receipt for its sender, from the same function.
    const { subject } = await smtp.waitFor((mail) => mail.to?.[0]?.address === email);
    expect(subject).toBe(`Your message has arrived [${(JSON.parse(body) as { reference: string }).reference}]`);
    const { data } = await site.service
      .from('contact_messages')
      .select('mail_error, mail_attempts, mailed_at')
      .eq('message', text);
    expect(data).toEqual([{ mail_error: null, mail_attempts: 1, mailed_at: expect.any(String) }]);
    expect(smtp.mails.filter((mail) => mail.text?.includes(text))).toHaveLength(1);
  });

  it('stores a message sent again once', async () => {
    const again = JSON.stringify({ ...message, message: 'Twice.', requestId: crypto.randomUUID() });
    expect((await ask('deno', again)).status).toBe(200);
    expect((await ask('deno', again)).status).toBe(200);
    const { count } = await site.service
      .from('contact_messages')
      .select('*', { count: 'exact', head: true })
      .eq('message', 'Twice.');
    expect(count).toBe(1);
  });

  it('stores files with their message, mails them, and refuses what is no such file', async () => {
    const body = (answers: object) =>
      JSON.stringify(
        payloadOf(sampleForm, { ...sampleAnswers(sampleForm.fields), ...answers }, { trap: '', elapsed: 60_000 }),
      );
    const agenda = { name: 'agenda.pdf', type: 'application/pdf', data: btoa('%PDF-1.7'.padEnd(200_000)) };
    expect((await ask('deno', body({ agenda: [agenda] }))).status).toBe(200);
    const mail = await smtp.waitFor(({ attachments }) => attachments.length > 0);
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['contract.pdf', 'agenda.pdf']);
    const { data } = await site.service.from('contact_attachments').select('name, size').order('place');
    expect(data).toEqual([
      { name: 'contract.pdf', size: expect.any(Number) },
      { name: 'agenda.pdf', size: 200_000 },
    ]);
    expect(await ask('deno', body({ agenda: [{ ...agenda, data: btoa('MZ') }] }))).toMatchObject({
      status: 400,
      body: expect.stringContaining('The content of agenda.pdf is not PDF'),
    });
    expect((await ask('deno', JSON.stringify({ ...message, message: 'x'.repeat(70_000) }))).status).toBe(413);
  });

  it('refuses the eleventh message of a minute from one address', async () => {
    const from = { headers: { 'X-Forwarded-For': '203.0.113.99' } };
    const statuses = [];
    for (let count = 0; count < 11; count++) statuses.push((await ask('deno', '{}', from)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  it('asks a network that sends many messages for work, and takes its proof', async () => {
    const from = (index: number) => ({ headers: { 'X-Forwarded-For': `203.0.114.${index}` } });
    const send = (fields: object, index: number) =>
      ask('deno', JSON.stringify({ ...message, message: 'Worked for.', ...fields }), from(index));
    for (let index = 0; index < 5; index++) expect((await send({}, index)).status).toBe(200);
    const asked = await send({}, 5);
    expect(asked.status).toBe(428);
    const { challenge } = JSON.parse(asked.body) as { challenge: Challenge };
    const solution = await solveChallenge({ challenge, deriveKey });
    expect((await send({ check: { proof: { challenge, solution } } }, 6)).status).toBe(200);
  });
});
