import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { mediaTypes, MAX_BYTES } from '../../../apps/server/files/kinds.ts';
import { isFileName } from '../../../apps/server/files/names.ts';
import { operations, publicFiles, roles, type Role } from '../../../supabase/access.ts';
import { onDatabases } from '../support/databases.ts';

/** The bucket of a hosted project, whose tables are made as Supabase Storage makes them (FILE-1). */

const supabaseDir = join(import.meta.dirname, '../../../supabase');
const migration = readFileSync(join(supabaseDir, 'migrations/20261123113000_public_files.sql'), 'utf8');

const accounts = { user: '00000000-0000-4000-8000-000000000011', admin: '00000000-0000-4000-8000-000000000012' };
const become = (role: Role) => {
  const name = { anon: 'anon', user: 'authenticated', admin: 'authenticated', service: 'service_role' }[role];
  const sub = role === 'user' || role === 'admin' ? accounts[role] : '';
  return [`select set_config('request.jwt.claim.sub', '${sub}', true)`, `set local role ${name}`];
};

const hosted = [
  'create schema storage',
  `create table storage.buckets (
    id text primary key, name text not null unique, public boolean default false, file_size_limit bigint,
    allowed_mime_types text[]
  )`,
  `create table storage.objects (
    id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets (id), name text,
    updated_at timestamptz default now(), unique (bucket_id, name)
  )`,
  'alter table storage.buckets enable row level security',
  'alter table storage.objects enable row level security',
  'grant usage on schema storage to anon, authenticated, service_role',
  'grant all on storage.objects to anon, authenticated, service_role',
  'grant all on storage.buckets to anon, authenticated, service_role',
  migration,
  `insert into storage.buckets (id, name) values ('private', 'private')`,
  `insert into storage.objects (bucket_id, name)
   values ('public-files', 'one.png'), ('public-files', 'two.pdf'), ('private', 'secret.pdf')`,
];
const insert = (name: string, bucket = 'public-files') =>
  `insert into storage.objects (bucket_id, name) values ('${bucket}', '${name}') returning name`;
const statements = {
  select: 'select name from storage.objects',
  insert: insert('new.png'),
  update: 'update storage.objects set updated_at = now() returning name',
  delete: 'delete from storage.objects returning name',
};

onDatabases((database) => {
  beforeAll(async () => {
    for (const [name, id] of Object.entries(accounts))
      await database.query(`insert into auth.users (id, email) values ('${id}', '${name}.files@example.com')`);
    await database.query(`insert into public.user_roles (user_id, role) values ('${accounts.admin}', 'admin')`);
  });

  const attempt = (role: Role, statement: string) =>
    database.attempt(...hosted, ...become(role), statement).then(
      (rows) => rows.map(({ name }) => String(name)).toSorted(),
      (error: unknown) => {
        expect((error as { code?: string }).code, String(error)).toBe('42501');
        return 'refused' as const;
      },
    );

  it('without the tables of Storage nothing is made', async () => {
    expect(await database.query(`select to_regnamespace('storage') as storage`)).toEqual([{ storage: null }]);
  });

  it.each(operations.flatMap((operation) => roles.map((role) => ({ operation, role }))))(
    '$operation as $role reaches what the table of access says, and no other bucket',
    async ({ operation, role }) => {
      const there = operation === 'insert' ? ['new.png'] : ['one.png', 'two.pdf'];
      const all = role === 'service' && operation !== 'insert' ? ['one.png', 'secret.pdf', 'two.pdf'] : there;
      const expected = { refused: 'refused', none: [], own: [], all }[publicFiles[operation][role]];
      expect(await attempt(role, statements[operation])).toEqual(expected);
    },
  );

  it.each(['a.png', 'board-2026.jpg', 'a_b.c.pdf'])('the owner adds %s', async (name) => {
    expect(isFileName(name)).toBe(true);
    expect(await attempt('admin', insert(name))).toEqual([name]);
    expect(
      await attempt('admin', `update storage.objects set name = '${name}' where name = 'one.png' returning name`),
    ).toEqual([name]);
  });

  it.each(['A.png', 'folder/a.png', '../a.png', '.a.png', 'a..png', 'a.svg', 'a', `${'a'.repeat(97)}.png`, 'a.png\n'])(
    'nobody gives a file the name %j',
    async (name) => {
      expect(await attempt('admin', insert(name))).toBe('refused');
      expect(
        await attempt('admin', `update storage.objects set name = '${name}' where name = 'one.png' returning name`),
      ).toBe('refused');
    },
  );

  it('the owner reaches no other bucket, and cannot move a file there', async () => {
    expect(await attempt('admin', insert('a.png', 'private'))).toBe('refused');
    expect(await attempt('admin', `update storage.objects set bucket_id = 'private' returning name`)).toBe('refused');
  });

  it('the bucket has the limits of the embedded server', async () => {
    const [bucket] = await database.attempt(...hosted, `select * from storage.buckets where id = 'public-files'`);
    expect(bucket).toMatchObject({ public: true, allowed_mime_types: mediaTypes });
    expect(Number(bucket!.file_size_limit)).toBe(MAX_BYTES);
  });
});
