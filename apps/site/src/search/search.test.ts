import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { tools } from '@advisor/content/lists';
import { describe, expect, it } from 'vitest';
import type { SearchData } from './entries';
import { siteSearch } from './siteSearch';
import { rangesOf, wordsOf } from './words';

/** What the build has written: the index of the real pages. */
const file = readFileSync(join(import.meta.dirname, '../../dist/client/search.json'), 'utf8');
const data = JSON.parse(file) as SearchData;
const { find } = siteSearch(data);

const found = (query: string, count = 3) =>
  find(query)
    .slice(0, count)
    .map(({ href }) => href);

describe('on the pages of the site, the search finds', () => {
  it.each(tools.map(({ name, url }) => [name, url]))('the tool %s first', (name, url) => {
    expect(found(name, 1)).toEqual([url]);
    expect(found(name.toLowerCase(), 1)).toEqual([url]);
  });

  it('every page by its title, with words to show', () => {
    const pages = data.entries.filter(({ kind }) => ['Page', 'Tool', 'Form'].includes(kind));
    for (const { title, href } of pages) {
      expect(found(title), title).toContain(href);
      for (const { title: shown, description, kind } of find(title)) {
        expect(shown && kind).not.toBe('');
        expect(description.length).toBeLessThanOrEqual(180);
      }
    }
  });

  it('every section by its heading', () => {
    const sections = data.entries.filter(({ kind }) => kind === 'Section');
    const lost = sections.filter(({ title, href }) => !found(title, 20).includes(href));
    expect(lost.length / sections.length).toBeLessThan(0.05);
  });

  it('nothing for a blank query', () => {
    expect(find('')).toEqual([]);
    expect(find('  ')).toEqual([]);
  });
});

describe('the search', () => {
  const bread = (name: string) =>
    ({ href: `/bakery#${name}`, title: `${name} bread`, kind: 'Section', page: 'Bakery', body: '' }) as const;
  const { find, closest } = siteSearch({
    entries: [
      { href: '/bakery', title: 'Bakery', kind: 'Page', keywords: 'baker', body: 'We bake sourdough in a stone oven.' },
      ...['Rye', 'Wheat', 'Corn', 'Barley'].map(bread),
      { href: '/orchard', title: 'Orchard', kind: 'Page', body: 'Pears are picked by hand.\nApple juice is pressed.' },
      { href: '/glossary#orchard', title: 'Orchard', kind: 'Term', description: 'A garden of fruit trees.', body: '' },
    ],
    synonyms: [['cider', 'apple juice']],
  });
  const first = (query: string) => find(query)[0]?.href;

  it.each([
    ['a word', 'sourdough', '/bakery'],
    ['a word in any case and with its accents', 'SÓURDOUGH', '/bakery'],
    ['a keyword', 'baker', '/bakery'],
    ['another form of a word', 'orchards', '/orchard'],
    ['the beginning of a word', 'sourd', '/bakery'],
    ['two letters swapped', 'sourdouhg', '/bakery'],
    ['a letter left out', 'sordough', '/bakery'],
    ['another word for the same', 'cider', '/orchard'],
    ['a page before a term', 'orchard', '/orchard'],
    ['a section', 'barley', '/bakery#Barley'],
    ['a section before its page, however many have the word', 'bread', '/bakery#Rye'],
  ])('finds %s', (_what, query, href) => expect(first(query)).toBe(href));

  it.each(['zyzzyva', '日本', '<iframe>', '%%%'])('finds nothing for “%s”, and makes up no spelling', (query) => {
    expect(find(query)).toEqual([]);
    expect(closest(query)).toBeUndefined();
  });

  it('shows three results of one page at most, each once', () => {
    const hrefs = find('bread').map(({ href }) => href);
    expect(hrefs).toHaveLength(3);
    expect(new Set(hrefs).size).toBe(3);
  });

  it('shows the sentence that was found, with the words marked in it', () => {
    const { description, descriptionMarks } = find('sourdough')[0]!;
    expect(description).toContain('sourdough');
    expect(descriptionMarks.map(([from, to]) => description.slice(from, to))).toEqual(['sourdough']);
  });

  it('marks a word with a soft hyphen, which it finds without one', () => {
    const [isFound, marked] = [(word: string) => word === 'verschlusselt', 'ver\u00adschlüsselt'];
    expect(wordsOf(`Alles ${marked}.`)).toEqual(['alles', 'verschlusselt']);
    expect(rangesOf(`Alles ${marked}.`, isFound)).toEqual([[6, 6 + marked.length]]);
  });

  it('offers another spelling that finds something', () => expect(closest('had orchhaardd')).toBe('had orchard'));
});

describe('the index', () => {
  it('is small, and has every word once', () => {
    expect(brotliCompressSync(file).length).toBeLessThan(60_000);
    const { entries } = data;
    expect(new Set(entries.map(({ href }) => href)).size).toBe(entries.length);
    const body = entries.map((entry) => entry.body).join('\n');
    // Of the bar, of the footer, of every form.
    expect(body).not.toMatch(/All rights reserved|Skip to|Leave this field empty|Fields marked|switched off/);
  });
});
