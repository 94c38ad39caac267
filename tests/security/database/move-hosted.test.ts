import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { moveToHosted, type HostedProject } from '../../../apps/server/backup/move/to-hosted.ts';
import { openDataFolder } from '../../../apps/server/data/data-folder.ts';
import { SUPABASE_DIR, startServer, type RunningServer } from '../../../apps/server/server.ts';
import { OWNER_PASSWORD, emptyDataDir, removeDataDir } from '../../journeys/site.ts';
import { png } from '../files/samples.ts';
import { setUpApp, type Authenticator } from '../support/authenticator.ts';
import { clientAt, draftData, makeFolderToMove, secretsIn } from '../support/folder-to-move.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../support/postgres-server.ts';
import { makeDatabase } from '../support/projects.ts';

/**
 * `pnpm move` to a hosted project: with everything that can go along, or not at all. The project is a stand-in: our own
 * server on a PostgreSQL database whose `auth` is as in a hosted project in what matters to who writes there.
 */

const bin = findPostgres();
const root = join(import.meta.dirname, '../../..');

const TOKENS = [
  'confirmation_token',
  'recovery_token',
  'reauthentication_token',
  'email_change',
  'email_change_token_new',
  'email_change_token_current',
  'phone_change',
  'phone_change_token',
];

/** What the library's tables of `auth` lack of a hosted project's, whose role `postgres` is no superuser. */
const AS_HOSTED = `
alter database advisor set timezone = 'America/New_York';
delete from auth.users;
create schema storage;
create table storage.buckets (id text primary key, public boolean);
insert into storage.buckets values ('public-files', true);
grant usage on schema storage to advisor;
grant select on storage.buckets to advisor;

alter table auth.users add instance_id uuid not null, add is_super_admin boolean not null;
${TOKENS.map((column) => `alter table auth.users alter ${column} set not null;`).join('\n')}
create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.factor_status as enum ('unverified', 'verified');
alter table auth.mfa_factors drop constraint mfa_factors_factor_type_check, drop constraint mfa_factors_status_check;
alter table auth.mfa_factors
  alter factor_type type auth.factor_type using factor_type::auth.factor_type,
  alter status type auth.factor_status using status::auth.factor_status,
  alter created_at drop default,
  alter updated_at drop default,
  add last_challenged_at timestamptz unique,
  add phone text unique;

create role auth_admin;
alter schema auth owner to auth_admin;
alter table auth.users owner to auth_admin;
alter table auth.identities owner to auth_admin;
alter table auth.mfa_factors owner to auth_admin;
grant usage on schema auth to advisor;
grant select, insert, update, delete on auth.users, auth.identities, auth.mfa_factors to advisor;`;

/** Every table of both schemas with a hash over its rows. */
const STATE = `
select string_agg(format('%s %s', c.oid::regclass,
  (xpath('/row/h/text()', query_to_xml(format('select md5(coalesce(string_agg(t::text, E''\\n'' order by t::text), '''')) as h from %s t', c.oid::regclass), false, true, '')))[1]), E'\\n'
  order by c.oid::regclass::text)
from pg_class c where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace)`;

