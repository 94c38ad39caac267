import { collections, fillIn, ownerCollection, problemOf, type StoredEntry } from '@advisor/content/collections';
import { owner } from '@advisor/content';
import { describe, expect, it } from 'vitest';
import { assemble } from './assemble';
import { pageAt, pagePaths, pages } from './pages';

const folders = Object.keys(import.meta.glob('../pages/*/page.ts')).map((file) => file.split('/')[2]!);

describe('the pages', () => {
  it('are named by their folders', () => {
    expect(pages.map(({ path }) => path).toSorted()).toEqual(folders.map((folder) => `/${folder}`).toSorted());
    // No link may lead to what is not always there (RECIPE-1).
    expect(pagePaths).not.toContain('/recipes');
    expect(new Set(pages.map(({ words }) => words.name)).size).toBe(pages.length);
  });

  it.each(pages.map((page) => [page.path, page] as const))('%s has words that fit its fields', (_path, page) => {
    const { content } = page.words.entries;
    expect(problemOf(page.words, 'content', content)).toBeNull();
    expect(JSON.parse(JSON.stringify(content))).toEqual(content);
  });

  it('stand below pages that exist', () => {
    for (const { parent } of pages) if (parent) expect(pagePaths).toContain(parent);
  });
});

/** Everything that all pages show. */
const shownBy = (rows: readonly StoredEntry[]) => {
  const content = assemble(rows);
  return JSON.stringify([content.site, ...pages.map((page) => content.of(page))]);
};

describe('the content', () => {
  it('fits as it ships, with links to pages that exist and the owner’s details in all texts', () => {
    for (const collection of collections)
      for (const [key, entry] of Object.entries(collection.entries))
        expect(problemOf(collection, key, entry)).toBeNull();
    expect(assemble([]).problems).toEqual([]);
    expect(shownBy([])).not.toMatch(/\{\w+\}/);
    expect(fillIn(['{name}', '{nobody}', '{constructor}'], owner)).toEqual([owner.name, '{nobody}', '{constructor}']);
  });

  it('has the owner’s jurisdiction and contact in the legal texts (PAGE-26)', () => {
    const content = assemble([]);
    expect(JSON.stringify(content.of(pageAt('/terms-of-service')))).toContain(owner.legal.jurisdiction);
    for (const path of ['/privacy-policy', '/terms-of-service'])
      expect(content.of(pageAt(path)).words).toMatchObject({
        contact: { name: owner.legal.name, email: owner.legal.email },
      });
  });

  it('names a new owner everywhere, and the old one nowhere', () => {
    const data = {
      ...owner,
      name: 'Ada Lindqvist',
      email: 'ada@lindqvist.example',
      siteUrl: 'https://lindqvist.example',
      legal: { ...owner.legal, name: 'Lindqvist AB', email: 'legal@lindqvist.example' },
    };
    const shown = shownBy([{ collection: ownerCollection.name, key: 'content', position: null, data }]);
    expect(shown).toContain('Ada Lindqvist');
    expect(shown).toContain('mailto:ada@lindqvist.example');
    for (const old of [owner.name, owner.email, owner.legal.name, owner.legal.email]) expect(shown).not.toContain(old);
  });

  it('shows a stored entry on every page of its collection, and its shipped one while it does not fit', () => {
    const row = { collection: 'ventures', key: 'tallgrass', position: null };
    const [[key, venture]] = Object.entries(pageAt('/ventures').entries.ventures!.entries) as [[string, object]];
    const changed = shownBy([{ ...row, key, data: { ...venture, name: 'Tidewater Assurance' } }]);
    expect(changed.match(/Tidewater Assurance/g)!.length).toBeGreaterThan(1);
    const unfit = assemble([{ ...row, key, data: { ...venture, highlights: [] } }]);
    expect(unfit.problems).toMatchObject([{ collection: 'ventures', key, field: 'highlights' }]);
    expect(unfit.of(pageAt('/ventures'))).toEqual(assemble([]).of(pageAt('/ventures')));
  });
});

describe('recipes', () => {
  const file = '/storage/v1/object/public/public-files/soup.jpg';
  const soup = {
    title: 'Soup',
    ingredients: ['1 l water'],
    instructions: 'Boil.',
    difficulty: 'easy',
    description: ` ${'Very '.repeat(60)}\n good.`,
    picture: `http://localhost:4173${file}`,
  };
  const row = (key: string, data: object | null) => ({ collection: 'recipes', key, position: null, data });
  const farm = (content: ReturnType<typeof assemble>) => content.of(pageAt('/brambles-farm')).hasRecipes;
  const listed = (content: ReturnType<typeof assemble>) => content.of(pageAt('/recipes')).recipes;

  it('are on the site once they are published, by title (RECIPE-1, RECIPE-6)', () => {
    expect([assemble([]).recipes, farm(assemble([])), listed(assemble([]))]).toEqual([[], false, []]);
    const content = assemble([row('soup', soup), row('gone', null), row('b', { ...soup, title: 'Bread' })]);
    expect(content.recipes.map(({ key }) => key)).toEqual(['b', 'soup']);
    expect(farm(content)).toBe(true);
    expect(listed(content)!.map(({ slug, title }) => [slug, title])).toEqual([
      ['b', 'Bread'],
      ['soup', 'Soup'],
    ]);
    expect(listed(content)![0]!.description).toMatch(/^(?:Very )+Very…$/);
    expect(listed(content)![0]!.description!.length).toBeLessThanOrEqual(160);
  });

  it('have a picture only from the site itself (RECIPE-4)', () => {
    const pictureOf = (settings?: Parameters<typeof assemble>[2]) =>
      assemble([row('soup', soup)], undefined, settings).recipes[0]!.data.picture;
    expect(pictureOf()).toBeUndefined();
    expect(pictureOf({ origins: ['http://localhost:4173'] })).toEqual({ file: 'soup.jpg', alt: '' });
    const own = assemble([row('soup', { ...soup, picture: `${new URL(owner.siteUrl).origin}${file}` })]);
    expect(own.recipes[0]!.data.picture).toEqual({ file: 'soup.jpg', alt: '' });
  });

  it('have the versions of a picture that was chosen, with its text alternative (RECIPE-10)', () => {
    const picture = { file: 'soup.jpg', alt: 'A bowl of soup' };
    const image = { width: 1, height: 1, versions: [{ width: 1, avif: '/a.avif', webp: '/a.webp' }] };
    const files = { images: new Map([['soup.jpg', image]]), origin: '' };
    const content = assemble([row('soup', { ...soup, picture })], files);
    expect(content.recipes[0]!.data.picture).toEqual({ ...picture, image });
    expect(listed(content)![0]!.picture).toEqual({ ...picture, image });
    expect(assemble([row('soup', { ...soup, picture: { ...picture, alt: '' } })]).problems).toMatchObject([
      { collection: 'recipes', key: 'soup', field: 'picture.alt' },
    ]);
  });

  it('are as they were written, whatever stands in braces', () => {
    const [placed] = assemble([row('soup', { ...soup, title: 'Soup of {name}' })]).recipes;
    expect(placed!.data.title).toBe('Soup of {name}');
  });

  it('that do not fit are a problem of theirs alone', () => {
    const content = assemble([row('soup', soup), row('odd', { ...soup, script: 'x' })]);
    expect(content.recipes.map(({ key }) => key)).toEqual(['soup']);
    expect(content.problems).toMatchObject([{ collection: 'recipes', key: 'odd' }]);
  });
});
