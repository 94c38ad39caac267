import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { venture } from '../../support/sampleEntries.ts';
import { useSite } from '../../support/useSite.ts';
import { ownerAt, type Visitor } from '../support/account.ts';
import { callPublish, draftOf, removalOf, type Change } from '../support/publishing.ts';

/** What the pages of the real site show of published content; `publish.test.ts` has the rules of publishing. */

const site = useSite();
let owner: Visitor;

const entries = () => owner.client.from('content_entries');

beforeAll(async () => {
  owner = await ownerAt(site);
});

const draft = (collection: string, key: string, data: object | null) => draftOf(owner, collection, key, data);
const publish = (...changes: Change[]) => callPublish(site, owner, 'POST', { changes });
const page = async (path: string) => (await fetch(site.url + path)).text();
const renderings = () => readdirSync(join(site.dataDir, 'site'));

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
});

describe('nothing changes', () => {
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
});
