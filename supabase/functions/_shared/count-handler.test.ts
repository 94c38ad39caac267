import { expect, it } from 'vitest';
import { COUNT_LIMITS, createCountHandler, type Visit } from './count-handler.ts';

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  address?: string;
}

function counter(store?: () => Promise<void>) {
  const counted: Visit[] = [];
  const log: string[] = [];
  let now = 0;
  const handle = createCountHandler({
    store: store ?? (async (visit) => void counted.push(visit)),
    log: (line) => log.push(line),
    now: () => now,
  });
  return {
    counted,
    log,
    pass: (ms: number) => (now += ms),
    async send(body: string, { method = 'POST', headers = {}, address = '192.0.2.1' }: Sent = {}) {
      const request = new Request('https://project.example/functions/v1/count', {
        method,
        headers,
        ...(method === 'POST' && { body }),
      });
      const answer = await handle(request, { address });
      expect(await answer.text()).toBe('');
      return answer.status;
    },
  };
}

// COUNT-2
it('counts what pages send, as a kind and a name only', async () => {
  const { counted, send } = counter();
  for (const body of [
    'view /about',
    'view /recipes/*',
    'search-without-result /home',
    'form-started /contact',
    'form-sent /schedule-consultation',
    'tool-completed /risk-matrix-template',
    'download /files/fact-sheet.pdf',
    'download /storage/v1/object/public/public-files/deck-0f3a.pdf',
  ])
    expect(await send(body)).toBe(204);
  expect(counted.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'view /about',
    'view /recipes/*',
    'search-without-result /home',
    'form-started /contact',
    'form-sent /schedule-consultation',
    'tool-completed /risk-matrix-template',
    'download /files/fact-sheet.pdf',
    'download /storage/v1/object/public/public-files/deck-0f3a.pdf',
  ]);
  expect(Object.keys(counted[0]!)).toEqual(['kind', 'name']);
});

// COUNT-2
it.each([
  '',
  'view',
  'view /admin',
  'view /nowhere',
  'view /about?utm_source=mail',
  'view /about /about',
  'form-started /about',
  'tool-completed /contact',
  'download /files/other.pdf',
  'download /storage/v1/object/public/public-files/../../secrets.json',
  'constructor /about',
  '__proto__ /about',
  'search-without-result Ada Northwind, ada@northwind.example',
  `view /${'a'.repeat(400)}`,
])('does not count %j', async (body) => {
  const { counted, send } = counter();
  expect(await send(body)).toBe(204);
  expect(counted).toEqual([]);
});

// COUNT-3
it.each([
  ['Global Privacy Control', { 'Sec-GPC': '1' }],
  ['Do Not Track', { DNT: '1' }],
  ['a crawler that runs scripts', { 'User-Agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)' }],
] as [string, Record<string, string>][])('does not count a browser with %s', async (_who, headers) => {
  const { counted, send } = counter();
  expect(await send('view /about', { headers })).toBe(204);
  expect(counted).toEqual([]);
  await send('view /about', { headers: { DNT: '0', 'User-Agent': 'Mozilla/5.0 Firefox/141.0' } });
  expect(counted).toHaveLength(1);
});

// COUNT-6
it('limits counts per address, per network and in total', async () => {
  const { counted, send, pass } = counter();
  const flood = async (times: number, address: (index: number) => string) => {
    for (let index = 0; index < times; index++)
      expect(await send('view /about', { address: address(index) })).toBe(204);
    return counted.splice(0).length;
  };
  expect(await flood(500, () => '192.0.2.1')).toBe(COUNT_LIMITS.address);
  expect(await flood(500, (index) => `192.0.2.${index % 250}`)).toBe(COUNT_LIMITS.network - COUNT_LIMITS.address);
  expect(await flood(2_000, (index) => `198.51.${index % 250}.1`)).toBe(COUNT_LIMITS.all - COUNT_LIMITS.network);
  pass(60_001);
  expect(await flood(500, () => '192.0.2.1')).toBe(COUNT_LIMITS.address);
});

// COUNT-5
it('logs a database failure without telling the page', async () => {
  const { log, send } = counter(() => Promise.reject(Object.assign(new Error('no'), { code: '57P03' })));
  expect(await send('view /about')).toBe(204);
  expect(log).toEqual(['A visit was not counted: 57P03']);
});

it('accepts only POST', async () => {
  const { send } = counter();
  expect(await send('', { method: 'GET' })).toBe(405);
  expect(await send('', { method: 'OPTIONS' })).toBe(204);
});
