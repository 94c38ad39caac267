import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_DIR } from '../../../apps/server/build.ts';
import { openDataFolder } from '../../../apps/server/data/data-folder.ts';
import { RESERVE } from '../../../apps/server/database/disk-space.ts';
import { openDatabase } from '../../../apps/server/database/open.ts';
import { SUPABASE_DIR, startServer } from '../../../apps/server/server.ts';
import { OWNER_PASSWORD, startSite, startedDataDir, type LocalConfig, type Site } from '../../journeys/site.ts';

/** Disk failures under the embedded database: full, damaged files, read-only. */

const folder = mkdtempSync(join(tmpdir(), 'advisor-disk-'));
/** An initialised data folder, to be copied. */
let made: string;
const recipe = { title: 'Stored', ingredients: ['Salt'], instructions: 'Wait.' };

beforeAll(async () => {
  made = await startedDataDir();
});

afterAll(() => rmSync(folder, { recursive: true }));

function copy(name: string): string {
  cpSync(made, join(folder, name), { recursive: true });
  return join(folder, name);
}

/** A small disk with a data folder. Tests that need one are skipped where none can be mounted. */
class SmallDisk {
  readonly path = mkdtempSync(join(folder, 'small-'));
  readonly dataDir = join(this.path, 'data');
  private readonly ballast = join(this.path, 'ballast');

  constructor(mb: number) {
    const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mb}m`, 'tmpfs', this.path]);
    if (status !== 0) throw new Error(stderr.toString());
    cpSync(made, this.dataDir, { recursive: true });
  }

  get free(): number {
    const { bavail, bsize } = statfsSync(this.path);
    return bavail * bsize;
  }

  /** Fills the disk up to this many free bytes. */
  fill(left: number): void {
    const file = openSync(this.ballast, 'a');
    try {
      while (this.free > left) writeSync(file, Buffer.alloc(Math.min(1 << 20, this.free - left)));
    } finally {
      closeSync(file);
    }
  }

  empty(): void {
    rmSync(this.ballast, { force: true });
  }

  remove(): void {
    spawnSync('umount', ['--lazy', this.path]);
  }
}

const mountable = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', folder]);
const canMount = mountable.status === 0;
if (!canMount) console.warn(`A full disk is not tested: ${mountable.error?.message ?? mountable.stderr.toString()}`);

const send = (site: Site) =>
  fetch(`${site.url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ formType: 'contact', name: 'Ada', email: 'ada@example.com', message: 'Is there room?' }),
  });
const health = async ({ url }: { url: string }) => {
  const answer = await fetch(`${url}/healthz`);
  return [answer.status, await answer.json()];
};

/** The server in this process, with all that it says at its start; that `start` prints it is tested below. */
async function startHere(dataDir: string) {
  const lines: string[] = [];
  const server = await startServer({ dataDir, clientDir: CLIENT_DIR, port: 0, log: (line) => lines.push(line) });
  return { ...server, said: [server.databaseError, ...lines].join('\n') };
}

const keysOf = async (dataDir: string) =>
  JSON.parse(await readFile(join(dataDir, 'local.json'), 'utf8')) as LocalConfig;

const clientOf = (url: string, key: string) =>
  createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });

describe.runIf(canMount)('a disk that fills up', () => {
  let disk: SmallDisk;
  beforeAll(() => void (disk = new SmallDisk(240)));
  afterAll(() => disk.remove());

  it('has writes refused in words while reads go on, and stores again by itself when there is room', async () => {
    const site = await startSite({ dataDir: disk.dataDir });
    const { ownerEmail: email, ownerPassword: password } = site.local;
    const owner = createClient(site.url, site.local.publishableKey, { auth: { persistSession: false } });
    expect((await owner.auth.signInWithPassword({ email, password })).error).toBeNull();
    expect((await owner.from('recipes').insert(recipe)).error).toBeNull();
    const files = owner.storage.from('public-files');
    const document = '%PDF-1.7\n%%EOF\n';
    expect((await files.upload('stored.pdf', document)).error).toBeNull();
    expect(await health(site)).toEqual([200, { status: 'ok' }]);

    disk.fill(RESERVE / 2);
    await expect.poll(() => health(site)).toEqual([503, { status: 'disk full' }]);
    expect(await owner.from('recipes').insert(recipe).retry(false)).toMatchObject({
      status: 503,
      error: { code: '53100', message: expect.stringContaining('disk of the server is full') },
    });
    const signIn = await createClient(site.url, site.local.publishableKey, {
      auth: { persistSession: false },
    }).auth.signInWithPassword({ email, password });
    expect(signIn.error).toMatchObject({ status: 503, message: expect.stringContaining('disk of the server is full') });
    expect(await files.update('stored.pdf', `${document}%%EOF`)).toMatchObject({
      error: { statusCode: '503', message: expect.stringContaining('disk of the server is full') },
    });
    const message = await send(site);
    expect([message.status, await message.json()]).toEqual([
      503,
      { success: false, error: expect.stringContaining('could not be stored') },
    ]);
    expect((await owner.from('recipes').select('title').eq('title', 'Stored')).data).toHaveLength(1);
    const { publicUrl } = files.getPublicUrl('stored.pdf').data;
    expect(await (await fetch(publicUrl)).text()).toBe(document);
    expect((await fetch(`${site.url}/home`)).status).toBe(200);
    expect(site.output()).toMatch(/The disk of .* is full: .*Nothing is stored until there is room/);

    disk.empty();
    await expect.poll(() => health(site)).toEqual([200, { status: 'ok' }]);
    expect((await owner.from('recipes').insert(recipe)).error).toBeNull();
    expect((await files.update('stored.pdf', `${document}%%EOF`)).error).toBeNull();
    expect((await send(site)).status).toBe(200);
    expect(await site.stop()).toBe(0);
  }, 120_000);

  it('at the start is told as what it is, and nothing is lost', async () => {
    disk.fill(0);
    const full = await startHere(disk.dataDir);
    expect(full.said).toMatch(/disk of .* is full/i);
    expect(full.said).not.toMatch(/damaged|make the folder writable/i);
    expect((await fetch(`${full.url}/home`)).status).toBe(200);
    await full.close();
    disk.empty();
    const server = await startHere(disk.dataDir);
    const { secretKey } = await keysOf(disk.dataDir);
    const { data } = await clientOf(server.url, secretKey).from('recipes').select('title').eq('title', 'Stored');
    expect(data).toHaveLength(2);
    await server.close();
  }, 120_000);

  it('faster than it is looked at ends Postgres, and what was answered before is there when it is open again', async () => {
    const lines: string[] = [];
    const data = await openDataFolder(disk.dataDir, 'owner@example.com');
    const database = await openDatabase(data, {
      supabaseDir: SUPABASE_DIR,
      siteUrl: 'http://localhost',
      log: (line) => lines.push(line),
    });
    const insert = () =>
      database.service
        .from('recipes')
        .insert({ ...recipe, title: 'Answered' })
        .retry(false);
    expect((await insert()).error).toBeNull();
    disk.fill(0);
    await expect(database.connection.driver.unsafe('checkpoint')).rejects.toThrow('The database stopped');
    expect(await database.health()).toBe('database unavailable');
    // Unless the server checks that Postgres is alive, these writes get an empty success and are lost.
    for (let count = 0; count < 5; count++) expect((await insert()).error).not.toBeNull();
    await expect(database.connection.driver.unsafe('select 1')).rejects.toThrow('The database stopped');

    disk.empty();
    await expect.poll(() => lines.join('\n'), { timeout: 60_000 }).toContain('open again');
    expect(await database.health()).toBe('ok');
    const checked = () => database.connection.driver.unsafe('select checked_at::text from advisor_server.health');
    const written = await checked();
    expect(await Promise.all(Array.from({ length: 20 }, () => database.health()))).toEqual(Array(20).fill('ok'));
    expect(await checked()).toEqual(written);
    const { data: rows } = await database.service.from('recipes').select('title').eq('title', 'Answered');
    expect(rows).toHaveLength(1);
    expect((await insert()).error).toBeNull();
    await database.close();
  }, 120_000);
});

