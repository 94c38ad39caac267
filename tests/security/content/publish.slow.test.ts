import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useSite } from '../../support/useSite.ts';
import { personAt, writeBuild, type Person } from './small-site.ts';

/** Renders that use up their time or memory, and publications that wait for one (PUBLISH-7). */

const root = mkdtempSync(join(tmpdir(), 'advisor-publish-'));
const site = useSite(() => ({ clientDir: writeBuild(root), renderTimeoutMs: 3_000 }));
let owner: Person;

beforeAll(async () => {
  owner = await personAt(site, site.local.ownerEmail);
});

afterAll(() => rmSync(root, { recursive: true }));

it('a render without an end is ended, and nothing changes', async () => {
  const answer = await owner.publish(await owner.draft('broken', { text: 'Broken', hangs: true }));
  expect([answer.status, answer.body.error]).toEqual([
    422,
    'Rendering the pages took more than 3 seconds and was ended.',
  ]);
  expect((await owner.call('GET')).body).toMatchObject({ state: 'failed', error: answer.body.error });
  await owner.client.from('content_entries').delete().eq('key', 'broken');
});

it('a render that takes all memory ends by itself', async () => {
  const answer = await owner.publish(await owner.draft('broken', { text: 'Greedy', greedy: true }));
  expect(answer.status).toBe(422);
  await owner.client.from('content_entries').delete().eq('key', 'broken');
  expect((await fetch(`${site.url}/home`)).status).toBe(200);
});

it('publications are refused when too many wait', async () => {
  const slow = owner.publish(await owner.draft('slow', { text: 'Slow', hangs: true }));
  await expect.poll(async () => (await owner.call('GET')).body.state).toBe('building');
  const change = await owner.draft('flood', { text: 'Flood' });
  const answers = await Promise.all(Array.from({ length: 30 }, () => owner.publish(change)));
  expect((await slow).status).toBe(422);
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect([count(200), count(409), count(503)]).toEqual([1, 19, 10]);
  expect(answers.find(({ status }) => status === 503)!.headers.get('retry-after')).toBe('5');
  await owner.client.from('content_entries').delete().eq('state', 'draft');
});