describe.skipIf(!bin)('a database that is moved to a hosted project', () => {
  let dataDir: string;
  let projectDir: string;
  let postgres: PostgresServer;
  /** As the role that moves, and as a superuser. */
  let databaseUrl: string;
  let superuserUrl: string;
  let project: RunningServer;
  let app: Authenticator;
  let ownerEmail: string;
  let reference: string;

  /** Not synchronously: the project answers from this process. */
  async function move(env: NodeJS.ProcessEnv = {}, to = project.url) {
    const child = spawn(process.execPath, ['apps/server/cli/move.ts', '--to', to], {
      cwd: root,
      env: {
        ...process.env,
        ADVISOR_DATA_DIR: dataDir,
        TZ: 'Asia/Kolkata',
        SUPABASE_DB_URL: databaseUrl,
        SUPABASE_SECRET_KEY: secretsIn(projectDir).secretKey,
        ...env,
      },
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
    child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
    const [status] = (await once(child, 'close')) as [number];
    return { status, stdout, stderr };
  }

  function ask(sql: string, url = superuserUrl): string {
    const { status, stdout, stderr } = spawnSync(
      'psql',
      [url, '--no-psqlrc', '--tuples-only', '--no-align', '--set=ON_ERROR_STOP=1', '--quiet'],
      { input: sql, encoding: 'utf8', env: { ...process.env, PGOPTIONS: '-c lock_timeout=10s' } },
    );
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  }

  async function filesOfProject(): Promise<string[]> {
    const { data, error } = await clientAt(project.url, projectDir, 'secretKey').storage.from('public-files').list();
    if (error) throw error;
    return data.map(({ name }) => name);
  }

  async function stateOfProject() {
    return { rows: ask(STATE), files: await filesOfProject() };
  }

  /** Runs a move that is to fail, and checks that the project is as it was. */
  async function failsWith(
    message: RegExp,
    { dir = dataDir, ...changes }: { dir?: string } & Partial<HostedProject> = {},
  ): Promise<void> {
    const before = await stateOfProject();
    const moving = moveToHosted(
      await openDataFolder(dir, ownerEmail),
      { url: project.url, databaseUrl, secretKey: secretsIn(projectDir).secretKey, ...changes },
      { supabaseDir: SUPABASE_DIR, siteUrl: 'http://localhost:4173' },
    );
    await expect(moving).rejects.toThrow(message);
    expect(await stateOfProject()).toEqual(before);
  }

  beforeAll(async () => {
    postgres = await startPostgres(bin!);
    databaseUrl = makeDatabase(postgres.url);
    const superuser = new URL(postgres.url);
    superuser.pathname = new URL(databaseUrl).pathname;
    superuserUrl = superuser.href;
    ({ dataDir, ownerEmail, reference } = await makeFolderToMove({
      ownerEmail: 'ada@example.com',
      prepare: async (owner) => void ({ app } = await setUpApp(owner)),
    }));

    projectDir = await emptyDataDir();
    project = await startServer({ dataDir: projectDir, clientDir: null, port: 0, env: { DATABASE_URL: databaseUrl } });
    if (project.databaseError) throw new Error(project.databaseError);
    ask(AS_HOSTED);
  });

  afterAll(async () => {
    await project?.close();
    await postgres?.stop();
    await removeDataDir(dataDir);
    await removeDataDir(projectDir);
  });

  /** What a test has changed in the project, as SQL that takes it back. */
  let takeBack = '';
  afterEach(() => {
    if (takeBack) ask(takeBack);
    takeBack = '';
  });

  it('says which secret is missing, and where it is', async () => {
    const connection = 'the connection string in the dashboard under Connect, Session pooler';
    expect(await move({ SUPABASE_DB_URL: '' })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`Set SUPABASE_DB_URL: ${connection}`),
    });
    expect((await move({ SUPABASE_DB_URL: 'db.example.com' })).stderr).toContain('is not the address of a database');
    expect((await move({ SUPABASE_SECRET_KEY: '' })).stderr).toMatch(
      /^Set SUPABASE_SECRET_KEY: .* under Project Settings, API Keys\.\n$/,
    );
    expect((await move({ SUPABASE_DB_URL: 'postgres://postgres@example.com:6543/postgres' })).stderr).toContain(
      'is that of the transaction pooler',
    );
    expect((await move({}, 'https://abcdefghijklmnopqrst.supabase.co')).stderr).toBe(
      'SUPABASE_DB_URL is that of another project than https://abcdefghijklmnopqrst.supabase.co.\n',
    );
    expect((await move({}, 'http://example.com')).stderr).toContain('Usage: pnpm move --to');
  });

  it('is refused with an address at which there is no such database', async () => {
    const wrong = new URL(databaseUrl);
    wrong.pathname = '/other';
    await failsWith(/^The database of SUPABASE_DB_URL could not be used \(database "other" does not exist\)\.$/, {
      databaseUrl: wrong.href,
    });
  });

  it('is refused with a key that is wrong, or of another project', async () => {
    await failsWith(/SUPABASE_SECRET_KEY/, { secretKey: secretsIn(dataDir).secretKey });
    await failsWith(/the key has to be a secret one|does not accept SUPABASE_SECRET_KEY/, {
      secretKey: secretsIn(projectDir).publishableKey,
    });
  });

  it.each([
    [
      'the bucket',
      /has no public bucket public-files\. Make it in the dashboard/,
      'delete from storage.buckets',
      `insert into storage.buckets values ('public-files', true)`,
    ],
    [
      'a migration',
      /lacks the migration 20261123113000_public_files\.sql\. Run "supabase db push --include-seed" first/,
      `update supabase_migrations.schema_migrations set version = 'hidden' where version = '20261123113000'`,
      `update supabase_migrations.schema_migrations set version = '20261123113000' where version = 'hidden'`,
    ],
    [
      'the same columns',
      /The table public\.recipes of the project has other columns than here/,
      'alter table public.recipes add column rating int',
      'alter table public.recipes drop column rating',
    ],
  ])('is refused by a project without %s', async (_, message, change, back) => {
    takeBack = back;
    ask(change);
    await failsWith(message);
  });

  it.each([
    [
      'a message',
      /The project is in use: public\.contact_messages has rows, which would be lost/,
      `insert into public.contact_messages (form_type, name, email, message) values ('contact', 'Bea', 'bea@example.com', 'Hello')`,
      'delete from public.contact_messages',
    ],
    [
      'a recipe',
      /its recipe "My bread" is none of the samples/,
      `insert into public.recipes (title, ingredients, instructions) values ('My bread', '{Flour}', 'Bake.')`,
      `delete from public.recipes where title = 'My bread'`,
    ],
    [
      'an account of the same address',
      /has an account ADA@example\.com already\. Remove it in the dashboard/,
      `insert into auth.users (id, email, ${TOKENS.join(', ')}, instance_id, is_super_admin)
       values (gen_random_uuid(), 'ADA@example.com', ${TOKENS.map(() => `''`).join(', ')}, gen_random_uuid(), false)`,
      'delete from auth.users',
    ],
  ])('is refused by a project with %s', async (_, message, change, back) => {
    takeBack = back;
    ask(change);
    await failsWith(message);
  });

  it('is refused by a project with a file', async () => {
    const bucket = clientAt(project.url, projectDir, 'secretKey').storage.from('public-files');
    expect((await bucket.upload('other.png', await png())).error).toBeNull();
    await failsWith(/The bucket public-files of the project is not empty: it has other\.png/);
    await bucket.remove(['other.png']);
  });

  it('leaves the project as it was when the storage refuses a file', async () => {
    const copy = await emptyDataDir();
    cpSync(dataDir, copy, { recursive: true });
    writeFileSync(join(copy, 'files', 'letter.pdf'), 'no PDF');
    await failsWith(/letter\.pdf was refused by the project: .* The project is as it was\./, {
      dir: copy,
    });
    await removeDataDir(copy);
  });

  it('leaves the project as it was when a table does not take its rows', async () => {
    takeBack = 'alter table public.contact_messages drop constraint none';
    ask('alter table public.contact_messages add constraint none check (false)');
    await failsWith(/violates check constraint "none"\. The project is as it was\./);
  });

  it('names the files that cannot be removed again', async () => {
    takeBack = 'alter table public.contact_messages drop constraint none';
    ask('alter table public.contact_messages add constraint none check (false)');
    const line = await lossyLine(project.url, (sent) => sent.toString('latin1').startsWith('DELETE '));
    await failsWith(/The database of the project is as it was, but its bucket .* may still have harbour\.png: remove/, {
      url: new URL(line.url).origin,
    });
    expect(line.lost).toBe(1);
    line.close();
  });

  it('leaves the project as it was when it stores something else', async () => {
    takeBack = 'drop function auth.lengthen() cascade';
    ask(`create function auth.lengthen() returns trigger language plpgsql as
      $$ begin new.encrypted_password = new.encrypted_password || '.'; return new; end $$;
      create trigger lengthen before insert on auth.users for each row execute function auth.lengthen()`);
    await failsWith(/encrypted_password of a row of auth\.users differs after the copy/);
  });

  it('leaves the project as it was when its transaction cannot be committed', async () => {
    takeBack = 'drop function auth.refuse() cascade';
    ask(`create function auth.refuse() returns trigger language plpgsql as $$ begin raise 'Not today.'; end $$;
      create constraint trigger refuse after insert on auth.users deferrable initially deferred
        for each row execute function auth.refuse()`);
    await failsWith(/^Not today\. The project is as it was\.$/);
  });

  it('leaves the project as it was when its connection ends in the middle', async () => {
    const before = await stateOfProject();
    // The transaction has to wait for the lock of another.
    const other = spawn('psql', [superuserUrl, '--no-psqlrc', '--quiet'], { stdio: ['pipe', 'ignore', 'inherit'] });
    const ended = once(other, 'close');
    other.stdin.write('begin; lock table auth.identities;\n');
    try {
      const moving = move();
      const waiting = `select pid from pg_stat_activity
        where wait_event_type = 'Lock' and query like 'insert into auth.identities%'`;
      while (ask(waiting) === '') {
        const early = await Promise.race([moving, wait(100)]);
        if (early) throw new Error(early.stderr);
      }
      expect(await filesOfProject()).toEqual(['harbour.png']);
      ask(`select pg_terminate_backend(pid) from (${waiting}) as moving`);
      const { status, stderr } = await moving;
      expect(stderr).toContain('The project is as it was.');
      expect(status).toBe(1);
    } finally {
      other.stdin.end('rollback;\n');
      await ended;
    }
    expect(await stateOfProject()).toEqual(before);
  });

  it('is in the project afterwards, and opens with the same password', async () => {
    const files = readdirSync(join(dataDir, 'files'));
    const { status, stdout, stderr } = await move();
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^1 account, \d+ rows of \d+ tables and 1 file are in the project, compared by their hashes/,
    );
    expect(stdout).toContain('everybody signs in again with the same password and authenticator app');

    const owner = clientAt(project.url, projectDir, 'publishableKey');
    const signedIn = await owner.auth.signInWithPassword({ email: ownerEmail, password: OWNER_PASSWORD });
    expect(signedIn.error).toBeNull();
    const level = await owner.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect(ask('select factor_type, status, secret from auth.mfa_factors')).toBe(`totp|verified|${app.secret}`);
    // Without the code, the owner's rights are not there.
    expect((await owner.from('content_entries').select('data').eq('key', 'moved')).data).toEqual([]);
    expect(
      ask(`select u.email, i.provider, i.provider_id = u.id::text, u.instance_id, r.role from auth.users u
        join auth.identities i on i.user_id = u.id join public.user_roles r on r.user_id = u.id`),
    ).toBe(`${ownerEmail}|email|t|00000000-0000-0000-0000-000000000000|admin`);

    const service = clientAt(project.url, projectDir, 'secretKey');
    const { count } = await service
      .from('recipes')
      .select('id', { count: 'exact', head: true })
      .like('title', 'Soup %');
    expect(count).toBe(700);
    const message = await service.from('contact_messages').select('reference, message').eq('name', 'Ada').single();
    expect(message.data).toEqual({ reference, message: 'Hello 🌊' });
    expect(JSON.parse(ask(`select data from public.content_entries where key = 'moved'`))).toEqual(draftData);
    expect(await filesOfProject()).toEqual(files);
    const file = await fetch(`${project.url}/storage/v1/object/public/public-files/harbour.png`);
    expect(hashOf(Buffer.from(await file.arrayBuffer()))).toBe(hashOf(await png()));
    // Triggers are in force again, and numbers go on.
    const next = await service
      .from('contact_messages')
      .insert({ form_type: 'contact', name: 'Bea', email: 'bea@example.com', message: 'Hello' })
      .select('reference')
      .single();
    expect(next.error).toBeNull();
    expect(next.data!.reference).not.toBe(reference);
  });

  it('is refused the second time, in one line', async () => {
    const before = await stateOfProject();
    const { status, stdout, stderr } = await move();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^The project is in use: .+\n$/);
    expect(await stateOfProject()).toEqual(before);
  });

  it('is in the project too when the connection is lost before the answer to the commit', async () => {
    ask(`delete from auth.users;
      truncate public.contact_messages, public.recipes, public.content_entries, public.content_revisions cascade;
      ${readFileSync(join(SUPABASE_DIR, 'seed.sql'), 'utf8')}`);
    await clientAt(project.url, projectDir, 'secretKey').storage.from('public-files').remove(['harbour.png']);
    const line = await lossyLine(
      databaseUrl,
      (sent) => sent.length < 200 && /\bcommit\b/i.test(sent.toString('latin1')),
    );
    const { status, stderr } = await move({ SUPABASE_DB_URL: line.url });
    line.close();
    expect({ status, stderr, lost: line.lost }).toEqual({ status: 0, stderr: '', lost: 1 });
    expect(await filesOfProject()).toEqual(['harbour.png']);
    expect(ask(`select count(*) from public.recipes where title like 'Soup %'`)).toBe('700');
  });

  it('is refused with an authenticator app whose secret cannot be read', async () => {
    const copy = await emptyDataDir();
    cpSync(dataDir, copy, { recursive: true });
    const file = join(copy, 'secrets.json');
    writeFileSync(file, JSON.stringify({ ...secretsIn(copy), jwtSecret: 'x'.repeat(64) }));
    await failsWith(/^An authenticator app of ada@example\.com was set up with other keys/, { dir: copy });
    await removeDataDir(copy);
  });

  it('is refused with an owner who has not changed the first password', async () => {
    const fresh = await emptyDataDir();
    await (await startServer({ dataDir: fresh, clientDir: null, port: 0 })).close();
    await failsWith(/^owner@example\.com still has the first password/, { dir: fresh });
    await removeDataDir(fresh);
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

/** An address that leads to another, whose answer to what is `cut` is lost with the connection. */
async function lossyLine(to: string, cut: (sent: Buffer) => boolean) {
  const sockets = new Set<Socket>();
  const line = { url: '', lost: 0, close };
  const listener = createServer((socket) => {
    const server = connect(Number(new URL(to).port), '127.0.0.1');
    socket.on('data', (data) => {
      server.write(data);
      if (!cut(data)) return;
      line.lost++;
      server.removeAllListeners('data').once('data', () => socket.destroy());
    });
    server.on('data', (data) => socket.write(data));
    for (const [one, other] of [
      [socket, server],
      [server, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String((listener.address() as AddressInfo).port);
  line.url = url.href;
  function close(): void {
    listener.close();
    for (const socket of sockets) socket.destroy();
  }
  return line;
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
