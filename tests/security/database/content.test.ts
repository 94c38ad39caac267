import { beforeAll, expect, it } from 'vitest';
import { onDatabases } from '../support/databases.ts';

/** Drafts, publishing and revisions of the owner's content, in the database alone. */

const owner = '00000000-0000-4000-8000-00000000000a';
const colleague = '00000000-0000-4000-8000-00000000000b';
const visitor = '00000000-0000-4000-8000-00000000000c';

const as = (account: string | null, ...statements: string[]) => [
  `select set_config('request.jwt.claims', '${JSON.stringify(account ? { role: 'authenticated', sub: account } : { role: 'anon' })}', true),
    set_config('request.jwt.claim.sub', '${account ?? ''}', true)`,
  `set local role ${account ? 'authenticated' : 'anon'}`,
  ...statements,
  'reset role',
];

const draft = (key: string, data: object, position = 'null') =>
  `insert into public.content_entries (collection, key, position, data)
    values ('boards', '${key}', ${position}, '${JSON.stringify(data)}')
    on conflict (collection, key, state) do update set position = excluded.position, data = excluded.data`;

/** Publishes the draft of a key, or takes its live version off the site, as it stands. */
const publish = (key: string, action: 'publish' | 'unpublish' = 'publish') =>
  `select public.publish_content(
    (select jsonb_agg(jsonb_build_object('collection', collection, 'key', key, 'action', '${action}', 'updated_at', updated_at))
      from public.content_entries
      where key = '${key}' and state = '${action === 'publish' ? 'draft' : 'published'}'), '${owner}') as revision`;

const entries = `select key, position, data, state from public.content_entries where key like 'test-%' order by key, state`;
const revisions = `select key, action, account_id, before, after from public.content_revisions where key like 'test-%' order by id`;

