import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Owner } from '@advisor/content/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWNER_PASSWORD, newDataDir, removeDataDir, startSite, type Site } from '../../journeys/site.ts';
import { ownerAt, visitorOf, type Visitor } from '../support/account.ts';
import { makeAccounts } from '../support/accounts.ts';
import { callPublish, draftOf, removalOf, type Change } from '../support/publishing.ts';

/** Publishing on the real server: who may, what goes live and when, and what a failure leaves (PUBLISH-1 to PUBLISH-7). */

let dataDir: string;
let site: Site;
let owner: Visitor;

const start = () => startSite({ dataDir, env: { TRUST_PROXY: '1' } });
const entries = () => owner.client.from('content_entries');

beforeAll(async () => {
  dataDir = await newDataDir();
  await makeAccounts(dataDir, ['guest@example.com'], OWNER_PASSWORD);
  site = await start();
  owner = await ownerAt(site);
});

afterAll(async () => {
  await site?.stop();
  await removeDataDir(dataDir);
});

const venture = {
  name: 'Tidewater Assurance',
  type: 'Security assurance',
  description: 'Independent tests of the controls that small companies say they have.',
  icon: 'shield',
  highlights: ['Tests every quarter', 'Reports in plain words', 'Fixed prices', 'No products sold'],
  colour: 'accent',
  href: '/contact',
};

const draft = (collection: string, key: string, data: object | null, more: object = {}) =>
  draftOf(owner, collection, key, data, more);
const call = (method: 'GET' | 'POST' | 'PUT', body?: unknown, who: Visitor | null = owner) =>
  callPublish(site, who, method, body);
const publish = (...changes: Change[]) => call('POST', { changes });
const page = async (path: string) => (await fetch(site.url + path)).text();
const renderings = () => readdirSync(join(dataDir, 'site'));

