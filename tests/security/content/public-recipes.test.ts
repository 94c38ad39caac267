import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPublished } from '../../../apps/site/build/hosted.ts';
import { dataDirWithPeople } from '../../journeys/site.ts';
import { useSite } from '../../support/useSite.ts';
import { jpeg } from '../files/samples.ts';
import { guestAt, ownerAt, visitorOf, type Visitor } from '../support/account.ts';
import { callPublish, removalOf, type Change } from '../support/publishing.ts';

/** Recipes on the real site: who may put them there, what visitors get, and what is left when they are gone (RECIPE-1 to RECIPE-7). */

const site = useSite(undefined, dataDirWithPeople);
let owner: Visitor;
let guest: Visitor;

beforeAll(async () => {
  owner = await ownerAt(site);
  guest = await guestAt(site);
});

const soup = {
  title: 'Squash soup',
  description: 'For the first cold evening.',
  ingredients: ['1 1/2 l water', '2 squashes'],
  instructions: 'Boil.\nServe.',
  prep_time: 10,
  cook_time: 50,
  servings: 4,
  category: 'Soup',
};

async function save(slug: string, more: object = {}): Promise<Change> {
  const { data, error } = await owner.client
    .from('recipes')
    .upsert({ ...soup, ...more, slug }, { onConflict: 'slug' })
    .select('updated_at')
    .single<{ updated_at: string }>();
  if (error) throw error;
  return { collection: 'recipes', key: slug, action: 'publish', updated_at: data.updated_at };
}
/** As the build of a hosted site reads them. */
const readRecipes = async () =>
  (await readPublished({ url: site.url, publishableKey: site.local.publishableKey })).filter(
    ({ collection }) => collection === 'recipes',
  );
const publish = (change: Change, who: Visitor | null = owner) => callPublish(site, who, 'POST', { changes: [change] });
const text = async (path: string) => (await fetch(site.url + path)).text();
const status = async (path: string) => (await fetch(site.url + path)).status;
const statuses = (...paths: string[]) => Promise.all(paths.map(status));
const named = ['/brambles-farm', '/content/brambles-farm.json', '/sitemap.xml', '/search.json', '/home', '/feed.xml'];

describe('while no recipe is published', () => {
  it('the addresses are those of nothing, and are named nowhere', async () => {
    await save('squash-soup');
    expect(await statuses('/recipes', '/recipes/squash-soup', '/recipes/', '/content/recipes.json')).toEqual([
      404, 404, 404, 404,
    ]);
    expect(await text('/recipes')).toBe(await text('/no-such-page'));
    for (const path of named) expect(await text(path), path).not.toMatch(/"\/recipes|\/recipes["<]/);
  });
});