onDatabases((database) => {
  beforeAll(async () => {
    for (const id of [owner, colleague, visitor])
      await database.query(`insert into auth.users (id, email) values ('${id}', '${id}@example.com')`);
    for (const id of [owner, colleague])
      await database.query(`insert into public.user_roles (user_id, role) values ('${id}', 'admin')`);
  });

  const attempt = (...statements: string[]) => database.attempt(...statements);

  it('a draft is read by owners alone until it is published', async () => {
    const first = [...as(owner, draft('test-a', { name: 'First' }))];
    expect(await attempt(...first, ...as(visitor).slice(0, 2), entries)).toEqual([]);
    const live = [...first, publish('test-a')];
    const published = [{ key: 'test-a', position: null, data: { name: 'First' }, state: 'published' }];
    for (const account of [null, visitor, colleague])
      expect(await attempt(...live, ...as(account).slice(0, 2), entries)).toEqual(published);
    // The next draft leaves the live version as it is.
    const second = [...live, ...as(colleague, draft('test-a', { name: 'Second' }, '2.5'))];
    expect(await attempt(...second, ...as(null).slice(0, 2), entries)).toEqual(published);
    expect(await attempt(...second, entries)).toEqual([
      { key: 'test-a', position: 2.5, data: { name: 'Second' }, state: 'draft' },
      ...published,
    ]);
  });

  it('what is live is changed by publishing alone, also for an owner', async () => {
    const live = [...as(owner, draft('test-a', { name: 'First' })), publish('test-a')];
    for (const statement of [
      `update public.content_entries set data = '{}' where state = 'published'`,
      `delete from public.content_entries where state = 'published'`,
    ])
      expect(
        await attempt(...live, ...as(owner, statement), `select data from public.content_entries where key = 'test-a'`),
      ).toEqual([{ data: { name: 'First' } }]);
    for (const statement of [
      `insert into public.content_entries (collection, key, data, state) values ('boards', 'test-b', '{}', 'published')`,
      `update public.content_entries set state = 'published' where state = 'draft'`,
      publish('test-a'),
    ])
      await expect(
        attempt(...live, ...as(owner, draft('test-a', { name: 'Second' }), statement)),
      ).rejects.toMatchObject({ code: '42501' });
  });

  it('a draft that changed after it was rendered is not published, and neither are those beside it', async () => {
    const rendered = `
      select public.publish_content(
        (select jsonb_agg(jsonb_build_object('collection', collection, 'key', key, 'action', 'publish',
          'updated_at', case key when 'test-b' then updated_at - interval '1 microsecond' else updated_at end))
          from public.content_entries where key in ('test-a', 'test-b')), '${owner}')`;
    const drafts = as(owner, draft('test-a', { name: 'A' }), draft('test-b', { name: 'B' }));
    await expect(attempt(...drafts, rendered)).rejects.toMatchObject({ code: 'PT409' });
    const gone = `select public.publish_content('[{"collection": "boards", "key": "test-none", "action": "publish"}]')`;
    await expect(attempt(gone)).rejects.toMatchObject({ code: 'PT409' });
    await expect(
      attempt(`select public.publish_content('[{"collection": "boards", "key": "a", "action": "hide"}]')`),
    ).rejects.toMatchObject({ code: '22023' });
  });

  it('an entry that is taken off the site is a draft again', async () => {
    const off = [...as(owner, draft('test-a', { name: 'A' }, '3')), publish('test-a'), publish('test-a', 'unpublish')];
    expect(await attempt(...off, entries)).toEqual([
      { key: 'test-a', position: 3, data: { name: 'A' }, state: 'draft' },
      { key: 'test-a', position: 3, data: null, state: 'published' },
    ]);
    expect(await attempt(...off, publish('test-a'), entries)).toEqual([
      { key: 'test-a', position: 3, data: { name: 'A' }, state: 'published' },
    ]);
    // A shipped entry has no live version in the database.
    const shipped = `select public.publish_content('[{"collection": "boards", "key": "test-s", "action": "unpublish"}]')`;
    expect(await attempt(shipped, entries)).toEqual([
      { key: 'test-s', position: null, data: null, state: 'published' },
    ]);
  });

  it('revisions say who changed what; what one account saves in a row is one', async () => {
    const version = (name: string) => ({ data: { name }, position: null });
    const history = [
      ...as(owner, draft('test-a', { name: 'A' }), draft('test-a', { name: 'B' })),
      ...as(colleague, draft('test-a', { name: 'C' })),
      publish('test-a'),
      ...as(owner, draft('test-a', { name: 'D' }), `delete from public.content_entries where state = 'draft'`),
      publish('test-a', 'unpublish'),
    ];
    expect(await attempt(...history, ...as(owner).slice(0, 2), revisions)).toEqual([
      { key: 'test-a', action: 'saved', account_id: owner, before: null, after: version('B') },
      { key: 'test-a', action: 'saved', account_id: colleague, before: version('B'), after: version('C') },
      { key: 'test-a', action: 'published', account_id: owner, before: null, after: version('C') },
      { key: 'test-a', action: 'saved', account_id: owner, before: null, after: version('D') },
      { key: 'test-a', action: 'discarded', account_id: owner, before: version('D'), after: null },
      {
        key: 'test-a',
        action: 'unpublished',
        account_id: owner,
        before: version('C'),
        after: { data: null, position: null },
      },
    ]);
    // To see what has not changed is no change.
    const touched = [
      ...as(owner, draft('test-a', { name: 'A' })),
      `update public.content_entries set publish_at = now()`,
    ];
    expect(await attempt(...touched, `select count(*)::int as count from public.content_revisions`)).toEqual([
      { count: 1 },
    ]);
  });

  it('the latest hundred revisions of an entry are kept', async () => {
    const many = Array.from({ length: 60 }, (_each, index) => [
      ...as(index % 2 ? owner : colleague, draft('test-a', { index })),
      publish('test-a'),
    ]).flat();
    expect(
      await attempt(
        ...many,
        ...as(owner, draft('test-b', { name: 'B' })),
        `select key, count(*)::int as count, max((after -> 'data' ->> 'index')::int) as latest
          from public.content_revisions group by key order by key`,
      ),
    ).toEqual([
      { key: 'test-a', count: 100, latest: 59 },
      { key: 'test-b', count: 1, latest: null },
    ]);
  });

  it.each([
    ['a collection that is a path', `'../boards', 'a', '{}'`],
    ['a key that is a path', `'boards', 'a/b', '{}'`],
    ['a key in capitals', `'boards', 'A', '{}'`],
    ['a list as data', `'boards', 'a', '[]'`],
    ['a text as data', `'boards', 'a', '"x"'`],
    ['null inside of JSON as data', `'boards', 'a', 'null'`],
    ['1 MB of text', `'boards', 'a', jsonb_build_object('name', repeat('x', 1000000))`],
  ])('refuses %s', async (_what, values) => {
    await expect(
      attempt(...as(owner, `insert into public.content_entries (collection, key, data) values (${values})`)),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it.each(['nan', 'infinity'])('refuses the position %s', async (position) => {
    await expect(attempt(...as(owner, draft('test-a', {}, `'${position}'`)))).rejects.toMatchObject({ code: '23514' });
  });
});
