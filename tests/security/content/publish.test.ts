import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDataFolder } from '../../../apps/server/data/data-folder.ts';
import { openDatabase } from '../../../apps/server/database/open.ts';
import { SUPABASE_DIR, startServer, type RunningServer } from '../../../apps/server/server.ts';
import { OWNER_PASSWORD, newDataDir, removeDataDir } from '../../journeys/site.ts';
import { makeAccounts } from '../support/accounts.ts';
import { homeAt, localOf, personAt, stampsAt, writeBuild, type Person } from './small-site.ts';

/** The owner publishes on the real server, with a real worker, database and files (PUBLISH-1 to PUBLISH-9). */

const root = mkdtempSync(join(tmpdir(), 'advisor-publish-'));
const clientDir = writeBuild(root);
const lines: string[] = [];

let dataDir: string;
let server: RunningServer;
let owner: Person;

const start = async (siteUrl?: string) => {
  server = await startServer({
    dataDir,
    clientDir,
    siteUrl,
    port: 0,
    log: (line) => lines.push(line),
  });
  owner = await personAt(server.url, dataDir, localOf(dataDir).ownerEmail);
};
const restart = async (siteUrl?: string) => {
  await server.close();
  await start(siteUrl);
};
const folders = () => readdirSync(join(dataDir, 'site'));
const drafts = async () => (await owner.client.from('content_entries').select('key').eq('state', 'draft')).data;

