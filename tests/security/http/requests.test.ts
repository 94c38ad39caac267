import { once } from 'node:events';
import { connect } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerAt } from '../support/account.ts';
import { together } from '../support/attacker.ts';
import { newDataDir, removeDataDir, startSite, type Site } from '../../journeys/site.ts';
import { escapes, name, personal, steering, token, visitor, strangersAt } from '../support/strangers.ts';

/** Requests of strangers: what they leave in the log, what they are told, and how many are answered. */

let dataDir: string;
let smtp: SMTPServer;
let site: Site;
let session: string;

beforeAll(async () => {
  dataDir = await newDataDir();
  // Refuses as real servers do, quoting the address.
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: (_address, _session, done) =>
      done(Object.assign(new Error(`<${visitor}> ${escapes} is not wanted here`), { responseCode: 550 })),
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as { port: number };
  site = await startSite({
    dataDir,
    env: { TRUST_PROXY: '1', SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_RETRY_SECONDS: '1' },
  });
  session = await (await ownerAt(site)).token();
});

afterAll(async () => {
  await site?.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await removeDataDir(dataDir);
});

const { from, get, post, printedBy } = strangersAt(() => site);
const asOwner = () => ({ ...from('192.0.2.200'), Authorization: `Bearer ${session}` });

describe('the log', () => {
  it('of failed writes has nothing of what was written', async () => {
    const recipe = { title: `${name} ${visitor}`, ingredients: [escapes], instructions: 'Wait.' };
    const printed = await printedBy(async () => {
      for (const change of [
        { title: ' ' },
        { difficulty: name },
        { prep_time: -1 },
        { instructions: null },
        { description: 'a\u0000b' },
        { id: name },
      ]) {
        const response = await post('/rest/v1/recipes', { ...recipe, ...change }, asOwner());
        expect([JSON.stringify(change), response.status]).toEqual([JSON.stringify(change), 400]);
      }
      for (const [path, body] of [
        ['recover', { email: `${visitor}\u0000` }],
        ['verify', { type: 'recovery', token_hash: token, email: `${visitor}\u0000` }],
        ['token?grant_type=refresh_token', { refresh_token: `${token}\u0000` }],
        ['token?grant_type=password', { email: visitor, password: `${token}\u0000` }],
        ['token?grant_type=password', { email: { at: visitor }, password: 5 }],
      ] as const)
        await post(`/auth/v1/${path}`, body, from('192.0.2.2'));
    });
    expect(printed).not.toMatch(personal);
    expect(printed).not.toMatch(steering);
    expect(printed.split('\n').filter((line) => line.startsWith('    at '))).toEqual([]);
  });

  it('of a mail that is refused has nothing of the visitor; the screen of the owner has the words of the mail server', async () => {
    const printed = await printedBy(async () => {
      const answer = await post(
        '/functions/v1/send-contact-email',
        { formType: 'contact', name, email: visitor, message: escapes.replace(/\p{Cc}/gu, ' ') },
        from('192.0.2.3'),
      );
      expect(answer.status).toBe(200);
    });
    expect(printed).toMatch(/^Message [0-9a-f-]{36} is stored but was not mailed: EENVELOPE 550 at MAIL FROM$/m);
    expect(printed).not.toMatch(personal);
    expect(printed).not.toMatch(steering);
    const { data } = await site.service.from('contact_messages').select('mail_error').eq('email', visitor).single();
    expect(data?.mail_error).toContain(visitor);
  });
});

describe('an answer', () => {
  it('to a request that fails tells nothing of what is inside', async () => {
    const inner = /TypeError|at .*\.js|select |insert |node_modules|stack|parameters/i;
    for (const path of [
      '/rest/v1/recipes?prep_time=__proto__',
      '/rest/v1/recipes?order=__proto__',
      '/rest/v1/recipes?select=__proto__',
    ])
      expect([path, await (await get(path, asOwner())).text()]).toEqual([path, expect.not.stringMatching(inner)]);
    const signIn = await post('/auth/v1/token?grant_type=password', { email: {}, password: 5 }, from('192.0.2.4'));
    expect(await signIn.text()).not.toMatch(inner);
  });

  it('to a value that no column takes says that it is the mistake of the caller', async () => {
    const refresh = await post(
      '/auth/v1/token?grant_type=refresh_token',
      { refresh_token: 'a\u0000' },
      from('192.0.2.5'),
    );
    expect(refresh.status).toBe(400);
    expect(await refresh.json()).toEqual({ code: 400, error_code: 'validation_failed', msg: expect.any(String) });
  });
});

describe('without an account', () => {
  it('nothing is written to the tables, where the owner may send a megabyte', async () => {
    const recipe = { title: 'Soup', ingredients: ['Salt'], instructions: 'Wait.' };
    expect((await post('/rest/v1/recipes', recipe, from('198.18.6.6'))).status).toBe(401);
    expect((await post('/rest/v1/recipes', recipe, asOwner())).status).toBe(201);
    const long = { ...recipe, instructions: 'x'.repeat(1_000_000) };
    expect((await post('/rest/v1/recipes', long, asOwner())).status).not.toBe(413);
  });

  it('what is refused is refused before its body arrives, on a connection that then ends', async () => {
    await together(61, () => get('/rest/v1/recipes', from('198.18.8.8')));
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1').setEncoding('utf8');
    socket.write(
      'POST /rest/v1/recipes HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 198.18.8.8\r\nContent-Length: 2\r\n\r\n{',
    );
    const [answer] = await once(socket, 'data');
    expect(answer).toMatch(/^HTTP\/1\.1 429 [^]*\r\nconnection: close\r\n[^]*\}$/i);
    socket.write('}');
    await once(socket, 'end');
  });

  it('requests on one connection are answered one after another, and too many at once end it', async () => {
    const answers = async (requests: string) => {
      const socket = connect(Number(new URL(site.url).port), '127.0.0.1').setEncoding('latin1');
      let text = '';
      socket.on('data', (part) => (text += part)).on('error', () => undefined);
      socket.write(requests);
      await new Promise((closed) => socket.on('close', closed));
      return text.match(/(?<=HTTP\/1\.1 )\d+/g) ?? [];
    };
    const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
    const some = ask('/healthz') + ask('/nothing') + ask('/healthz').repeat(10);
    const expected = ['200', '404', ...Array.from({ length: 11 }, () => '200')];
    expect(await answers(some + ask('/healthz', 'Connection: close\r\n'))).toEqual(expected);
    expect((await answers(ask('/healthz').repeat(2000))).length).toBeLessThanOrEqual(20);
  });
});
