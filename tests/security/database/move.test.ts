import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDurably } from '../../../apps/server/database/durable.ts';
import { startServer } from '../../../apps/server/server.ts';
import { OWNER_PASSWORD, emptyDataDir, removeDataDir } from '../../journeys/site.ts';
import { png } from '../files/samples.ts';
import { clientAt, draftData, makeFolderToMove } from '../support/folder-to-move.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../support/postgres-server.ts';
import { makeDatabase } from '../support/projects.ts';

/** `pnpm move`: an embedded database on a PostgreSQL server, with everything or not at all. */

const bin = findPostgres();
const root = join(import.meta.dirname, '../../..');

describe.skipIf(!bin)('a database that is moved', () => {
  let dataDir: string;
  let postgres: PostgresServer;
  let url: string;
  let session: { access_token: string; refresh_token: string };
  let reference: string;

  const move = (url: string, from = dataDir) =>
    spawnSync(process.execPath, ['apps/server/cli/move.ts', '--to', url], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ADVISOR_DATA_DIR: from },
    });
  const ask = (url: string, sql: string) =>
    spawnSync('psql', [url, '--no-psqlrc', '--tuples-only', '--no-align', '--command', sql], { encoding: 'utf8' });
  /** Every file of the database, to see that none has changed but its log. */
  const tablesIn = (dir: string) =>
    readdirSync(join(dir, 'files')).map((name) => [name, statSync(join(dir, 'files', name)).size]);

  beforeAll(async () => {
    postgres = await startPostgres(bin!);
    url = makeDatabase(postgres.url);
    ask(postgres.url, `alter database advisor set timezone = 'America/New_York'`);
    ({ dataDir, reference } = await makeFolderToMove({
      prepare: async ({ auth }) => void (session = (await auth.getSession()).data.session!),
    }));
  });

  afterAll(async () => {
    await postgres?.stop();
    await removeDataDir(dataDir);
  });

  it('is told apart from a hosted project', () => {
    expect(move('postgres://postgres:secret@db.abcdefghijklmnopqrst.supabase.co:5432/postgres').stderr).toBe(
      'This is the database of a hosted Supabase project: use --to https://<ref>.supabase.co\n',
    );
  });

  it('is refused by a database that is not empty, which stays as it is', () => {
    ask(postgres.url, 'create table mine (id int); insert into mine values (7)');
    const { status, stderr } = move(postgres.url);
    expect(status).toBe(1);
    expect(stderr).toContain('The database is not empty: it has mine.');
    expect(ask(postgres.url, 'select id from mine').stdout.trim()).toBe('7');
    expect(ask(postgres.url, `select to_regnamespace('auth')`).stdout.trim()).toBe('');
  });

  it('leaves the server empty and the folder as it was when something cannot be copied', async () => {
    ask(postgres.url, 'create database broken');
    const broken = new URL(postgres.url);
    broken.pathname = '/broken';
    const copy = await emptyDataDir();
    cpSync(dataDir, copy, { recursive: true });
    // A table that the migrations do not make: its rows would be lost.
    const connection = await openDurably(join(copy, 'db'));
    await connection.driver.exec('create table public.extra (id int); insert into public.extra values (1)');
    await connection.close();
    const before = tablesIn(copy);
    const { status, stderr } = move(broken.href, copy);
    expect(stderr).toContain('The table public.extra is another one on the server. Nothing was copied.');
    expect(status).toBe(1);
    expect(tablesIn(copy)).toEqual(before);
    const left = ask(
      broken.href,
      `select nspname from pg_namespace where nspname !~ '^pg_' and nspname not in ('public', 'information_schema')
       union all select relname from pg_class where relnamespace = 'public'::regnamespace
       union all select proname from pg_proc where pronamespace = 'public'::regnamespace`,
    );
    expect(left.stdout.trim()).toBe('');
    await removeDataDir(copy);
  });

  it('has every account, session, message, recipe, draft and file on the server', async () => {
    const { status, stdout, stderr } = move(url);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\d+ rows of \d+ tables and 1 files are on the server/);

    const server = await startServer({ dataDir, clientDir: null, port: 0, env: { DATABASE_URL: url } });
    try {
      expect(server.databaseError).toBeNull();
      expect(server.newOwnerPassword).toBeNull();
      const kept = clientAt(server.url, dataDir, 'publishableKey');
      expect((await kept.auth.setSession(session)).error).toBeNull();
      expect((await kept.auth.refreshSession()).error).toBeNull();
      const { count } = await kept.from('recipes').select('id', { count: 'exact', head: true }).like('title', 'Soup %');
      expect(count).toBe(700);
      const draft = await kept.from('content_entries').select('data').eq('key', 'moved').single();
      expect(draft.data!.data).toEqual(draftData);
      const message = await kept.from('contact_messages').select('reference, message').eq('name', 'Ada').single();
      expect(message.data).toEqual({ reference, message: 'Hello 🌊' });
      const file = await fetch(`${server.url}/storage/v1/object/public/public-files/harbour.png`);
      expect(Buffer.from(await file.arrayBuffer()).equals(await png())).toBe(true);
      expect(
        (await kept.auth.signInWithPassword({ email: server.ownerEmail, password: OWNER_PASSWORD })).error,
      ).toBeNull();
      // Triggers are in force again, and numbers go on.
      const next = await clientAt(server.url, dataDir, 'secretKey')
        .from('contact_messages')
        .insert({ form_type: 'contact', name: 'Bea', email: 'bea@example.com', message: 'Hello' })
        .select('reference')
        .single();
      expect(next.error).toBeNull();
      expect(next.data!.reference).not.toBe(reference);
    } finally {
      await server.close();
    }
  });

  it('is still in its folder', async () => {
    const server = await startServer({ dataDir, clientDir: null, port: 0 });
    const { count } = await clientAt(server.url, dataDir, 'secretKey')
      .from('recipes')
      .select('id', { count: 'exact', head: true })
      .like('title', 'Soup %');
    expect(count).toBe(700);
    await server.close();
  });
});