describe('a published recipe', () => {
  it('is put there by the owner alone', async () => {
    const change = await save('squash-soup');
    expect((await publish(change, null)).status).toBe(401);
    expect((await publish(change, guest)).status).toBe(403);
    expect(await status('/recipes/squash-soup')).toBe(404);
    expect(await publish(change)).toEqual({ status: 200, json: { success: true, revision: expect.any(Number) } });
    expect(await statuses('/recipes', '/recipes/squash-soup', '/recipes/other')).toEqual([200, 200, 404]);
  });

  it('is read by anyone as it was published, and its table by nobody', async () => {
    await save('squash-soup', { title: 'Being edited' });
    await save('secret', { title: 'Secret soup' });
    expect(await readRecipes()).toEqual([
      expect.objectContaining({ key: 'squash-soup', data: expect.objectContaining({ title: 'Squash soup' }) }),
    ]);
    for (const { client } of [visitorOf(site), guest]) {
      const entries = client.from('content_entries');
      for (const call of [entries.select(), entries.update({ data: null }).eq('key', 'squash-soup')])
        expect(await call).toMatchObject({
          error: { code: '42501', message: 'Only the owner may do this.' },
        });
      expect((await client.from('recipes').select('title')).data).toBeNull();
    }
    expect(await text('/recipes/squash-soup')).not.toContain('Being edited');
  });

  it('is a whole page without scripts, for people and for search engines', async () => {
    const html = await text('/recipes/squash-soup');
    const page = parse(html);
    expect(page.querySelector('h1')?.text).toBe('Squash soup');
    const main = page.querySelector('main')!.text;
    for (const words of [
      '1 1/2 l water',
      '2 squashes',
      'Boil.',
      'Serve.',
      '10 min preparation',
      '1 h in all',
      'Serves 4',
    ])
      expect(main, words).toContain(words);
    const content = (name: string) => page.querySelector(`meta[${name}]`)?.getAttribute('content');
    expect(page.querySelector('title')?.text).toMatch(/^Squash soup · /);
    expect(content('name="description"')).toBe('For the first cold evening.');
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
      /^https:\/\/[^/]+\/recipes\/squash-soup$/,
    );
    expect(content('property="og:image"')).toMatch(/^https:\/\/[^/]+\/share\/recipes\/squash-soup\.png$/);
    expect((await fetch(`${site.url}/share/recipes/squash-soup.png`)).headers.get('content-type')).toBe('image/png');
    const [recipe, trail] = page
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.text) as Record<string, unknown>);
    expect(recipe).toMatchObject({
      '@type': 'Recipe',
      name: 'Squash soup',
      prepTime: 'PT10M',
      cookTime: 'PT50M',
      totalTime: 'PT60M',
      recipeYield: '4',
      recipeCategory: 'Soup',
      recipeIngredient: soup.ingredients,
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Boil.' },
        { '@type': 'HowToStep', text: 'Serve.' },
      ],
    });
    expect((trail!.itemListElement as { name: string }[]).map(({ name }) => name)).toEqual([
      'Home',
      'Brambles Farm',
      'Recipes',
      'Squash soup',
    ]);
  });

  it('is in the list, the sitemap and the search, and the farm leads to it', async () => {
    expect(parse(await text('/recipes')).querySelector('main a[href="/recipes/squash-soup"]')?.text).toBe(
      'Squash soup',
    );
    expect(parse(await text('/brambles-farm')).querySelector('main a[href="/recipes"]')).not.toBeNull();
    expect(await text('/sitemap.xml')).toContain('/recipes/squash-soup</loc>');
    expect(await text('/search.json')).toContain('"/recipes/squash-soup"');
  });

  it('shows one of the owner’s pictures, chosen or by its address, and no other', async () => {
    const path = '/storage/v1/object/public/public-files/soup.jpg';
    const sources = async (address: string) =>
      parse(await text(address))
        .querySelectorAll('main picture')
        .map((picture) => ({
          alt: picture.querySelector('img')!.getAttribute('alt'),
          width: picture.querySelector('img')!.getAttribute('width'),
          height: picture.querySelector('img')!.getAttribute('height'),
          avif: picture.querySelector('source')!.getAttribute('srcset'),
        }));
    // Not there yet: its recipe is not published with it.
    expect(await publish(await save('squash-soup', { image_url: path, image_alt: 'Soup' }))).toMatchObject({
      status: 422,
      json: {
        problems: [
          {
            collection: 'recipes',
            key: 'squash-soup',
            field: 'picture',
            message: 'The picture soup.jpg is not among your files any more. Choose another one.',
          },
        ],
      },
    });
    const { error } = await owner.client.storage.from('public-files').upload('soup.jpg', await jpeg(700, 50));
    expect(error).toBeNull();
    for (const [image, alt] of [
      [{ image_url: path, image_alt: 'A bowl of soup' }, 'A bowl of soup'],
      [{ image_url: `${site.url}${path}`, image_alt: null }, ''],
    ] as const) {
      expect(await publish(await save('squash-soup', image))).toMatchObject({ status: 200 });
      const shown = {
        width: '700',
        height: '50',
        avif: expect.stringMatching(/^\/assets\/pictures\/[\da-f]{20}-320\.avif 320w, \S+ 700w$/),
      };
      expect(await sources('/recipes')).toEqual([{ ...shown, alt: '' }]);
      expect(await sources('/recipes/squash-soup')).toEqual([{ ...shown, alt }]);
      const [, address] = /"@type":"Recipe".*?"image":"([^"]+)"/.exec(await text('/recipes/squash-soup'))!;
      expect(address).toMatch(/^https:\/\/[^/]+\/assets\/pictures\/[\da-f]{20}-700\.webp$/);
      expect(await status(new URL(address!).pathname)).toBe(200);
    }
    const elsewhere = { image_url: `https://elsewhere.example${path}`, image_alt: null };
    expect((await publish(await save('squash-soup', elsewhere))).status).toBe(200);
    expect([await sources('/recipes'), await sources('/recipes/squash-soup')]).toEqual([[], []]);
    expect(await text('/recipes/squash-soup')).not.toContain('elsewhere.example');
    const { headers } = await fetch(`${site.url}/recipes/squash-soup`);
    expect(headers.get('content-security-policy')).toMatch(/img-src 'self' data:(?:;|$)/);
  });

  it('is text, whatever it says', async () => {
    const markup = '</script><script>alert(1)</script><img src=x onerror=alert(1)><!--';
    const odd = '𝄞 \u202e٣ {name} ${1} $& 🧑‍🌾 日本';
    const change = await save('markup', {
      title: `${markup} ${odd}`.slice(0, 190),
      description: `${markup}${odd}`.repeat(8),
      ingredients: [markup, `1 1/2 ${markup}`, odd, odd],
      instructions: `${markup}\n${odd}`,
      category: markup.slice(0, 90),
    });
    expect(await publish(change)).toMatchObject({ status: 200 });
    for (const path of ['/recipes/markup', '/recipes']) {
      const html = await text(path);
      expect(html, path).not.toMatch(/<\/script><script>alert|<img src=x/);
      expect(parse(html).querySelectorAll('[onerror]'), path).toEqual([]);
    }
    const page = parse(await text('/recipes/markup'));
    expect(page.querySelector('h1')!.text).toContain(markup);
    const [recipe] = page
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.text));
    expect(recipe).toMatchObject({ recipeIngredient: [markup, `1 1/2 ${markup}`, odd, odd] });
    expect(JSON.parse(page.querySelector('#_content')!.text)).toMatchObject({ page: { recipe: { category: markup } } });
    for (const path of ['/search.json', '/content/recipes.json', '/content/recipes/markup.json'])
      expect(JSON.stringify(JSON.parse(await text(path))), path).toContain('<script>alert(1)');
    expect(await text('/sitemap.xml')).not.toContain('alert');
    expect(await status('/share/recipes/markup.png')).toBe(200);
  });

  it('keeps its address when the title changes, and is refused when it has changed since', async () => {
    const old = await save('squash-soup');
    const change = await save('squash-soup', { title: 'Pumpkin soup' });
    expect(await publish(old)).toMatchObject({
      status: 409,
      json: { conflict: [{ collection: 'recipes', key: 'squash-soup' }] },
    });
    expect((await publish(change)).status).toBe(200);
    expect(await text('/recipes/squash-soup')).toContain('Pumpkin soup');
    await owner.client.from('recipes').update({ slug: 'pumpkin-soup' }).eq('slug', 'squash-soup');
    const { data } = await owner.client.from('recipes').select('slug').eq('title', 'Pumpkin soup');
    expect(data).toEqual([{ slug: 'squash-soup' }]);
  });

  it('is still there after a restart', async () => {
    await site.restart();
    owner = await ownerAt(site);
    expect(await statuses('/recipes', '/recipes/squash-soup', '/recipes/markup')).toEqual([200, 200, 200]);
  });

  it('is not deleted while it is on the site', async () => {
    const { error } = await owner.client.from('recipes').delete().eq('slug', 'squash-soup').select();
    expect(error?.message).toContain('Take this recipe off the site');
  });

  it('leaves nothing when it is taken off', async () => {
    expect((await publish(await removalOf(owner, 'recipes', 'markup'))).status).toBe(200);
    expect(await statuses('/recipes', '/recipes/markup')).toEqual([200, 404]);
    expect((await publish(await removalOf(owner, 'recipes', 'squash-soup'))).status).toBe(200);
    expect(
      await statuses(
        '/recipes',
        '/recipes/squash-soup',
        '/content/recipes.json',
        '/content/recipes/squash-soup.json',
        '/share/recipes.png',
        '/share/recipes/squash-soup.png',
      ),
    ).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await text('/recipes')).toBe(await text('/no-such-page'));
    for (const path of named) expect(await text(path), path).not.toMatch(/"\/recipes|\/recipes["<]|squash-soup/);
    expect((await readRecipes()).map(({ data }) => data)).toEqual([null, null]);
    expect((await owner.client.from('recipes').delete().eq('slug', 'squash-soup').select('slug')).data).toHaveLength(1);
  });
});