describe('the owner', () => {
  it('publishes an entry: every page that shows it has it with the answer, and nothing else has changed', async () => {
    const about = await page('/about');
    const change = await draft('ventures', 'tidewater', venture);
    expect(await page('/ventures')).not.toContain('Tidewater Assurance');
    expect(await publish(change)).toMatchObject({ status: 200, json: { success: true } });
    for (const path of ['/home', '/ventures', '/content/ventures.json', '/search.json'])
      expect(await page(path), path).toContain('Tidewater Assurance');
    expect(await page('/about')).toBe(about);
    expect(renderings().filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  it('changes the words of a page, with its title in the list of pages, its description and its picture', async () => {
    const before = await (await fetch(`${site.url}/share/podcasts.png`)).arrayBuffer();
    const { words } = JSON.parse(await page('/content/podcasts.json')) as { words: object };
    const change = await draft('page-podcasts', 'content', { ...words, title: 'Listen to me' });
    expect((await publish(change)).status).toBe(200);
    expect(await page('/podcasts')).toContain('<title>Listen to me · ');
    const after = await (await fetch(`${site.url}/share/podcasts.png`)).arrayBuffer();
    expect(Buffer.from(after).equals(Buffer.from(before))).toBe(false);
  });

  it('changes the name: it is on every page, and the old one on none', async () => {
    const [, carried] = /id="content">(.*?)<\/script>/.exec(await page('/home'))!;
    const details = (JSON.parse(carried!) as { site: { owner: Owner } }).site.owner;
    const factSheet = await page('/files/fact-sheet.pdf');
    const change = await draft('owner', 'content', {
      ...details,
      name: 'Ada Lindqvist',
      legal: { ...details.legal, name: 'Lindqvist AB' },
    });
    expect((await publish(change)).status).toBe(200);
    for (const path of ['/home', '/about', '/contact', '/auth', '/admin', '/feed.xml', '/no-such-page']) {
      expect(await page(path), path).toContain('Ada Lindqvist');
      expect(await page(path), path).not.toContain(details.name);
    }
    // The documents have it too, in their properties (FILE-45).
    expect(factSheet).toContain(`(${details.name})`);
    expect(await page('/files/fact-sheet.pdf')).toContain('(Ada Lindqvist)');
    expect((await publish(await removalOf(owner, 'owner', 'content'))).status).toBe(200);
    expect(await page('/home')).toContain(details.name);
  });

  it('sends every document that a page links to, as a file to keep (FILE-47)', async () => {
    const pages = await Promise.all(['/resources', '/white-papers', '/media-kit'].map(page));
    const links = new Set(
      pages.flatMap((html) => [...html.matchAll(/href="(\/files\/[^"]+)"/g)].map(([, href]) => href!)),
    );
    expect(links.size).toBe(12);
    for (const href of [...links, '/files/msp-guide.pdf', '/files/cybersecurity-strategy-guide.pdf']) {
      const answer = await fetch(site.url + href);
      expect(answer.status, href).toBe(200);
      expect(Object.fromEntries(answer.headers), href).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      });
      expect((await answer.text()).startsWith('%PDF-1.7'), href).toBe(true);
    }
    expect((await fetch(`${site.url}/files/no-such.pdf`)).status).toBe(404);
  });

  it('changes a document for the press with the words of the media kit', async () => {
    const before = await (await fetch(`${site.url}/files/biography.pdf`)).arrayBuffer();
    const guide = await (await fetch(`${site.url}/files/msp-guide.pdf`)).arrayBuffer();
    const { words } = JSON.parse(await page('/content/media-kit.json')) as { words: { biography: object } };
    const biography = { ...words.biography, paragraphs: ['A biography of one sentence.'] };
    expect((await publish(await draft('page-media-kit', 'content', { ...words, biography }))).status).toBe(200);
    const after = await (await fetch(`${site.url}/files/biography.pdf`)).arrayBuffer();
    expect(Buffer.from(after).equals(Buffer.from(before))).toBe(false);
    const { files } = JSON.parse(await page('/content/media-kit.json')) as { files: Record<string, { bytes: number }> };
    expect(files['/files/biography.pdf']!.bytes).toBe(after.byteLength);
    const same = await (await fetch(`${site.url}/files/msp-guide.pdf`)).arrayBuffer();
    expect(Buffer.from(same).equals(Buffer.from(guide))).toBe(true);
  });

  it('takes an entry off the site, and gets it back as a draft', async () => {
    expect((await publish(await removalOf(owner, 'ventures', 'tidewater'))).status).toBe(200);
    expect(await page('/ventures')).not.toContain('Tidewater Assurance');
    const { data } = await entries().select('data').match({ key: 'tidewater', state: 'draft' }).single();
    expect(data).toEqual({ data: venture });
  });

  it('still has it all after a restart', async () => {
    const change = await draft('ventures', 'tidewater', venture);
    const { json } = await publish(change);
    await site.stop();
    site = await start();
    owner = await ownerAt(site);
    expect(await page('/ventures')).toContain('Tidewater Assurance');
    expect((await call('GET')).json).toEqual({ state: 'idle', revision: json.revision });
  });
});

describe('nothing changes', () => {
  it('by a draft that has changed since', async () => {
    const change = await draft('ventures', 'tidewater', { ...venture, name: 'First version' });
    await draft('ventures', 'tidewater', { ...venture, name: 'Second version' });
    expect(await publish(change)).toMatchObject({
      status: 409,
      json: { conflict: [{ collection: 'ventures', key: 'tidewater' }] },
    });
    expect(await page('/ventures')).not.toMatch(/First version|Second version/);
  });

  it('by an entry that does not fit, nor by one that is published with it; the answer says which', async () => {
    const good = await draft('ventures', 'harbour', { ...venture, name: 'Harbour Works' });
    const bad = await draft('ventures', 'broken', { ...venture, highlights: ['One'] });
    const hostile = await draft('boards', 'hostile', {
      name: 'Hostile',
      type: 'Charity',
      description: 'A board with an address that runs a script.',
      role: 'Member',
      colour: 'accent',
      website: 'javascript:alert(1)',
    });
    const { status, json } = await publish(good, bad, hostile);
    expect(status).toBe(422);
    expect(json.problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ collection: 'ventures', key: 'broken', field: 'highlights' }),
        expect.objectContaining({ collection: 'boards', key: 'hostile', field: 'website' }),
      ]),
    );
    expect(await page('/ventures')).not.toContain('Harbour Works');
    expect((await publish(good)).status).toBe(200);
  });

  it('in the markup of a page by an entry that holds some', async () => {
    const markup = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
    expect((await publish(await draft('ventures', 'markup', { ...venture, name: markup.slice(0, 40) }))).status).toBe(
      200,
    );
    const html = await page('/ventures');
    expect(html).not.toContain('</script><script>alert');
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert');
    expect((await publish(await removalOf(owner, 'ventures', 'markup'))).status).toBe(200);
  });

  it.each([
    ['no body', ''],
    ['no JSON', '{"changes":'],
    ['no changes', { changes: [] }],
    [
      'an unknown action',
      { changes: [{ collection: 'boards', key: 'a', action: 'drop', updated_at: '2026-11-23T10:00:00Z' }] },
    ],
    [
      'a name with SQL',
      { changes: [{ collection: "a'; drop", key: 'a', action: 'publish', updated_at: '2026-11-23T10:00:00Z' }] },
    ],
    ['no time', { changes: [{ collection: 'boards', key: 'a', action: 'publish', updated_at: 'soon' }] }],
  ])('by %s', async (_what, body) => {
    expect(await call('POST', body)).toMatchObject({ status: 400, json: { success: false } });
  });

  it('for anybody else', async () => {
    const change = await draft('ventures', 'harbour', { ...venture, name: 'Secret Works' });
    const guest = visitorOf(site);
    const { data: session } = await guest.client.auth.signInWithPassword({
      email: 'guest@example.com',
      password: OWNER_PASSWORD,
    });
    await site.service.from('user_roles').delete().eq('user_id', session.user!.id);
    expect((await call('POST', { changes: [change] }, null)).status).toBe(401);
    expect((await call('POST', { changes: [change] }, guest)).status).toBe(403);
    expect((await call('GET', undefined, guest)).status).toBe(403);
    expect((await call('PUT', { changes: [change] })).status).toBe(405);
    expect(await page('/ventures')).not.toContain('Secret Works');
  });
});

