import { beforeAll, expect, it } from 'vitest';
import { onDatabases } from '../support/databases.ts';

/** Recipes on the site, in the database alone (RECIPE-1 to RECIPE-4). */

const owner = '00000000-0000-4000-8000-00000000000a';
const visitor = '00000000-0000-4000-8000-00000000000c';

const as = (account: string | null) => [
  `select set_config('request.jwt.claims', '${JSON.stringify(account ? { role: 'authenticated', sub: account } : { role: 'anon' })}', true),
    set_config('request.jwt.claim.sub', '${account ?? ''}', true)`,
  `set local role ${account ? 'authenticated' : 'anon'}`,
];

const add = (slug: string, more: Record<string, string> = {}) => {
  const values = { title: `'Soup'`, ingredients: `'{"1 l water",Salt}'`, instructions: `'Boil.'`, ...more };
  return `insert into public.recipes (slug, ${Object.keys(values).join(', ')})
    values ('${slug}', ${Object.values(values).join(', ')})`;
};
const publish = (slug: string) =>
  `select public.publish_content((select jsonb_agg(jsonb_build_object('collection', 'recipes', 'key', slug,
    'action', 'publish', 'updated_at', updated_at)) from public.recipes where slug = '${slug}'), '${owner}') as revision`;
const takeOff = (slug: string) =>
  `select public.publish_content((select jsonb_agg(jsonb_build_object('collection', 'recipes', 'key', key,
    'action', 'unpublish', 'updated_at', updated_at)) from public.content_entries where key = '${slug}'), '${owner}')`;
const seen = `select key, data, state from public.content_entries where collection = 'recipes' order by key`;

