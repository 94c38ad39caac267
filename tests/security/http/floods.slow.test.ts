import { connect } from 'node:net';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDataDir, removeDataDir, startSite, type Site } from '../../journeys/site.ts';
import { flood, type FloodRequest } from '../support/flood.ts';
import { escapes, name, personal, steering, token, visitor, strangersAt } from '../support/strangers.ts';

/** Hundreds and thousands of anonymous requests: their effect on the log and on other requests. */

let dataDir: string;
let site: Site;
let session: string;

beforeAll(async () => {
  dataDir = await newDataDir();
  site = await startSite({ dataDir, env: { TRUST_PROXY: '1' } });
  const owner = createClient(site.url, site.local.publishableKey, { auth: { persistSession: false } });
  const { ownerEmail: email, ownerPassword: password } = site.local;
  const { data, error } = await owner.auth.signInWithPassword({ email, password });
  if (error) throw error;
  session = data.session.access_token;
});

afterAll(async () => {
  await site?.stop();
  await removeDataDir(dataDir);
});

const { from, get, post, printedBy } = strangersAt(() => site);
const asOwner = () => ({ ...from('192.0.2.200'), Authorization: `Bearer ${session}` });

describe('the log', () => {
  it('of 2,000 refused requests of one address is a few lines', async () => {
    const headers = from('192.0.2.1');
    const requests: FloodRequest[] = [
      { path: `/rest/v1/recipes?title=eq.${encodeURIComponent(visitor)}`, headers },
      { path: '/rest/v1/recipes', method: 'POST', headers, body: JSON.stringify({ title: name + escapes }) },
      { path: `/rest/v1/${encodeURIComponent(escapes)}`, headers },
      { path: '/rest/v1/recipes?prep_time=__proto__', headers },
      { path: '/rest/v1/rpc/claim_unsent_messages', method: 'POST', headers, body: '{"max_rows":1}' },
      { path: `/auth/v1/user?token=${token}`, headers },
      { path: `/nothing/${encodeURIComponent(escapes)}/${encodeURIComponent(visitor)}`, headers },
      { path: `/nothing?access_token=${token}`, headers },
      { path: '/favicon.ico', headers },
      { path: '/supabase.json', headers },
    ];
    const printed = await printedBy(async () => {
      await flood({ url: site.url, count: 2_000, clients: 20, requests });
    });
    expect(printed.length).toBeLessThan(20_000);
    expect(printed).not.toMatch(personal);
    expect(printed).not.toMatch(steering);
    for (const line of printed.split('\n')) expect(line.length).toBeLessThanOrEqual(310);
  });

  it('of a hundred posts of 600 KB from as many networks is a few lines', async () => {
    const requests = Array.from({ length: 100 }, (_, index) => ({
      path: '/rest/v1/contact_messages',
      method: 'POST',
      headers: from(`10.${index}.0.1`),
      body: JSON.stringify({ form_type: 'contact', name, email: visitor, message: escapes + 'x'.repeat(600_000) }),
    }));
    const printed = await printedBy(() => flood({ url: site.url, count: 100, clients: 4, requests }));
    expect(printed.length).toBeLessThan(5_000);
    expect(printed).not.toMatch(personal);
    expect(printed).not.toMatch(steering);
  });
});

describe('without an account', () => {
  const statuses = (answers: Response[]) => answers.map(({ status }) => status);
  const many = (count: number, ask: (index: number) => Promise<Response>) =>
    Promise.all(Array.from({ length: count }, (_, index) => ask(index)));

  it.each([
    ['/auth/v1/settings', 120],
    ['/supabase.json', 300],
  ])('%s is answered %i times a minute for one address', async (path, limit) => {
    const answers = await many(limit + 5, () => get(path, from('198.51.100.120')));
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(5);
  });

  it('the tables are answered 120 times a minute for one network, in each form of its addresses', async () => {
    const answers = await many(130, (index) => get('/rest/v1/recipes', from(`2001:db8:77:${index.toString(16)}::1`)));
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(10);
    const mapped = [
      '::ffff:198.18.4.4',
      '198.18.4.4',
      '::FFFF:c612:0404',
      '198.18.4.4:50123',
      '[::ffff:198.18.4.4]:443',
    ];
    const one = await many(65, (index) => get('/rest/v1/recipes', from(mapped[index % mapped.length]!)));
    expect(statuses(one).filter((status) => status === 429)).toHaveLength(5);
  });

  it('a forged token or another key earns nothing', async () => {
    const headers = { ...from('198.18.5.5'), Authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.x' };
    const answers = await many(65, () => get('/rest/v1/recipes', headers));
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(5);
  });

  it('a session that cannot be renewed for the limit is not ended by supabase-js', async () => {
    const refresh = () =>
      post('/auth/v1/token?grant_type=refresh_token', { refresh_token: 'none' }, from('198.18.7.7'));
    const answers = await many(125, refresh);
    expect(new Set(statuses(answers))).toEqual(new Set([400, 503]));
  });

  it('nobody slows the owner down', async () => {
    const headers = from('192.0.2.200');
    const answers = await many(65, () => get('/rest/v1/recipes', headers));
    expect(statuses(answers)).toContain(429);
    expect(statuses(await many(100, () => get('/rest/v1/recipes?limit=1', asOwner())))).toEqual(
      Array.from({ length: 100 }, () => 200),
    );
  });
});

it('the health of the site may be asked for as often as anyone likes', async () => {
  const result = await flood({ url: site.url, count: 1_000, clients: 20, requests: [{ path: '/healthz' }] });
  expect(result).toEqual({ 200: 1_000 });
});

it('hundreds of visitors who send their message slowly keep nobody else from sending', async () => {
  const port = Number(new URL(site.url).port);
  const slow = Array.from({ length: 300 }, (_, index) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(
      `POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nX-Forwarded-For: 10.200.${index % 250}.1\r\nContent-Length: 500\r\n\r\n{`,
    );
    return socket;
  });
  try {
    const message = { formType: 'contact', name: 'Ada', email: 'ada@northwind.example', message: 'Hello' };
    const answer = await post('/functions/v1/send-contact-email', message, from('10.201.0.1'));
    expect(answer.status).toBe(200);
  } finally {
    slow.forEach((socket) => socket.destroy());
  }
});
