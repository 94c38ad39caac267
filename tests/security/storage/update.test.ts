import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { restore } from '../../../apps/server/backup/restore.ts';
import { lastBackup } from '../../../apps/server/backup/last-backup.ts';
import { openDataFolder } from '../../../apps/server/data/data-folder.ts';
import { openDatabase } from '../../../apps/server/database/open.ts';
import { SUPABASE_DIR, startServer, type RunningServer } from '../../../apps/server/server.ts';
import { OWNER_PASSWORD, newDataDir, removeDataDir, type LocalConfig } from '../../journeys/site.ts';

/** A new version starts on the data folder of the one before: with migrations that succeed, and with some that fail. */

const TABLE = ['20991231000000_notes.sql', 'create table private.notes (id integer);'] as const;
const FAILS = ['20991231000001_fails.sql', 'insert into private.notes values (1); select 1 / 0;'] as const;
const COPY = 'before-update/before-20991231000000.tar.gz';
const PDF = '%PDF-1.7\n% kept\n%%EOF\n';

/** What the version before has left, for a copy in each test. */
let before: string;
let folder: string;
let dataDir: string;
let lines: string[];
const running: RunningServer[] = [];

/** The migrations of this version, and more. */
function versionWith(...migrations: (readonly [file: string, sql: string])[]): string {
  const supabaseDir = mkdtempSync(join(folder, 'version-'));
  for (const name of ['migrations', 'seed.sql'])
    cpSync(join(SUPABASE_DIR, name), join(supabaseDir, name), { recursive: true });
  for (const [file, sql] of migrations) writeFileSync(join(supabaseDir, 'migrations', file), sql);
  return supabaseDir;
}

async function start(supabaseDir = SUPABASE_DIR, path = dataDir): Promise<RunningServer> {
  const log = (line: string) => lines.push(line);
  const server = await startServer({ dataDir: path, clientDir: null, port: 0, supabaseDir, log });
  running.push(server);
  return server;
}

async function stop(): Promise<void> {
  for (const server of running.splice(0)) await server.close();
}

const local = (path = dataDir) => JSON.parse(readFileSync(join(path, 'local.json'), 'utf8')) as LocalConfig;

const clientOf = ({ url }: RunningServer, key: string) =>
  createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });

beforeAll(async () => {
  lines = [];
  before = await newDataDir();
  const server = await start(SUPABASE_DIR, before);
  const service = clientOf(server, local(before).secretKey);
  const recipe = { title: 'Plum cake', ingredients: ['Plums'], instructions: 'Bake.' };
  expect((await service.from('recipes').insert(recipe)).error).toBeNull();
  expect((await service.storage.from('public-files').upload('kept.pdf', PDF)).error).toBeNull();
  await stop();
  expect(lines).toEqual([]);
});

afterAll(() => removeDataDir(before));

beforeEach(() => {
  lines = [];
  folder = mkdtempSync(join(tmpdir(), 'advisor-update-'));
  dataDir = join(folder, 'data');
  cpSync(before, dataDir, { recursive: true });
});

afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What was there before the update: the owner, a recipe and a file. */
async function expectAllThere(server: RunningServer, path = dataDir, { files = true } = {}) {
  expect(server.databaseError).toBeNull();
  const { secretKey, publishableKey, ownerEmail } = local(path);
  const visitor = clientOf(server, publishableKey);
  expect((await visitor.auth.signInWithPassword({ email: ownerEmail, password: OWNER_PASSWORD })).error).toBeNull();
  const { data } = await clientOf(server, secretKey).from('recipes').select('title').eq('title', 'Plum cake');
  expect(data).toHaveLength(1);
  if (files) {
    const file = await fetch(`${server.url}/storage/v1/object/public/public-files/kept.pdf`);
    expect(await file.text()).toBe(PDF);
  }
}