onDatabases((database) => {
  beforeAll(async () => {
    for (const id of [owner, visitor])
      await database.query(`insert into auth.users (id, email) values ('${id}', '${id}@example.com')`);
    await database.query(`insert into public.user_roles (user_id, role) values ('${owner}', 'admin')`);
  });

  const attempt = (...statements: string[]) => database.attempt(...statements);

  it('anyone reads what is to be seen of a published recipe, and of the others nothing', async () => {
    const live = [
      ...as(owner),
      add('soup', { servings: '4', image_url: `'https://elsewhere.example/soup.jpg'` }),
      add('secret'),
      'reset role',
      publish('soup'),
      `update public.recipes set title = 'Soup, being edited' where slug = 'soup'`,
    ];
    const data = {
      title: 'Soup',
      ingredients: ['1 l water', 'Salt'],
      instructions: 'Boil.',
      servings: 4,
      difficulty: 'easy',
    };
    for (const account of [null, visitor, owner])
      expect(await attempt(...live, ...as(account), seen)).toEqual([{ key: 'soup', data, state: 'published' }]);
    expect(await attempt(...live, ...as(visitor), 'select id from public.recipes')).toEqual([]);
    await expect(attempt(...live, ...as(null), 'select id from public.recipes')).rejects.toMatchObject({
      code: '42501',
    });
    // Publishing again shows what was edited; taking it off leaves nothing to be read.
    expect(
      await attempt(
        ...live,
        publish('soup'),
        ...as(null),
        `select data ->> 'title' as title from public.content_entries`,
      ),
    ).toEqual([{ title: 'Soup, being edited' }]);
    expect(await attempt(...live, takeOff('soup'), ...as(null), seen)).toEqual([
      { key: 'soup', data: null, state: 'published' },
    ]);
  });

  it('nobody publishes a recipe past publish_content, and nobody but the service calls it', async () => {
    for (const account of [null, visitor, owner]) {
      await expect(attempt(add('soup'), ...as(account), publish('soup'))).rejects.toMatchObject({ code: '42501' });
      for (const state of ['draft', 'published'])
        await expect(
          attempt(
            ...as(account),
            `insert into public.content_entries (collection, key, data, state) values ('recipes', 'soup', '{}', '${state}')`,
          ),
        ).rejects.toMatchObject({ code: expect.stringMatching(/^(?:42501|23514)$/) });
    }
    for (const change of [
      `update public.content_entries set data = '{"title": "X"}'`,
      'delete from public.content_entries',
    ])
      expect(
        await attempt(
          add('soup'),
          publish('soup'),
          ...as(visitor),
          change,
          `select data ->> 'title' as title from public.content_entries`,
        ),
      ).toEqual([{ title: 'Soup' }]);
  });

  it('a version that changed after it was rendered is not published', async () => {
    const rendered = `select public.publish_content((select jsonb_agg(jsonb_build_object('collection', 'recipes', 'key', slug,
      'action', 'publish', 'updated_at', updated_at - interval '1 microsecond')) from public.recipes where slug = 'soup'))`;
    await expect(attempt(add('soup'), rendered)).rejects.toMatchObject({ code: 'PT409' });
    const gone = `select public.publish_content('[{"collection": "recipes", "key": "no-such", "action": "publish"}]')`;
    await expect(attempt(gone)).rejects.toMatchObject({ code: 'PT409' });
  });

  it('a slug is there once, is a name of a page, and stays', async () => {
    await expect(attempt(add('soup'), add('soup'))).rejects.toMatchObject({ code: '23505' });
    for (const slug of ['', 'Soup', '../soup', 'a/b', '-soup', 'x'.repeat(101)])
      await expect(attempt(add(slug)), slug).rejects.toMatchObject({ code: '23514' });
    expect(
      await attempt(
        ...as(owner),
        add('soup'),
        `update public.recipes set slug = 'broth', title = 'Broth' where slug = 'soup'`,
        `update public.recipes set slug = null where slug = 'soup'`,
        `select slug, title from public.recipes where title = 'Broth'`,
      ),
    ).toEqual([{ slug: 'soup', title: 'Broth' }]);
  });

  it('a recipe that is on the site is not deleted before it is taken off', async () => {
    const remove = `delete from public.recipes where slug = 'soup'`;
    await expect(attempt(add('soup'), publish('soup'), ...as(owner), remove)).rejects.toMatchObject({ code: 'PT409' });
    await expect(attempt(add('soup'), publish('soup'), remove)).rejects.toMatchObject({ code: 'PT409' });
    expect(
      await attempt(
        add('soup'),
        publish('soup'),
        takeOff('soup'),
        ...as(owner),
        remove,
        `select id from public.recipes where slug = 'soup'`,
      ),
    ).toEqual([]);
  });

  it('only pictures of the site’s own files are part of it', async () => {
    const own = 'https://www.example.com/storage/v1/object/public/public-files/soup.jpg';
    for (const [address, picture] of [
      [own, own],
      [`${own}?x=1`, null],
      ['https://www.example.com/storage/v1/object/public/public-files/../../soup.jpg', null],
      ['https://elsewhere.example/?/storage/v1/object/public/public-files/soup.jpg', null],
    ])
      expect(
        await attempt(
          add('soup', { image_url: `'${address}'` }),
          publish('soup'),
          `select data ->> 'picture' as picture from public.content_entries where key = 'soup'`,
        ),
      ).toEqual([{ picture }]);
  });

  it('a picture that was chosen is part of it with its text alternative (RECIPE-10)', async () => {
    const address = `'/storage/v1/object/public/public-files/soup-0f3a5b7c9d1e2f40.jpg'`;
    expect(
      await attempt(
        add('soup', { image_url: address, image_alt: `'A bowl of soup'` }),
        publish('soup'),
        `select data -> 'picture' as picture from public.content_entries where key = 'soup'`,
      ),
    ).toEqual([{ picture: { file: 'soup-0f3a5b7c9d1e2f40.jpg', alt: 'A bowl of soup' } }]);
  });

  it('the largest recipe can be published', async () => {
    const largest = {
      title: `repeat('𝄞', 200)`,
      description: `repeat('𝄞', 2000)`,
      ingredients: `array_fill(repeat('𝄞', 300), array[200])`,
      instructions: `repeat('"', 20000)`,
    };
    expect(
      await attempt(
        add('soup', largest),
        publish('soup'),
        `select length(data ->> 'instructions') as length from public.content_entries where key = 'soup'`,
      ),
    ).toEqual([{ length: 20_000 }]);
  });
});
