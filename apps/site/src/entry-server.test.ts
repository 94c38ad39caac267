import { collections, type StoredEntry } from '@advisor/content/collections';
import { describe, expect, it } from 'vitest';
import { assemble } from './content/assemble';
import { pageAt, pages } from './content/pages';
import { renderPage } from './entry-server';

const takenOff: StoredEntry[] = collections
  .filter(({ single }) => !single)
  .flatMap(({ name, entries }) =>
    Object.keys(entries).map((key) => ({ collection: name, key, position: null, data: null })),
  );
const render = (path: string, { site, of }: ReturnType<typeof assemble>) =>
  renderPage(path, { site, page: of(pageAt(path)) });

describe('a page whose entries have all been taken off (PAGE-31)', () => {
  it.each(pages.map(({ path }) => path))('%s has no list without items', async (path) => {
    const html = await render(path, assemble(takenOff));
    expect(html).toContain('<h1');
    expect(html).not.toMatch(/<(ul|ol|dl|tbody)(?: [^>]*)?><\/\1>/);
  });

  it.each(['/media', '/podcasts', '/ventures', '/white-papers'])(
    '%s leaves out their headings and its cover',
    async (path) => {
      const mainOf = async (rows: readonly StoredEntry[]) =>
        /<main.*<\/main>/s.exec(await render(path, assemble(rows)))![0];
      const [shipped, without] = [await mainOf([]), await mainOf(takenOff)];
      expect(shipped).toContain('<figcaption');
      expect(without).not.toContain('<figcaption');
      expect(without.split('<h2').length).toBeLessThan(shipped.split('<h2').length);
    },
  );
});
