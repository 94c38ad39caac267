import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDataDir, removeDataDir, startSite, type Site } from '../../journeys/site.ts';

/**
 * Requests that arrive in one packet run side by side. On the embedded database, which has one session, none may get the role of
 * another: here those of a visitor beside those that the server itself makes for them.
 */

const EMAIL = 'ada@pipelined.example';
let dataDir: string;
let site: Site;

beforeAll(async () => {
  dataDir = await newDataDir();
  site = await startSite({ dataDir, env: { TRUST_PROXY: '1', MESSAGE_LIMIT_FACTOR: '100' } });
  const row = { form_type: 'contact', name: 'Ada', email: EMAIL, message: 'Secret' };
  expect((await site.service.from('contact_messages').insert(row)).error).toBeNull();
});

afterAll(async () => {
  await site?.stop();
  await removeDataDir(dataDir);
});

let networks = 0;

function request(line: string, body = '', headers: Record<string, string> = {}): string {
  networks++;
  const all = {
    Host: 'localhost',
    'X-Forwarded-For': `10.${networks >> 8}.${networks & 255}.7`,
    'Content-Length': String(Buffer.byteLength(body)),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

const STATUS = /HTTP\/1\.1 (\d{3})/g;

/** Sends requests in one piece, and resolves to what came back once each is answered. */
function sendTogether(requests: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(site.url);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (part: Buffer) => {
    text += part.toString();
    if ([...text.matchAll(STATUS)].length === requests.length) resolve(text);
  });
  socket.on('error', reject);
  socket.on('close', () => reject(new Error(`The connection ended after:\n${text}`)));
  socket.write(requests.join(''));
  return promise.finally(() => socket.destroy());
}

it('a visitor reads nothing with the role of a call that runs beside theirs', { timeout: 120_000 }, async () => {
  const key = { apikey: site.local.publishableKey };
  for (let round = 0; round < 20; round++) {
    const message = JSON.stringify({ formType: 'contact', name: 'Bob', email: EMAIL, message: `Hello ${round}` });
    const json = { 'Content-Type': 'application/json' };
    const requests = Array.from({ length: 6 }, (_, index) => [
      request('GET /rest/v1/contact_messages?select=id,email', '', key),
      index % 2 === 0
        ? request('GET /functions/v1/brief?token=x')
        : request('POST /functions/v1/count', 'view /home', { 'Content-Type': 'text/plain' }),
      ...(index % 3 === 0 ? [request('POST /functions/v1/send-contact-email', message, json)] : []),
    ]).flat();
    const text = await sendTogether(requests);
    expect(text).not.toContain(EMAIL);
    const refused = [...text.matchAll(STATUS)].filter(([, status]) => status === '401');
    expect(refused).toHaveLength(6);
  }
});