describe('several at once', () => {
  it('go live one after another, each whole', async () => {
    const changes = await Promise.all(
      ['one', 'two', 'three'].map((key) => draft('ventures', key, { ...venture, name: `Venture ${key}` })),
    );
    const answers = await Promise.all(changes.map((change) => publish(change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const html = await page('/ventures');
    for (const key of ['one', 'two', 'three']) expect(html).toContain(`Venture ${key}`);
  });
});

describe('a draft with a time', () => {
  it('goes live then; one that does not fit stays a draft and is reported', async () => {
    const soon = new Date(Date.now() + 1_000).toISOString();
    await draft('ventures', 'late', { ...venture, name: 'Scheduled Works' }, { publish_at: soon });
    await draft('ventures', 'unfit', { ...venture, colour: 'purple' }, { publish_at: soon });
    await expect.poll(() => page('/ventures'), { timeout: 20_000 }).toContain('Scheduled Works');
    const { json } = await call('GET');
    expect(json).toMatchObject({
      state: 'failed',
      problems: [{ collection: 'ventures', key: 'unfit', field: 'colour' }],
    });
    const { data } = await entries().select('state').match({ key: 'unfit' });
    expect(data).toEqual([{ state: 'draft' }]);
  });
});

describe('a collection of 10,000 entries', () => {
  const podcast = {
    type: 'Interview',
    platform: 'Everywhere',
    date: '2026-03-01',
    duration: '20 minutes',
    description: 'One of very many conversations about the same thing.',
    url: 'https://www.example.org/episode',
  };

  it('is on its page, and another entry is published beside it', { timeout: 180_000 }, async () => {
    for (let start = 0; start < 10_000; start += 2_500) {
      const rows = Array.from({ length: 2_500 }, (_each, index) => ({
        collection: 'podcasts',
        key: `many-${start + index}`,
        state: 'published',
        data: { ...podcast, title: `Episode ${start + index}` },
      }));
      const { error } = await site.service.from('content_entries').insert(rows);
      expect(error).toBeNull();
    }
    expect((await publish(await draft('ventures', 'beside', { ...venture, name: 'Beside many' }))).status).toBe(200);
    expect(await page('/ventures')).toContain('Beside many');
    const html = await page('/podcasts');
    expect(html).toContain('Episode 0<');
    expect(html).toContain('Episode 9999<');
    await site.service.from('content_entries').delete().like('key', 'many-%');
  });
});

describe('a server that is killed while it publishes', () => {
  it.each([20, 150, 400, 800])('has the old pages or the new ones after %i ms, never half', async (delay) => {
    const name = `Killed at ${delay}`;
    const change = await draft('ventures', 'killed', { ...venture, name });
    const answer = publish(change).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, delay));
    site.signal('SIGKILL');
    await answer;
    site = await start();
    owner = await ownerAt(site);
    const { data } = await entries().select('data->>name').match({ key: 'killed', state: 'published' }).maybeSingle();
    const isNew = (data as { name: string } | null)?.name === name;
    const shows = async () =>
      (await Promise.all(['/home', '/ventures', '/content/home.json'].map(page))).map((text) => text.includes(name));
    await expect.poll(shows, { timeout: 20_000 }).toEqual([isNew, isNew, isNew]);
  });
});
