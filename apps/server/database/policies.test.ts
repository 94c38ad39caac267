import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OWNER_PASSWORD, newDataDir, removeDataDir } from '../../../tests/journeys/site.ts';
import { openDataFolder, type DataFolder } from '../data/data-folder.ts';
import { SUPABASE_DIR } from '../server.ts';
import { openDatabase, type Database } from './open.ts';
import { makeOwner } from './owner.ts';
import { createProject } from './project.ts';

const SITE = 'http://localhost:4173';
const PASSWORD = 'a password for this test';
const recipe = { title: 'Soup', ingredients: ['Water', 'Salt'], instructions: 'Boil.' };

let folder: DataFolder;
let database: Database;
let admin: SupabaseClient;

/** A client over the project's own HTTP surface, in this process. */
function client(): SupabaseClient {
  return createClient(SITE, folder.secrets.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
    global: { fetch: (input, init) => database.app.fetch(new Request(input, init), { peerAddress: '203.0.113.1' }) },
  });
}

async function signedIn(email: string, password: string): Promise<SupabaseClient> {
  const session = client();
  const { error } = await session.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return session;
}

beforeAll(async () => {
  // The database prints every refusal; here each one is wanted, and checked by its code.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  folder = await openDataFolder(await newDataDir(), 'owner@example.com');
  database = await openDatabase(folder, { supabaseDir: SUPABASE_DIR, siteUrl: SITE });
  const visitors = createProject(database.connection, { secrets: folder.secrets, siteUrl: SITE, signUp: true });
  await visitors.getClient().auth.signUp({ email: 'user@example.com', password: PASSWORD });
  admin = await signedIn('owner@example.com', OWNER_PASSWORD);
});

afterAll(async () => {
  vi.restoreAllMocks();
  await database.close();
  await removeDataDir(folder.path);
});

describe('a new database', () => {
  it('has the sample recipes and one owner', async () => {
    expect(await admin.from('recipes').select('*', { count: 'exact', head: true })).toMatchObject({ count: 6 });
    expect((await database.service.from('user_roles').select('role')).data).toEqual([{ role: 'admin' }]);
  });
});

/** Addresses of a picture that run something, or lead elsewhere. */
const addressesThatRun = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  '//evil.example',
  'https:evil',
  'example.com/a.png',
  'https://example.com/\na.png',
];

/** Before the names of the owner's files. */
const file = '/storage/v1/object/public/public-files/';

describe('recipes', () => {
  it('belong to the owner, for every operation', async () => {
    const { data, error } = await admin.from('recipes').insert(recipe).select().single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ ...recipe, difficulty: 'easy', prep_time: null });
    const updated = await admin
      .from('recipes')
      .update({ title: 'Broth', updated_at: '2000-01-01' })
      .eq('id', data.id)
      .select()
      .single();
    expect(updated.data.title).toBe('Broth');
    expect(Date.parse(updated.data.updated_at)).toBeGreaterThan(Date.parse(data.updated_at));
    expect((await admin.from('recipes').delete().eq('id', data.id).select()).data).toHaveLength(1);
  });

  it.each<readonly [string, object]>([
    ['a blank title', { title: ' \n ' }],
    ['no title', { title: null }],
    ['a long title', { title: 'x'.repeat(201) }],
    ['no ingredients', { ingredients: [] }],
    ['a blank ingredient', { ingredients: ['Salt', ' '] }],
    ['null as ingredients', { ingredients: null }],
    ['blank instructions', { instructions: '' }],
    ['a negative time', { prep_time: -1 }],
    ['a negative cooking time', { cook_time: -5 }],
    ['negative servings', { servings: -1 }],
    ['half a serving', { servings: 1.5 }],
    ['a word as a number', { cook_time: 'long' }],
    ['an unknown difficulty', { difficulty: 'extreme' }],
    ...addressesThatRun.map((image_url) => [`the image ${image_url}`, { image_url }] as const),
    ['another path as image', { image_url: '/auth/v1/user', image_alt: 'Soup' }],
    ['a folder as image', { image_url: `${file}a/b.jpg`, image_alt: 'Soup' }],
    ['a document as image', { image_url: `${file}soup.pdf`, image_alt: 'Soup' }],
    ['a drawing as image', { image_url: `${file}soup.svg`, image_alt: 'Soup' }],
    ['a chosen image without a text alternative', { image_url: `${file}soup.jpg` }],
    ['a chosen image with one that cannot be seen', { image_url: `${file}soup.jpg`, image_alt: '\u200b' }],
  ])('are refused with %s', async (_, change) => {
    const { error } = await admin
      .from('recipes')
      .insert({ ...recipe, ...change })
      .select();
    expect(error?.message).toMatch(/violates (check|not-null) constraint|invalid input (syntax|value)/);
  });

  it('are as large as the form allows, and in nothing larger', async () => {
    const sizes = { title: 200, description: 2000, instructions: 20_000, category: 100, image_alt: 200 };
    const texts = (more: number) =>
      Object.fromEntries(Object.entries(sizes).map(([column, size]) => [column, 'x'.repeat(size + more)]));
    const largest = {
      ...texts(0),
      ingredients: Array.from({ length: 200 }, () => 'x'.repeat(300)),
      prep_time: 100_000,
      cook_time: 100_000,
      servings: 100_000,
    };
    const { data, error } = await admin.from('recipes').insert(largest).select().single();
    expect(error).toBeNull();
    expect(data).toMatchObject(largest);
    const larger = {
      ...texts(1),
      ingredients: Array.from({ length: 201 }, () => 'x'),
      prep_time: 100_001,
      cook_time: 100_001,
      servings: 100_001,
    };
    for (const [column, value] of Object.entries(larger)) {
      const { error } = await admin.from('recipes').insert({ ...largest, [column]: value });
      expect(error?.message, column).toContain('violates check constraint');
    }
    await admin.from('recipes').delete().eq('id', data.id);
  });

  it.each([
    { image_url: 'https://example.com/a.png?b=1' },
    { image_url: `${file}soup-0f3a5b7c9d1e2f40.jpg`, image_alt: 'A bowl of soup' },
  ])('may have the image %o', async (image) => {
    const { data, error } = await admin
      .from('recipes')
      .insert({ ...recipe, ...image })
      .select()
      .single();
    expect(error).toBeNull();
    await admin.from('recipes').delete().eq('id', data.id);
  });
});