beforeAll(async () => {
  dataDir = await newDataDir();
  await makeAccounts(dataDir, ['guest@example.com'], OWNER_PASSWORD);
  await start();
  const { secretKey, ownerEmail } = localOf(dataDir);
  const service = createClient(server.url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const { data } = await owner.client.auth.getUser();
  expect(data.user?.email).toBe(ownerEmail);
  const { error } = await service.from('user_roles').delete().neq('user_id', data.user!.id);
  expect(error).toBeNull();
});

afterAll(async () => {
  await server.close();
  await removeDataDir(dataDir);
  rmSync(root, { recursive: true });
});

describe('publishing', () => {
  it('shows a draft in every page at once, with its policy, and answers when it does', async () => {
    expect(await homeAt(server.url)).toBe('Nothing yet');
    const change = await owner.draft('first', { text: 'One' });
    expect(await homeAt(server.url)).toBe('Nothing yet');
    const { status, body } = await owner.publish(change);
    expect([status, body]).toEqual([200, { success: true, revision: expect.any(Number) }]);
    expect(await homeAt(server.url)).toBe('first: One');
    expect(await stampsAt(server.url)).toHaveLength(1);
    const page = await fetch(`${server.url}/entries/first`, { headers: { 'Accept-Encoding': 'br' } });
    expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src '[\da-f]+'$/);
    // What the build has and no publication changes.
    expect((await fetch(`${server.url}/about`)).status).toBe(200);
    // What the server needs and nobody else.
    for (const name of ['/serve.json', '/entries/first.html'])
      expect((await fetch(server.url + name)).status).toBe(404);
    expect((await owner.call('GET')).body).toEqual({ state: 'idle', revision: body.revision });
    expect(folders()).toHaveLength(1);
  });

  it('a page that nothing was changed in is not sent again, and the others are', async () => {
    const etag = async (path: string) => (await fetch(server.url + path)).headers.get('etag');
    const before = [await etag('/about'), await etag('/home')];
    await owner.publish(await owner.draft('first', { text: 'Two' }));
    const after = [await etag('/about'), await etag('/home')];
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });

  it('takes an entry off the site, and its page with it', async () => {
    await owner.publish(await owner.draft('second', { text: 'Brief' }));
    expect((await fetch(`${server.url}/entries/second`)).status).toBe(200);
    const { data } = await owner.client
      .from('content_entries')
      .select('updated_at')
      .match({ key: 'second', state: 'published' })
      .single();
    const off = { collection: 'words', key: 'second', action: 'unpublish', updated_at: data!.updated_at } as const;
    expect((await owner.publish(off)).status).toBe(200);
    expect((await fetch(`${server.url}/entries/second`)).status).toBe(404);
    expect(await homeAt(server.url)).toBe('first: Two');
    // It goes on as a draft.
    expect(await drafts()).toEqual([{ key: 'second' }]);
    await owner.client.from('content_entries').delete().match({ key: 'second', state: 'draft' });
    // One that ships and was never published has no time.
    const shipped = { collection: 'words', key: 'shipped', action: 'unpublish', updated_at: null } as const;
    expect((await owner.publish(shipped)).status).toBe(200);
  });

  it('keeps the pages of the last two publications, and what open pages still ask for', async () => {
    const [before] = await stampsAt(server.url);
    await owner.publish(await owner.draft('first', { text: 'Three' }));
    const [after] = await stampsAt(server.url);
    for (const stamp of [before, after])
      expect((await fetch(`${server.url}/assets/words-${stamp}.json`)).status).toBe(200);
    expect(folders()).toHaveLength(2);
    expect(folders().filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  it('is still there after a restart, at another address too', async () => {
    const [before] = await stampsAt(server.url);
    await restart('https://another.example');
    expect(await (await fetch(`${server.url}/home`)).text()).toContain('href="https://another.example/home"');
    expect(await homeAt(server.url)).toBe('first: Three');
    await restart();
    expect([await homeAt(server.url), await stampsAt(server.url)]).toEqual(['first: Three', [before]]);
  });
});

describe('what is refused', () => {
  it('only the owner publishes, and sees how it goes', async () => {
    const change = await owner.draft('guarded', { text: 'Secret' });
    const [visitor, other] = await Promise.all([
      personAt(server.url, dataDir, null),
      personAt(server.url, dataDir, 'guest@example.com'),
    ]);
    for (const method of ['GET', 'POST'] as const) {
      const body = method === 'POST' ? { changes: [change] } : undefined;
      expect((await visitor.call(method, body)).status).toBe(401);
      expect((await other.call(method, body)).status).toBe(403);
    }
    const ended = await personAt(server.url, dataDir, localOf(dataDir).ownerEmail);
    await ended.client.auth.signOut({ scope: 'local' });
    expect((await ended.publish(change)).status).toBe(401);
    expect(await homeAt(server.url)).not.toContain('Secret');
    for (const method of ['PUT', 'DELETE', 'PATCH']) expect((await owner.call(method, '{}')).status).toBe(405);
  });

  it.each([
    ['no JSON', 'words', 'The request is no JSON.'],
    ['null', 'null', 'The request names no changes.'],
    ['no changes', { changes: [] }, 'The request names no changes.'],
    ['too many', { changes: Array.from({ length: 5001 }, () => 0) }, 'At most 5000 changes are published at once.'],
    ['null as a change', { changes: [null] }, 'Change 1 needs'],
    [
      'a path as a key',
      { changes: [{ collection: 'words', key: '../x', action: 'publish', updated_at: '2026-01-01T00:00:00Z' }] },
      'Change 1 needs',
    ],
    [
      'another action',
      { changes: [{ collection: 'words', key: 'x', action: 'drop', updated_at: null }] },
      'Change 1 needs',
    ],
    [
      'a draft without a time',
      { changes: [{ collection: 'words', key: 'x', action: 'publish', updated_at: null }] },
      'Change 1 needs',
    ],
    [
      'a time that is none',
      { changes: [{ collection: 'words', key: 'x', action: 'publish', updated_at: '2026-99-01T00:00:00Z' }] },
      'A value of the request cannot be read.',
    ],
    [
      'an entry named twice',
      {
        changes: Array.from({ length: 2 }, () => ({
          collection: 'words',
          key: 'x',
          action: 'unpublish',
          updated_at: null,
        })),
      },
      'An entry is named twice.',
    ],
  ])('%s, in a sentence', async (_name, body, error) => {
    const answer = await owner.call('POST', body);
    expect([answer.status, answer.body]).toEqual([400, { success: false, error: expect.stringContaining(error) }]);
  });

  it('a body of more than 1 MB', async () => {
    expect((await owner.call('POST', ' '.repeat(1024 * 1024 + 1))).status).toBe(413);
  });

  it('a draft that has changed since it was seen', async () => {
    const seen = await owner.draft('guarded', { text: 'Seen' });
    await owner.draft('guarded', { text: 'Unseen' });
    const before = await stampsAt(server.url);
    const other = await owner.draft('fine', { text: 'Fine' });
    const answer = await owner.publish(other, seen, { ...seen, key: 'never' });
    expect([answer.status, answer.body.success]).toEqual([409, false]);
    expect(answer.body.conflict).toEqual([
      { collection: 'words', key: 'guarded' },
      { collection: 'words', key: 'never' },
    ]);
    expect(await stampsAt(server.url)).toEqual(before);
    await owner.client.from('content_entries').delete().eq('state', 'draft');
  });
});

describe('renders that fail', () => {
  it.each([
    ['an entry at fault', { wrong: 'x' }, 'An entry cannot be shown as it is. Nothing was published.'],
    ['a page that cannot be rendered', { refused: true }, 'The feed has no title.'],
    ['an error', { throws: true }, 'Rendering the pages failed'],
    ['a crash', { crash: true }, 'Rendering the pages ended before it was done.'],
    ['a file that is missing', { missing: true }, 'The rendered file missing.html is missing.'],
    ['a page without its file', { incomplete: true }, 'The rendered pages are incomplete'],
  ])('%s: nothing changes, and the next publication is fine', async (_name, data, error) => {
    const before = [await stampsAt(server.url), folders(), (await owner.call('GET')).body.revision];
    const change = await owner.draft('broken', { text: 'Broken', ...data });
    const answer = await owner.publish(change);
    expect([answer.status, answer.body]).toEqual([
      422,
      { success: false, error: expect.stringContaining(error), problems: expect.any(Array) },
    ]);
    if ('wrong' in data)
      expect(answer.body.problems).toEqual([
        { collection: 'words', key: 'broken', field: 'wrong', message: 'Leave this empty.' },
      ]);
    const { body } = await owner.call('GET');
    expect(body).toMatchObject({ state: 'failed', error: answer.body.error });
    expect([await stampsAt(server.url), folders(), body.revision]).toEqual(before);
    expect(await drafts()).toEqual([{ key: 'broken' }]);
    await owner.client.from('content_entries').delete().eq('key', 'broken');

    const text = `After ${_name}`;
    expect((await owner.publish(await owner.draft('first', { text }))).status).toBe(200);
    expect(await homeAt(server.url)).toBe(`first: ${text}`);
    expect((await owner.call('GET')).body.state).toBe('idle');
  });
});

describe('several at once', () => {
  it('publish one after the other, and all are live', async () => {
    const keys = ['many-1', 'many-2', 'many-3', 'many-4'];
    const changes: Awaited<ReturnType<Person['draft']>>[] = [];
    for (const key of keys) changes.push(await owner.draft(key, { text: key }));
    const answers = await Promise.all(changes.map((change) => owner.publish(change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const home = await homeAt(server.url);
    for (const key of keys) expect(home).toContain(`${key}: ${key}`);
    expect(new Set(answers.map(({ body }) => body.revision)).size).toBe(4);
  });

  it('the same draft is published once', async () => {
    const change = await owner.draft('once', { text: 'Once' });
    const answers = await Promise.all([owner.publish(change), owner.publish(change)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await homeAt(server.url)).toContain('once: Once');
  });

  it('readers see the pages before or those after', async () => {
    const change = await owner.draft('first', { text: 'Read meanwhile' });
    const [before] = await stampsAt(server.url);
    const reading = new AbortController();
    const publishing = owner.publish(change).finally(() => reading.abort());
    const seen = new Set<string>();
    while (!reading.signal.aborted) {
      const page = await fetch(`${server.url}/home`);
      const policy = page.headers.get('content-security-policy');
      const stamp = /<title>(\w+)</.exec(await page.text())![1]!;
      seen.add(`${stamp} ${policy}`);
    }
    await publishing;
    const [after] = await stampsAt(server.url);
    const stamps = [...seen].map((one) => one.split(' ')[0]);
    expect(new Set(stamps).size).toBe(stamps.length);
    for (const stamp of stamps) expect([before, after]).toContain(stamp);
  });
});

describe('scheduled drafts', () => {
  const past = () => ({ publish_at: new Date(Date.now() - 1000).toISOString() });

  it('go live when their time has come, without a request', async () => {
    const later = { publish_at: '2099-01-01T00:00:00Z' };
    await owner.draft('later', { text: 'Later' }, later);
    await owner.draft('never', { text: 'Never' }, later);
    await owner.draft('due', { text: 'Due' }, past());
    await expect.poll(() => homeAt(server.url)).toContain('due: Due');
    expect(await homeAt(server.url)).not.toMatch(/Later|Never/);
    await owner.draft('later', { text: 'Later' }, past());
    await expect.poll(() => homeAt(server.url)).toContain('later: Later');
    expect(await homeAt(server.url)).not.toContain('Never');
    await owner.client.from('content_entries').delete().eq('state', 'draft');
  });

  it('one at fault stays a draft and is told, and the others go live', async () => {
    const time = past();
    await owner.client.from('content_entries').insert([
      { collection: 'words', key: 'due-1', data: { text: 'Due one' }, ...time },
      { collection: 'words', key: 'due-2', data: { text: 'Due two', wrong: 'x' }, ...time },
      { collection: 'words', key: 'due-3', data: { text: 'Due three', crash: true }, ...time },
      { collection: 'words', key: 'due-4', data: { text: 'Due four' }, ...time },
    ]);
    await expect
      .poll(async () => (await drafts())?.map(({ key }) => key as string).toSorted())
      .toEqual(['due-2', 'due-3']);
    expect(await homeAt(server.url)).toMatch(/Due one, due-4: Due four/);
    await expect
      .poll(async () => (await owner.call('GET')).body.problems?.map(({ key }) => key).toSorted())
      .toEqual(['due-2', 'due-3']);
    expect((await owner.call('GET')).body.state).toBe('failed');
    // Not again and again.
    const told = lines.filter((line) => line.startsWith('A scheduled draft')).length;
    await expect.poll(() => lines.filter((line) => line.startsWith('A scheduled draft')).length).toBe(told);

    // Put right, they go live.
    await owner.draft('due-2', { text: 'Due two' });
    await owner.draft('due-3', { text: 'Due three' });
    await expect.poll(() => homeAt(server.url)).toMatch(/Due one, due-2: Due two, due-3: Due three, due-4/);
    await expect.poll(async () => (await owner.call('GET')).body.state).toBe('idle');
  });

  it('go live at the next start when the server was down', async () => {
    await server.close();
    const service = await openDatabase(await openDataFolder(dataDir, 'owner@example.com'), {
      supabaseDir: SUPABASE_DIR,
      siteUrl: 'http://localhost',
    });
    const missed = { collection: 'words', key: 'missed', data: { text: 'Missed' }, ...past() };
    expect((await service.service.from('content_entries').insert(missed)).error).toBeNull();
    await service.close();
    await start();
    await expect.poll(() => homeAt(server.url)).toContain('missed: Missed');
  });
});

describe('after something has gone wrong', () => {
  it('pages that are gone or damaged are rendered again from the database', async () => {
    const before = await stampsAt(server.url);
    await server.close();
    for (const name of folders()) truncateSync(join(dataDir, 'site', name, 'serve.json'), 10);
    await start();
    await expect.poll(() => stampsAt(server.url)).toEqual(before);
    await server.close();
    rmSync(join(dataDir, 'site'), { recursive: true });
    await start();
    await expect.poll(() => stampsAt(server.url)).toEqual(before);
    expect((await owner.call('GET')).body.state).toBe('idle');
  });

  it('another build renders what is published anew', async () => {
    const before = folders();
    await server.close();
    writeBuild(root, 'Another build');
    await start();
    await expect.poll(() => homeAt(server.url)).toContain('missed: Missed');
    expect(folders().filter((name) => !before.includes(name))).toHaveLength(1);
  });

  it('the last pages stay while the database is away', async () => {
    const before = await stampsAt(server.url);
    await server.close();
    truncateSync(join(dataDir, 'db/PG_VERSION'), 0);
    server = await startServer({ dataDir, clientDir, port: 0, log: (line) => lines.push(line) });
    expect(server.databaseError).not.toBeNull();
    expect(await stampsAt(server.url)).toEqual(before);
    const answer = await fetch(`${server.url}/functions/v1/publish`, { method: 'POST', body: '{}' });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { success: false, error: 'The database is not available. Please try again later.' },
    ]);
    expect(existsSync(join(dataDir, 'site'))).toBe(true);
  });
});