/** Whether the database has the table of the new version, and knows its migration. */
async function isUpdated(path = dataDir): Promise<[table: boolean, history: boolean]> {
  const opened = await openDataFolder(path, 'owner@example.com');
  const database = await openDatabase(opened, { supabaseDir: SUPABASE_DIR, siteUrl: 'http://localhost:4173' });
  const { rows } = await database.connection.driver.query<{ table: boolean; history: boolean }>(
    `select to_regclass('private.notes') is not null as table,
       exists (select from supabase_migrations.schema_migrations where version >= '20991231000000') as history`,
  );
  await database.close();
  return [rows[0]!.table, rows[0]!.history];
}

// Each starts several databases, on a machine that does other things meanwhile.
describe('an update', { timeout: 240_000 }, () => {
  it('copies the database before it migrates, and the copy is as the version before left it', async () => {
    const newer = versionWith(TABLE);
    await expectAllThere(await start(newer));
    await stop();
    expect(await isUpdated()).toEqual([true, true]);
    expect(lines).toEqual([
      `The database is brought up to this version: 1 migration. A copy of it as it was is kept for a week, ${COPY} in the data folder.`,
    ]);
    expect(statSync(join(dataDir, COPY)).mode & 0o777).toBe(0o600);
    // It is on the same disk.
    expect(lastBackup(dataDir)).toBeNull();
    const { mtimeMs } = statSync(join(dataDir, COPY));

    await expectAllThere(await start(newer));
    await stop();
    expect(lines).toHaveLength(1);
    expect(statSync(join(dataDir, COPY)).mtimeMs).toBe(mtimeMs);

    const restored = join(folder, 'restored');
    mkdirSync(restored);
    await restore({ path: restored }, join(dataDir, COPY));
    expect(await isUpdated(restored)).toEqual([false, false]);
    await expectAllThere(await start(SUPABASE_DIR, restored), restored, { files: false });
  });

  it('that fails leaves the database as it was, also when migrations before the one that fails were made', async () => {
    const failed = await start(versionWith(TABLE, FAILS));
    expect(failed.databaseError).toBe(
      `The database in ${dataDir} could not be brought up to this version (The migration 20991231000001_fails.sql failed: division by zero). ` +
        `It is as it was: the version before still opens it. A copy of it is ${join(dataDir, COPY)}. ` +
        'Pages are served until then, but nothing can be sent or signed in to.',
    );
    await stop();
    expect(await isUpdated()).toEqual([false, false]);
    await expectAllThere(await start());
    await stop();

    // It is tried again with what was stored meanwhile, and leaves no second copy.
    expect((await start(versionWith(TABLE, FAILS))).databaseError).toContain('division by zero');
    await stop();
    expect(readdirSync(join(dataDir, 'before-update'))).toEqual(['before-20991231000000.tar.gz']);
    await expectAllThere(await start(versionWith(TABLE)));
  });

  it('makes no migration without a copy', async () => {
    writeFileSync(join(dataDir, 'before-update'), 'in the way');
    const refused = await start(versionWith(TABLE));
    expect(refused.databaseError).toMatch(
      /was not brought up to this version, because no copy of it could be made before \(.+\)\. It is as it was/,
    );
    await stop();
    expect(await isUpdated()).toEqual([false, false]);
    await expectAllThere(await start());
  });

  it('leaves its copy for a week, since what was deleted meanwhile is in it', async () => {
    const newer = versionWith(TABLE);
    await start(newer);
    await stop();
    const days = (count: number) => new Date(Date.now() - count * 24 * 3_600_000);
    const younger = join(dataDir, 'before-update/before-20991230000000.tar.gz');
    cpSync(join(dataDir, COPY), younger);
    utimesSync(younger, days(6), days(6));
    utimesSync(join(dataDir, COPY), days(8), days(8));
    await start(newer);
    await expect
      .poll(() => readdirSync(join(dataDir, 'before-update')), { timeout: 15_000 })
      .toEqual(['before-20991230000000.tar.gz']);
  });
});