describe('contact_messages', () => {
  const message = { form_type: 'contact', name: 'Ann', email: 'ann@example.com', message: 'Hello' };

  it('are marked by the owner as handled or deleted, and nothing else of them is changed', async () => {
    expect((await database.service.from('contact_messages').insert(message)).error).toBeNull();
    // The time is the database's, whatever a client says, and a mark can be taken back.
    for (const mark of ['handled_at', 'deleted_at'])
      for (const said of ['2000-01-01T00:00:00Z', '9999-01-01T00:00:00Z', 'infinity']) {
        const markAs = async (at: string | null) => {
          const { data } = await admin
            .from('contact_messages')
            .update({ [mark]: at })
            .eq('name', 'Ann')
            .select(mark);
          return (data as unknown as Record<string, string | null>[])[0]![mark];
        };
        const begun = Date.now();
        const marked = await markAs(said);
        expect(Date.parse(marked!)).toBeGreaterThanOrEqual(begun - 1);
        expect(Date.parse(marked!)).toBeLessThanOrEqual(Date.now());
        expect(await markAs(said)).toBe(marked);
        expect(await markAs(null)).toBeNull();
      }
    // As the data API says it; `tests/security/database/access.test.ts` has every role and column.
    const forged = await admin.from('contact_messages').update({ message: 'Forged' }).eq('name', 'Ann');
    expect([forged.status, forged.error?.code]).toEqual([403, '42501']);
  });

  it('are removed for good: what was deleted half an hour ago, and what is two years old', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const daysAgo = (days: number) => minutesAgo(days * 24 * 60);
    const rows = [
      { name: 'kept', created_at: daysAgo(729) },
      { name: 'just deleted', deleted_at: minutesAgo(29) },
      { name: 'answered late', created_at: daysAgo(800), handled_at: daysAgo(700) },
      { name: 'deleted', deleted_at: minutesAgo(31), handled_at: minutesAgo(60) },
      { name: 'old', created_at: daysAgo(731), handled_at: daysAgo(731) },
      { name: 'old and unread', created_at: daysAgo(731) },
    ];
    // One by one: of several rows, a column that one has is null in the others.
    const ids = new Map<string, string>();
    for (const row of rows) {
      const { data, error } = await database.service
        .from('contact_messages')
        .insert({ ...message, ...row })
        .select('id')
        .single();
      expect(error).toBeNull();
      ids.set(data!.id, row.name);
    }
    // Of few messages, two that have expired are more than a tenth, which are held for a day.
    await database.connection.driver.unsafe(
      `insert into public.contact_messages (form_type, name, email, message)
       select 'contact', 'new', 'ann@example.com', 'Hello' from generate_series(1, 30)`,
    );
    const { data } = await database.service.rpc('purge_messages');
    const purged = (data as { id: string; expired: boolean; unread: boolean }[]).map(({ id, ...how }) => ({
      name: ids.get(id),
      ...how,
    }));
    expect(purged.toSorted((a, b) => (a.name! < b.name! ? -1 : 1))).toEqual([
      { name: 'deleted', expired: false, unread: false },
      { name: 'old', expired: true, unread: false },
      { name: 'old and unread', expired: true, unread: true },
    ]);
    expect((await database.service.rpc('purge_messages', { keep_days: 365 })).data).toHaveLength(2);
    await database.service.from('contact_messages').delete().neq('name', 'Ann');
  });

  it.each([
    ['an unknown form', { form_type: 'newsletter' }],
    ['two addresses', { email: 'a@b.co,c@d.co' }],
    ['a line break in the name', { name: 'A\nB' }],
    ['no message', { message: ' ' }],
    ['a list as details', { details: [] }],
    ['no details of an event', { form_type: 'speaking' }],
  ])('are refused with %s', async (_, change) => {
    expect(
      (await database.service.from('contact_messages').insert({ ...message, ...change })).error?.message,
    ).toContain('violates check constraint');
  });
});

describe('owners', () => {
  const make = (email: string, password: string) =>
    makeOwner(database.connection, { secrets: folder.secrets, siteUrl: SITE }, { email, password });

  it('are made of new and of existing accounts, and stay what they are', async () => {
    expect(await make('second@example.com', PASSWORD)).toBe('created');
    expect(await make('Second@example.com', 'another password')).toBe('unchanged');
    const second = await signedIn('second@example.com', PASSWORD);
    expect((await second.from('recipes').select('id')).data).toHaveLength(6);
    expect(await make('user@example.com', 'another password')).toBe('promoted');
    await signedIn('user@example.com', PASSWORD);
  });

  it('need an email address', async () => {
    await expect(make('nobody', PASSWORD)).rejects.toThrow('is not an email address');
  });
});
