import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDataDir, removeDataDir, startSite, type Site } from '../../journeys/site.ts';
import { ownerAt, visitorOf } from '../support/account.ts';
import { startDeno } from '../support/deno.ts';

/** Private counting (docs/product/counting.md) on the real server. */

let dataDir: string;
let site: Site;
let visitors = 0;

beforeAll(async () => {
  dataDir = await newDataDir();
  site = await startSite({ dataDir, env: { TRUST_PROXY: '1' } });
});

afterAll(async () => {
  await site?.stop();
  await removeDataDir(dataDir);
});

const send = async (visit: string, headers: Record<string, string> = {}, url = `${site.url}/functions/v1/count`) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'X-Forwarded-For': `192.0.${++visitors}.1`, ...headers },
    body: visit,
  });
  expect(answer.status).toBe(204);
};

async function totals(): Promise<Record<string, number>> {
  const { data, error } = await site.service.from('daily_counts').select('kind,name,total').order('kind').order('name');
  expect(error).toBeNull();
  return Object.fromEntries(
    (data as { kind: string; name: string; total: number }[]).map(({ kind, name, total }) => [
      `${kind} ${name}`,
      total,
    ]),
  );
}

const ownersFile = (name: string) => `/storage/v1/object/public/public-files/${name}`;

// COUNT-1, COUNT-2, COUNT-3
it('adds one to the row of the day, and stores nothing else', async () => {
  await site.service.from('content_entries').insert([
    { collection: 'white-papers', key: 'ours', state: 'published', data: { file: ownersFile('paper-1.pdf') } },
    { collection: 'white-papers', key: 'next', state: 'draft', data: { file: ownersFile('draft-1.pdf') } },
  ]);
  await Promise.all(Array.from({ length: 20 }, () => send('view /about')));
  await send('download /files/fact-sheet.pdf');
  await send(`download ${ownersFile('paper-1.pdf')}`);
  // None of these is a name of the site.
  await send('view /nowhere');
  await send(`download ${ownersFile('draft-1.pdf')}`);
  await send(`download ${ownersFile('unknown.pdf')}`);
  await send('search-without-result Ada Northwind');
  // These do not want to be counted.
  await send('view /about', { DNT: '1' });
  await send('view /about', { 'Sec-GPC': '1' });
  expect(await totals()).toEqual({
    'download /files/fact-sheet.pdf': 1,
    [`download ${ownersFile('paper-1.pdf')}`]: 1,
    'view /about': 20,
  });
  const { data } = await site.service.from('daily_counts').select().eq('kind', 'view');
  expect(data).toEqual([{ day: new Date().toISOString().slice(0, 10), kind: 'view', name: '/about', total: 20 }]);
  expect(site.output()).not.toMatch(/about|192\.0\./);
});

// COUNT-1
it('is read by the owner alone, and written by nobody but the function', async () => {
  const owner = await ownerAt(site);
  const visitor = visitorOf(site);
  const since = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  const read = await owner.client.rpc('read_counts', { since });
  expect(read.error).toBeNull();
  expect(read.data).toContainEqual({ kind: 'view', day: null, name: '/about', total: 20 });
  expect(read.data).toContainEqual({ kind: 'view', day: expect.any(String), name: null, total: 20 });
  expect((await owner.client.rpc('read_counts', { since: '2999-01-01' })).data).toEqual([]);

  for (const { client } of [visitor, owner]) {
    const row = { kind: 'view', name: '/about' };
    expect((await client.from('daily_counts').insert(row)).error?.code).toBe('42501');
    expect((await client.from('daily_counts').update({ total: 9 }).eq('kind', 'view')).error?.code).toBe('42501');
    expect((await client.from('daily_counts').delete().eq('kind', 'view')).error?.code).toBe('42501');
    expect((await client.rpc('count_visit', { visit_kind: 'view', visit_name: '/x' })).error).not.toBeNull();
    expect((await client.rpc('purge_counts')).error).not.toBeNull();
  }
  expect((await visitor.client.from('daily_counts').select()).error?.code).toBe('42501');
  expect((await visitor.client.rpc('read_counts', { since })).error).not.toBeNull();
});

// COUNT-6
it('is not filled by a flood', async () => {
  const before = (await totals())['view /contact'] ?? 0;
  await Promise.all(Array.from({ length: 300 }, () => send('view /contact', { 'X-Forwarded-For': '203.0.113.9' })));
  expect((await totals())['view /contact']! - before).toBeLessThanOrEqual(60);
});

// COUNT-7
it('keeps counts for two years', async () => {
  const day = (months: number, days: number) => {
    const date = new Date();
    date.setUTCMonth(date.getUTCMonth() - months, date.getUTCDate() - days);
    return date.toISOString().slice(0, 10);
  };
  const { error } = await site.service.from('daily_counts').insert([
    { day: day(24, 3), kind: 'view', name: '/old' },
    { day: day(23, 0), kind: 'view', name: '/kept' },
  ]);
  expect(error).toBeNull();
  await site.stop();
  // The first run of the periodic job.
  site = await startSite({ dataDir, env: { TRUST_PROXY: '1' } });
  await expect.poll(async () => (await totals())['view /old']).toBeUndefined();
  expect((await totals())['view /kept']).toBe(1);
});

it('is counted alike by the function as Supabase runs it', { timeout: 200_000 }, async () => {
  const runtime = await startDeno(join(import.meta.dirname, '../../../supabase/functions/count'), {
    env: { SUPABASE_URL: site.url, SUPABASE_SERVICE_ROLE_KEY: site.local.secretKey },
    permissions: ['net', 'env', 'read', 'sys'],
  });
  try {
    await send('view /ventures', {}, runtime.url);
    await send('view /nowhere', {}, runtime.url);
    await send('view /ventures', { 'Sec-GPC': '1' }, runtime.url);
  } finally {
    runtime.stop();
  }
  expect(await totals()).toMatchObject({ 'view /ventures': 1 });
  expect(await totals()).not.toHaveProperty('view /nowhere');
});
