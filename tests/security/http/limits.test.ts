import { describe, expect, it } from 'vitest';
import { useSite } from '../../support/useSite.ts';
import { together } from '../support/attacker.ts';

/** Every limit on the requests of visitors, by each of its keys, and what counts as the address of a visitor. */

const site = useSite();

interface Call {
  path: string;
  method?: string;
  body?: () => object;
  /** Requests accepted within a minute. */
  address: number;
  network?: number;
  /** The status of one too many. @default 429 */
  refusal?: number;
}

let accounts = 0;
/** Each is of an account that nobody has asked for before: accounts have limits of their own. */
const email = () => `nobody${++accounts}@example.com`;
const verify = (fields: () => object) => ({
  path: '/auth/v1/verify',
  body: () => ({ type: 'recovery', ...fields() }),
  address: 10,
  network: 40,
});

const calls: Record<string, Call> = {
  // The networks of these are in `request-limits.test`.
  'the settings of pages': { path: '/supabase.json', address: 300 },
  'the sign-in service': { path: '/auth/v1/settings', address: 120 },
  tables: { path: '/rest/v1/recipes?select=nothing', address: 60 },
  'changes of files': { path: '/storage/v1/object/public-files/a.pdf', method: 'POST', address: 60 },
  messages: { path: '/functions/v1/send-contact-email', body: () => ({}), address: 10, network: 20 },
  'links to guides': { path: '/functions/v1/guide', body: () => ({}), address: 20, network: 60 },
  'wrong passwords': {
    path: '/auth/v1/token?grant_type=password',
    body: () => ({ email: email(), password: 'wrong' }),
    address: 10,
    network: 40,
  },
  'mails to reset a password': { path: '/auth/v1/recover', body: () => ({ email: email() }), address: 10, network: 40 },
  'wrong links of such mails': verify(() => ({ token_hash: 'x' })),
  'wrong codes of such mails': verify(() => ({ email: email(), token: '000000' })),
  // 503 and not 429, which supabase-js takes for the end of the session.
  'wrong refresh tokens': {
    path: '/auth/v1/token?grant_type=refresh_token',
    body: () => ({ refresh_token: 'x' }),
    address: 30,
    refusal: 503,
  },
};

function ask({ path, body, method = body ? 'POST' : 'GET' }: Call, from: string): Promise<Response> {
  return fetch(site.url + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      apikey: site.local.publishableKey,
      'X-Forwarded-For': from,
    },
    ...(body && { body: JSON.stringify(body()) }),
  });
}

describe.each(Object.entries(calls))('%s', (_what, call) => {
  const { address, network, refusal = 429 } = call;
  const accepted = async (count: number, from: (index: number) => string) =>
    (await together(count, (index) => ask(call, from(index)))).filter(({ status }) => status !== refusal).length;

  it('are limited by the address, until the oldest is a minute old', async () => {
    expect(await accepted(address + 2, () => '203.0.113.1')).toBe(address);
    const refused = await ask(call, '203.0.113.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([refusal, '60']);
    expect(refused.headers.get('content-type')).toContain('application/json');
    expect((await ask(call, '::ffff:203.0.113.1')).status).toBe(refusal);
    expect((await ask(call, '198.51.100.1')).status).not.toBe(refusal);
    site.pass(59_000);
    expect((await ask(call, '203.0.113.1')).headers.get('retry-after')).toBe('1');
    site.pass(1_000);
    expect((await ask(call, '203.0.113.1')).status).not.toBe(refusal);
  });

  it.runIf(network)('are limited by the network', async () => {
    expect(await accepted(network! + 2, (index) => `203.0.113.${index % 250}`)).toBe(network);
    expect((await ask(call, '203.0.113.251')).status).toBe(refusal);
    expect((await ask(call, '203.0.114.1')).status).not.toBe(refusal);
    site.pass(60_000);
    expect((await ask(call, '203.0.113.251')).status).not.toBe(refusal);
  });
});

/** Beside the value of the header, the address that it stands for. */
const forwarded: [value: string, address: string][] = [
  ['203.0.113.1', '203.0.113.1'],
  ['203.0.113.1:4711', '203.0.113.1'],
  ['  203.0.113.1 ', '203.0.113.1'],
  // Only the last one was written by our own proxy.
  ['198.51.100.7, 203.0.113.1', '203.0.113.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  // One customer has all addresses of a network of 64 bits.
  ['2001:db8::ffff:1', '2001:db8::1'],
  ['nonsense', '127.0.0.1'],
  ['203.0.113.1, nonsense', '127.0.0.1'],
  ['203.0.113.1,', '127.0.0.1'],
  ['', '127.0.0.1'],
];

it.each(forwarded)('a request that is forwarded for "%s" counts as one of %s', async (value, address) => {
  const { messages } = calls as { messages: Call };
  await together(messages.address, () => ask(messages, value));
  expect((await ask(messages, address)).status).toBe(429);
});

it('without a trusted proxy no header counts', async () => {
  await site.restart(undefined, { trustProxy: false });
  const { messages } = calls as { messages: Call };
  await together(messages.address, (index) => ask(messages, `203.0.${index}.1`));
  expect((await ask(messages, '198.51.100.1')).status).toBe(429);
});
