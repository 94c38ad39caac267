import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataDirWithPeople } from '../../journeys/site.ts';
import type { Change } from '../../../supabase/functions/publish/changes.ts';
import { useSite } from '../../support/useSite.ts';
import { homeAt, personAt, stampsAt, writeBuild, type Person } from './small-site.ts';

/** The owner publishes on the real server, with a real worker, database and files (PUBLISH-1 to PUBLISH-9). */

const root = mkdtempSync(join(tmpdir(), 'advisor-publish-'));
const clientDir = writeBuild(root);
const site = useSite(() => ({ clientDir }), dataDirWithPeople);
let owner: Person;

const restart = async (...how: Parameters<typeof site.restart>) => {
  await site.restart(...how);
  owner = await personAt(site, site.local.ownerEmail);
};
const folders = () => readdirSync(join(site.dataDir, 'site'));
const drafts = async () => (await owner.client.from('content_entries').select('key').eq('state', 'draft')).data;

beforeAll(async () => {
  owner = await personAt(site, site.local.ownerEmail);
  const { data } = await owner.client.auth.getUser();
  const { error } = await site.service.from('user_roles').delete().neq('user_id', data.user!.id);
  expect(error).toBeNull();
});

afterAll(() => rmSync(root, { recursive: true }));

describe('publishing', () => {
  it('shows a draft in every page at once, with its policy, and answers when it does', async () => {
    expect(await homeAt(site.url)).toBe('Nothing yet');
    const change = await owner.draft('first', { text: 'One' });
    expect(await homeAt(site.url)).toBe('Nothing yet');
    const { status, body } = await owner.publish(change);
    expect([status, body]).toEqual([200, { success: true, revision: expect.any(Number) }]);
    expect(await homeAt(site.url)).toBe('first: One');
    expect(await stampsAt(site.url)).toHaveLength(1);
    const page = await fetch(`${site.url}/entries/first`, { headers: { 'Accept-Encoding': 'br' } });
    expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src '[\da-f]+'$/);
    // What the build has and no publication changes.
    expect((await fetch(`${site.url}/about`)).status).toBe(200);
    // What the server needs and nobody else.
    for (const name of ['/serve.json', '/entries/first.html']) expect((await fetch(site.url + name)).status).toBe(404);
    expect((await owner.call('GET')).body).toEqual({ state: 'idle', revision: body.revision });
    expect(folders()).toHaveLength(1);
  });

  it('a page that nothing was changed in is not sent again, and the others are', async () => {
    const etag = async (path: string) => (await fetch(site.url + path)).headers.get('etag');
    const before = [await etag('/about'), await etag('/home')];
    await owner.publish(await owner.draft('first', { text: 'Two' }));
    const after = [await etag('/about'), await etag('/home')];
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });

  it('takes an entry off the site, and its page with it', async () => {
    await owner.publish(await owner.draft('second', { text: 'Brief' }));
    expect((await fetch(`${site.url}/entries/second`)).status).toBe(200);
    const { data } = await owner.client
      .from('content_entries')
      .select('updated_at')
      .match({ key: 'second', state: 'published' })
      .single();
    const off = { collection: 'words', key: 'second', action: 'unpublish', updated_at: data!.updated_at } as const;
    expect((await owner.publish(off)).status).toBe(200);
    expect((await fetch(`${site.url}/entries/second`)).status).toBe(404);
    expect(await homeAt(site.url)).toBe('first: Two');
    // It goes on as a draft.
    expect(await drafts()).toEqual([{ key: 'second' }]);
    await owner.client.from('content_entries').delete().match({ key: 'second', state: 'draft' });
    // One that ships and was never published has no time.
    const shipped = { collection: 'words', key: 'shipped', action: 'unpublish', updated_at: null } as const;
    expect((await owner.publish(shipped)).status).toBe(200);
  });

  it('keeps the pages of the last two publications, and what open pages still ask for', async () => {
    const [before] = await stampsAt(site.url);
    await owner.publish(await owner.draft('first', { text: 'Three' }));
    const [after] = await stampsAt(site.url);
    for (const stamp of [before, after])
      expect((await fetch(`${site.url}/assets/words-${stamp}.json`)).status).toBe(200);
    expect(folders()).toHaveLength(2);
    expect(folders().filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  it('is still there after a restart, at another address too', async () => {
    const [before] = await stampsAt(site.url);
    await restart(undefined, { siteUrl: 'https://another.example' });
    expect(await (await fetch(`${site.url}/home`)).text()).toContain('href="https://another.example/home"');
    expect(await homeAt(site.url)).toBe('first: Three');
    await restart();
    expect([await homeAt(site.url), await stampsAt(site.url)]).toEqual(['first: Three', [before]]);
  });
});

describe('what is refused', () => {
  it('only the owner publishes, and sees how it goes', async () => {
    const change = await owner.draft('guarded', { text: 'Secret' });
    const [visitor, other] = await Promise.all([personAt(site, null), personAt(site, 'guest@example.com')]);
    for (const method of ['GET', 'POST'] as const) {
      const body = method === 'POST' ? { changes: [change] } : undefined;
      expect((await visitor.call(method, body)).status).toBe(401);
      expect((await other.call(method, body)).status).toBe(403);
    }
    const ended = await personAt(site, site.local.ownerEmail);
    await ended.client.auth.signOut({ scope: 'local' });
    expect((await ended.publish(change)).status).toBe(401);
    expect(await homeAt(site.url)).not.toContain('Secret');
    for (const method of ['PUT', 'DELETE', 'PATCH']) expect((await owner.call(method, '{}')).status).toBe(405);
  });

  it.each([
    ['no JSON', 'words', 'The request is no JSON.'],
    [
      'a time that is none',
      { changes: [{ collection: 'words', key: 'x', action: 'publish', updated_at: '2026-99-01T00:00:00Z' }] },
      'A value of the request cannot be read.',
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
    const before = await stampsAt(site.url);
    const other = await owner.draft('fine', { text: 'Fine' });
    const answer = await owner.publish(other, seen, { ...seen, key: 'never' });
    expect([answer.status, answer.body.success]).toEqual([409, false]);
    expect(answer.body.conflict).toEqual([
      { collection: 'words', key: 'guarded' },
      { collection: 'words', key: 'never' },
    ]);
    expect(await stampsAt(site.url)).toEqual(before);
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
    const before = [await stampsAt(site.url), folders(), (await owner.call('GET')).body.revision];
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
    expect([await stampsAt(site.url), folders(), body.revision]).toEqual(before);
    expect(await drafts()).toEqual([{ key: 'broken' }]);
    await owner.client.from('content_entries').delete().eq('key', 'broken');

    const text = `After ${_name}`;
    expect((await owner.publish(await owner.draft('first', { text }))).status).toBe(200);
    expect(await homeAt(site.url)).toBe(`first: ${text}`);
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
    const home = await homeAt(site.url);
    for (const key of keys) expect(home).toContain(`${key}: ${key}`);
    expect(new Set(answers.map(({ body }) => body.revision)).size).toBe(4);
  });

  it.each([101, 201])('%i drafts go live with one request, none twice and none lost', async (count) => {
    const keys = Array.from({ length: count }, (_, index) => `batch-${count}-${index}`);
    const rows = keys.map((key) => ({ collection: 'words', key, data: { text: key } }));
    const { data, error } = await owner.client.from('content_entries').insert(rows).select('key,updated_at');
    expect(error).toBeNull();
    const changes = data!.map(({ key, updated_at }) => ({ collection: 'words', key, action: 'publish', updated_at }));
    expect((await owner.publish(...(changes as Change[]))).status).toBe(200);
    expect(await drafts()).toEqual([]);
    const shown = (await homeAt(site.url))!.split(', ').filter((each) => each.startsWith(`batch-${count}-`));
    expect(shown.toSorted()).toEqual(keys.map((key) => `${key}: ${key}`).toSorted());
    await site.service.from('content_entries').delete().like('key', 'batch-%');
  });

  it('the same draft is published once', async () => {
    const change = await owner.draft('once', { text: 'Once' });
    const answers = await Promise.all([owner.publish(change), owner.publish(change)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await homeAt(site.url)).toContain('once: Once');
  });

  it('readers see the pages before or those after', async () => {
    const change = await owner.draft('first', { text: 'Read meanwhile' });
    const [before] = await stampsAt(site.url);
    const reading = new AbortController();
    const publishing = owner.publish(change).finally(() => reading.abort());
    const seen = new Set<string>();
    while (!reading.signal.aborted) {
      const page = await fetch(`${site.url}/home`);
      const policy = page.headers.get('content-security-policy');
      const stamp = /<title>(\w+)</.exec(await page.text())![1]!;
      seen.add(`${stamp} ${policy}`);
    }
    await publishing;
    const [after] = await stampsAt(site.url);
    const stamps = [...seen].map((one) => one.split(' ')[0]);
    expect(new Set(stamps).size).toBe(stamps.length);
    for (const stamp of stamps) expect([before, after]).toContain(stamp);
  });
});

describe('scheduled drafts', () => {
  const MINUTE = 60_000;
  /** By the clock of the server. */
  const inMinutes = (minutes: number) => new Date(site.now().getTime() + minutes * MINUTE).toISOString();

  it('go live when their time has come, without a request', async () => {
    await owner.draft('later', { text: 'Later' }, { publish_at: inMinutes(60) });
    await owner.draft('never', { text: 'Never' }, { publish_at: inMinutes(1000) });
    await owner.draft('due', { text: 'Due' }, { publish_at: inMinutes(5) });
    site.pass(5 * MINUTE);
    await expect.poll(() => homeAt(site.url)).toContain('due: Due');
    expect(await homeAt(site.url)).not.toMatch(/Later|Never/);
    site.pass(55 * MINUTE);
    await expect.poll(() => homeAt(site.url)).toContain('later: Later');
    expect(await homeAt(site.url)).not.toContain('Never');
    await owner.client.from('content_entries').delete().eq('state', 'draft');
  });

  it('one at fault stays a draft and is told, and the others go live', async () => {
    const publish_at = inMinutes(0);
    const broken = { text: 'Due two', wrong: 'x' };
    await owner.client.from('content_entries').insert([
      { collection: 'words', key: 'due-1', data: { text: 'Due one' }, publish_at },
      { collection: 'words', key: 'due-2', data: broken, publish_at },
      { collection: 'words', key: 'due-3', data: { text: 'Due three', crash: true }, publish_at },
      { collection: 'words', key: 'due-4', data: { text: 'Due four' }, publish_at },
    ]);
    const problems = async () => (await owner.call('GET')).body.problems?.map(({ key }) => key).toSorted();
    await expect.poll(problems).toEqual(['due-2', 'due-3']);
    expect((await drafts())?.map(({ key }) => key as string).toSorted()).toEqual(['due-2', 'due-3']);
    expect(await homeAt(site.url)).toMatch(/Due one, due-4: Due four/);
    expect((await owner.call('GET')).body.state).toBe('failed');

    // Not with each that is due later, but again after ten minutes, or as soon as it is changed.
    const attempts = () => site.output().split('not published: words/due-2').length - 1;
    expect(attempts()).toBe(1);
    await owner.draft('due-5', { text: 'Due five' }, { publish_at });
    await expect.poll(() => homeAt(site.url)).toContain('due-5: Due five');
    expect(attempts()).toBe(1);
    site.pass(10 * MINUTE);
    await expect.poll(attempts).toBe(2);
    await owner.draft('due-2', broken, { publish_at });
    await expect.poll(attempts).toBe(3);

    // Put right, they go live.
    await owner.draft('due-2', { text: 'Due two' }, { publish_at });
    await owner.draft('due-3', { text: 'Due three' }, { publish_at });
    await expect.poll(() => homeAt(site.url)).toMatch(/Due one, due-2: Due two, due-3: Due three, due-4/);
    await expect.poll(async () => (await owner.call('GET')).body.state).toBe('idle');
  });

  it.skipIf(process.env.SKIP_SLOW)('go live at the next start when the server was down', async () => {
    const missed = { collection: 'words', key: 'missed', data: { text: 'Missed' }, publish_at: inMinutes(1) };
    expect((await site.service.from('content_entries').insert(missed)).error).toBeNull();
    await restart(() => site.pass(60_000));
    await expect.poll(() => homeAt(site.url)).toContain('missed: Missed');
  });

  it('wait where the clock has jumped, which the owner is told, and are as before when it is put back', async () => {
    const YEAR = 365 * 24 * 60 * MINUTE;
    const held = async () =>
      (await owner.client.functions.invoke('server-state', { method: 'GET' })).data.heldDrafts as unknown;
    await owner.draft('ahead', { text: 'Ahead' }, { publish_at: inMinutes(60 * 24 * 365) });
    site.moveClock(3 * YEAR);
    await expect.poll(held).toEqual({ count: 1, until: expect.stringMatching(/^2\d{3}-/) });
    site.moveClock(-3 * YEAR);
    await expect.poll(held).toBeNull();
    expect(await drafts()).toEqual([{ key: 'ahead' }]);
    expect(await homeAt(site.url)).not.toContain('Ahead');
  });
});

describe('after something has gone wrong', () => {
  it.skipIf(process.env.SKIP_SLOW)('pages that are gone or damaged are rendered again from the database', async () => {
    const before = await stampsAt(site.url);
    await restart(() => {
      for (const name of folders()) truncateSync(join(site.dataDir, 'site', name, 'serve.json'), 10);
    });
    await expect.poll(() => stampsAt(site.url)).toEqual(before);
    await restart(() => rmSync(join(site.dataDir, 'site'), { recursive: true }));
    await expect.poll(() => stampsAt(site.url)).toEqual(before);
    await expect.poll(async () => (await owner.call('GET')).body.state).toBe('idle');
  });

  it('another build renders what is published anew', async () => {
    const before = folders();
    await restart(() => void writeBuild(root, 'Another build'));
    await expect.poll(() => homeAt(site.url)).toContain('once: Once');
    expect(folders().filter((name) => !before.includes(name))).toHaveLength(1);
  });

  it('the last pages stay while the database is away', async () => {
    const before = await stampsAt(site.url);
    await site.restart(() => truncateSync(join(site.dataDir, 'db/PG_VERSION'), 0));
    expect(site.databaseError).not.toBeNull();
    expect(await stampsAt(site.url)).toEqual(before);
    const answer = await fetch(`${site.url}/functions/v1/publish`, { method: 'POST', body: '{}' });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { success: false, error: 'The database is not available. Please try again later.' },
    ]);
    expect(existsSync(join(site.dataDir, 'site'))).toBe(true);
  });
});