describe('a damaged database', () => {
  const damage: Record<string, (db: string) => unknown> = {
    'without its control file': (db) => rm(join(db, 'global/pg_control')),
    'with an empty control file': (db) => truncate(join(db, 'global/pg_control')),
    'without its log': (db) => rm(join(db, 'pg_wal'), { recursive: true }),
    'without its version': (db) => rm(join(db, 'PG_VERSION')),
    'without its tables': (db) => rm(join(db, 'base'), { recursive: true }),
    'that is a file': async (db) => {
      await rm(db, { recursive: true });
      writeFileSync(db, 'not a folder');
    },
  };

  it.each(Object.entries(damage))('%s is called that, restore is named, and pages are served', async (_, harm) => {
    const dataDir = copy(crypto.randomUUID());
    await harm(join(dataDir, 'db'));
    const server = await startHere(dataDir);
    expect(server.said).toMatch(/database in .* is damaged .*keep it.*pnpm restore <file> --force/);
    expect((await fetch(`${server.url}/home`)).status).toBe(200);
    expect(await health(server)).toEqual([503, { status: 'database unavailable' }]);
    await server.close();
    await rm(dataDir, { recursive: true });
  });

  it('of another version of Postgres is no damaged one, and the start says so', async () => {
    const dataDir = copy('version');
    writeFileSync(join(dataDir, 'db/PG_VERSION'), '16\n');
    const site = await startSite({ dataDir, withoutDatabase: true });
    expect(site.output()).toContain('is of PostgreSQL 16, and this server reads 17');
    await site.stop();
  });
});

describe('secrets', () => {
  it('that are missing are made anew, and the start says what that means: every session ends, passwords stay', async () => {
    const dataDir = copy('no-secrets');
    const email = 'owner@example.com';
    const first = await startHere(dataDir);
    const before = await keysOf(dataDir);
    const thief = clientOf(first.url, before.publishableKey);
    const { data } = await thief.auth.signInWithPassword({ email, password: OWNER_PASSWORD });
    const { refresh_token } = data.session!;
    await first.close();
    // As an owner does after a suspected leak.
    await rm(join(dataDir, 'secrets.json'));

    const server = await startHere(dataDir);
    expect(server.said).toMatch(/secrets\.json is missing .*everyone is signed out.*keep the passwords they had/);
    const { publishableKey, secretKey } = await keysOf(dataDir);
    expect(secretKey).not.toBe(before.secretKey);
    const client = clientOf(server.url, publishableKey);
    expect((await client.auth.refreshSession({ refresh_token })).data.session).toBeNull();
    expect((await client.auth.signInWithPassword({ email, password: OWNER_PASSWORD })).error).toBeNull();
    await server.close();
  });

  it.each(['', '{', '[]', '{"jwtSecret":""}'])(
    'that are %j are named, and the database is left alone',
    async (content) => {
      const dataDir = copy(crypto.randomUUID());
      writeFileSync(join(dataDir, 'secrets.json'), content);
      const server = await startHere(dataDir);
      expect(server.said).toMatch(/secrets\.json in .* is damaged/);
      expect(await readFile(join(dataDir, 'secrets.json'), 'utf8')).toBe(content);
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  );
});

describe('a folder that cannot be written to', () => {
  it.runIf(canMount)('is named, the pages are served, and the database is not opened', async () => {
    const dataDir = copy('read-only');
    expect(spawnSync('mount', ['--bind', dataDir, dataDir]).status).toBe(0);
    try {
      spawnSync('mount', ['-o', 'remount,ro,bind', dataDir]);
      const site = await startSite({ dataDir, withoutDatabase: true });
      const pages = await fetch(`${site.url}/home`);
      await site.stop();
      expect(site.output()).toMatch(/The data folder .* cannot be written to .*Make it writable/);
      expect(pages.status).toBe(200);
    } finally {
      spawnSync('umount', ['--lazy', dataDir]);
    }
  });

  it('because it is below a file is named', async () => {
    const dataDir = join(copy('below'), 'secrets.json/data');
    const site = await startSite({ dataDir, withoutDatabase: true });
    expect(site.output()).toContain(`The data folder ${dataDir} cannot be written to`);
    await site.stop();
  });

  it.skipIf(process.getuid?.() === 0)('by its mode is made writable again by its owner', async () => {
    const dataDir = join(folder, 'mode');
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o500);
    const site = await startSite({ dataDir, withoutDatabase: true });
    expect(site.output()).toMatch(/cannot be written to/);
    await site.stop();
  });
});
