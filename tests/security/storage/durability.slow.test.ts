import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, newDataDir, removeDataDir, startSite, type Site } from '../../journeys/site.ts';

/** The real server is killed twice during 400 writes and restarted on the same folder. */

const writes = 400;
const writers = 8;
const killAfter = [120, 260];

let dataDir: string;
let port: number;
let site: Site;

beforeAll(async () => {
  dataDir = await newDataDir();
  port = await freePort();
  site = await start();
});

afterAll(async () => {
  await site.stop();
  await removeDataDir(dataDir);
});

// Behind a proxy, limits count per visitor network; the limits for all together are a thousand times higher.
const start = () => startSite({ dataDir, port, env: { TRUST_PROXY: '1', MESSAGE_LIMIT_FACTOR: '1000' } });

const visitor = (index: number) => `10.${Math.floor(index / 250)}.${index % 250}.1`;

/** Sends write `index`: a visitor's message or an owner's recipe. Resolves to whether it was acknowledged. */
async function write(index: number, id: string): Promise<boolean> {
  if (index % 2 === 0)
    return send({ requestId: id, message: `Message ${index}` }, visitor(index)).then(
      ({ ok }) => ok,
      () => false,
    );
  const { error, status } = await site.service
    .from('recipes')
    .insert({ id, title: `Recipe ${index}`, ingredients: ['Salt'], instructions: 'Wait.' })
    .retry(false);
  // Already stored, but the response was lost.
  return !error || (status === 409 && error.code === '23505');
}

function send(fields: Record<string, unknown>, address: string): Promise<Response> {
  return fetch(`${site.url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ formType: 'contact', name: 'Ada', email: 'ada@example.com', ...fields }),
  });
}

/** All rows, beyond the limit of one response. */
async function idsOf(table: 'recipes' | 'contact_messages'): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const { data, error } = await site.service
      .from(table)
      .select('id')
      .order('id')
      .range(ids.length, ids.length + 499);
    if (error) throw error;
    ids.push(...data.map(({ id }) => id as string));
    if (data.length < 500) return ids;
  }
}

describe('killed while it writes', () => {
  const ids = Array.from({ length: writes }, () => crypto.randomUUID());
  const acknowledged = new Set<string>();
  const unanswered: number[] = [];

  it('the server opens by itself each time and has everything that it acknowledged', async () => {
    const kills = [...killAfter];
    const left = ids.map((_, index) => index);
    while (left.length > 0) {
      const until = kills.shift() ?? Infinity;
      let down = false;
      await Promise.all(
        Array.from({ length: writers }, async () => {
          while (!down && left.length > 0) {
            const index = left.shift()!;
            if (await write(index, ids[index]!)) acknowledged.add(ids[index]!);
            else unanswered.push(index);
            if (acknowledged.size >= until && !down) {
              down = true;
              site.signal('SIGKILL');
            }
          }
        }),
      );
      if (!down) continue;
      await site.stop();
      site = await start();
      expect(site.output()).not.toContain('could not be opened');
      const there = new Set([...(await idsOf('contact_messages')), ...(await idsOf('recipes'))]);
      expect([...acknowledged].filter((id) => !there.has(id))).toEqual([]);
    }
    // Some writes must have been in flight when the server was killed, or the test proves little.
    expect(unanswered.length).toBeGreaterThan(0);
    expect(acknowledged.size + unanswered.length).toBe(writes);
  }, 120_000);

  it('what is sent again because its answer was lost is stored once, and mailed', async () => {
    for (const index of unanswered) expect(await write(index, ids[index]!)).toBe(true);
    const messages = await idsOf('contact_messages');
    expect(messages).toEqual(ids.filter((_, index) => index % 2 === 0).toSorted());
    const recipes = new Set(await idsOf('recipes'));
    expect(ids.filter((id, index) => index % 2 === 1 && !recipes.has(id))).toEqual([]);
    // The mails to the owner, each under the id of its message; receipts are beside them.
    const mailed = async () => {
      const files = new Set(await readdir(site.local.mailDir));
      return messages.filter((id) => files.has(`${id}.eml`)).length;
    };
    await expect.poll(mailed).toBe(messages.length);
  }, 60_000);

  it('a message sent twice is one, and its number cannot be used for another', async () => {
    const requestId = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send({ requestId, message: 'Once, please.' }, visitor(2_000))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { count } = await site.service
      .from('contact_messages')
      .select('*', { count: 'exact', head: true })
      .eq('message', 'Once, please.');
    expect(count).toBe(1);
    for (const change of [{ message: 'Something else.' }, { company: 'Acme' }, { phone: '1' }, { name: 'Eve' }])
      expect((await send({ requestId, message: 'Once, please.', ...change }, visitor(2_001))).status).toBe(409);
    expect((await send({ requestId: 'x', message: 'Something else.' }, visitor(2_000))).status).toBe(400);
  });
});

describe('one folder', () => {
  it('has one server, also when two are started at the same moment, and a killed one leaves no lock', async () => {
    const folder = await newDataDir();
    // Both have to make it.
    await rm(join(folder, 'lock'));
    const both = await Promise.allSettled([startSite({ dataDir: folder }), startSite({ dataDir: folder })]);
    const started = both.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const refused = both.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    expect([started.length, refused.length]).toEqual([1, 1]);
    expect(refused[0]).toMatch(/^Error: start ended with 1:\nAnother server is already running on .*\n$/);

    started[0]!.signal('SIGKILL');
    await started[0]!.stop();
    const again = await startSite({ dataDir: folder });
    const client = createClient(again.url, again.local.publishableKey, { auth: { persistSession: false } });
    const { error } = await client.auth.signInWithPassword({
      email: again.local.ownerEmail,
      password: again.local.ownerPassword,
    });
    expect(error).toBeNull();
    expect(await again.stop()).toBe(0);
    await removeDataDir(folder);
  }, 90_000);
});
