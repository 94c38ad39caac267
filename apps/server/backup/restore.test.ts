import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { copyFile, lstat, mkdir, mkdtemp, readFile, readdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Header, create, extract } from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDataDir, removeDataDir } from '../../../tests/journeys/site.ts';
import { openDataFolder } from '../data/data-folder.ts';
import { openDatabase } from '../database/open.ts';
import { SUPABASE_DIR } from '../server.ts';
import { pack } from './archive.ts';
import { inspect } from './inspect.ts';
import { lastBackup } from './last-backup.ts';
import { restore } from './restore.ts';

/** Archives that are no backup of ours: each is refused as a whole, and what was there stays as it was. */

const MANIFEST = 'advisor-backup.json';

let folder: string;
let dataDir: string;
/** A backup, and the same unpacked. */
let good: string;
let parts: string;
let before: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'advisor-restore-'));
  dataDir = await newDataDir();
  good = join(folder, 'good.tar.gz');
  await pack({ path: dataDir }, good);
  parts = join(folder, 'parts');
  await mkdir(parts);
  await extract({ file: good, cwd: parts });
  before = await filesIn(dataDir);
});

afterAll(async () => {
  await removeDataDir(dataDir);
  await rm(folder, { recursive: true });
});

/** Every file in a folder, with what changes when it is replaced or written to. */
async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const { ino, size, ctimeNs } = await lstat(file, { bigint: true });
      return [file, ino, size, ctimeNs].join(' ');
    }),
  );
}

/** An entry as it stands in an archive: its header, and its content if it has any. */
function entry(fields: Partial<Header> & { path: string }, content = ''): Buffer {
  const header = new Header({
    mode: 0o600,
    uid: 0,
    gid: 0,
    size: Buffer.byteLength(content),
    mtime: new Date(),
    type: 'File',
    ...fields,
  } as ConstructorParameters<typeof Header>[0]);
  const block = Buffer.alloc(512);
  header.encode(block, 0);
  const body = Buffer.alloc(Math.ceil(Buffer.byteLength(content) / 512) * 512);
  body.write(content);
  return Buffer.concat([block, body]);
}

const END = Buffer.alloc(1024);
const manifest = entry({ path: MANIFEST }, JSON.stringify({ format: 1, madeAt: '2026-01-01T00:00:00.000Z' }));
const database = entry({ path: 'db/', type: 'Directory', mode: 0o700 });
const version = entry({ path: 'db/PG_VERSION' }, '17\n');

const newFile = () => join(folder, `${crypto.randomUUID()}.tar.gz`);

async function archiveOf(...entries: Buffer[]): Promise<string> {
  const file = newFile();
  await writeFile(file, gzipSync(Buffer.concat([...entries, END])));
  return file;
}

/** An archive that begins as every backup does. */
const begunWith = (...entries: Buffer[]) => archiveOf(manifest, database, ...entries);

/** The entry of the secrets, changed. */
async function secrets(change: (secrets: Record<string, unknown>) => unknown = () => undefined): Promise<Buffer> {
  const kept = JSON.parse(await readFile(join(parts, 'secrets.json'), 'utf8')) as Record<string, unknown>;
  change(kept);
  return entry({ path: 'secrets.json' }, JSON.stringify(kept));
}

const withManifest = async (content: string) =>
  archiveOf(entry({ path: MANIFEST }, content), database, version, await secrets());

/** A whole backup without one of its files or folders. */
async function without(left: string): Promise<string> {
  const file = newFile();
  const filter = (path: string) => path !== left && !path.startsWith(`${left}/`);
  await create({ cwd: parts, file, gzip: { level: 1 }, portable: true, filter }, [MANIFEST, 'secrets.json', 'db']);
  return file;
}

/** A copy of a backup to which something was done. */
async function spoilt(spoil: (file: string) => Promise<unknown>): Promise<string> {
  const file = newFile();
  await copyFile(good, file);
  await spoil(file);
  return file;
}

/** Entries that no backup has, behind the beginning of one, by the reason why it is refused. */
const strange: Record<string, (Partial<Header> & { path: string })[]> = {
  'is no plain file but a SymbolicLink': [
    { path: 'db/PG_VERSION', type: 'SymbolicLink', linkpath: '/etc/passwd' },
    { path: 'secrets.json', type: 'SymbolicLink', linkpath: '/etc/passwd' },
    { path: 'db/base', type: 'SymbolicLink', linkpath: '../../' },
    { path: 'files/a.png', type: 'SymbolicLink', linkpath: '../secrets.json' },
  ],
  'is no plain file but a Link': [{ path: 'db/PG_VERSION', type: 'Link', linkpath: '/etc/passwd' }],
  'is no plain file but a CharacterDevice': [{ path: 'db/zero', type: 'CharacterDevice', devmaj: 1, devmin: 5 }],
  'is no plain file but a FIFO': [{ path: 'db/pipe', type: 'FIFO' }],
  'leads out of its folder': [
    { path: '../outside' },
    { path: 'db/../../outside' },
    { path: '/tmp/advisor-outside' },
    { path: 'db\\..\\..\\outside' },
  ],
  'is no part of a backup': [{ path: 'local.json' }, { path: 'lock' }],
  'does not fit on the disk': [{ path: 'db/large', size: 5e12 }],
  // A folder as the secrets, a file as the folder of files.
  'is of another kind': [{ path: 'secrets.json/', type: 'Directory' }, { path: 'files' }],
};

const archives: Record<string, [reason: string, make: () => Promise<string>]> = {
  ...Object.fromEntries(
    Object.entries(strange).flatMap(([reason, entries]) =>
      entries.map((fields) => [JSON.stringify(fields), [reason, () => begunWith(entry(fields))] as const]),
    ),
  ),
  'a file twice': ['is in it twice', () => begunWith(version, version)],
  'a whole database and a link': [
    'is no plain file but a SymbolicLink',
    async () => {
      const link = join(parts, 'db/etc');
      await symlink('/etc', link);
      const file = await without('nothing');
      await rm(link);
      return file;
    },
  ],
  'empty secrets': ['secrets.json: it cannot be read', () => begunWith(version, entry({ path: 'secrets.json' }))],
  'no secrets': ['secrets.json is missing', () => begunWith(version)],
  'secrets without a key': [
    'jwtSecret is missing',
    async () => begunWith(version, await secrets((kept) => delete kept.jwtSecret)),
  ],
  'secrets with a short key': [
    'jwtSecret is missing or has another form',
    async () => begunWith(version, await secrets((kept) => (kept.jwtSecret = 'secret'))),
  ],
  'secrets with a key of another kind': [
    'secretKey is missing or has another form',
    async () => begunWith(version, await secrets((kept) => (kept.secretKey = { key: 1 }))),
  ],
  'a manifest without a date': ['does not say when it was made', () => withManifest('{"format":1}')],
  'a manifest that is none': ['its format is undefined', () => withManifest('null')],
  'a later format': ['its format is 2', () => withManifest('{"format":2,"madeAt":"2026-01-01"}')],
  'no database': ['db/PG_VERSION is missing', async () => archiveOf(manifest, await secrets())],
  'an empty database': ['db/PG_VERSION is missing', async () => begunWith(await secrets())],
  'a database without its control file': ['it does not open', () => without('db/global/pg_control')],
  'a database without its tables': ['it does not open', () => without('db/base')],
  'a backup that is cut off': [
    'or it is damaged',
    () => spoilt(async (file) => truncate(file, (await lstat(file)).size - 5_000)),
  ],
  'a backup with other bytes in its middle': [
    'or it is damaged',
    () =>
      spoilt(async (file) => {
        const bytes = await readFile(file);
        await writeFile(file, bytes.fill(7, bytes.length >> 1, (bytes.length >> 1) + 64));
      }),
  ],
  'an empty file': ['or it is damaged', () => spoilt((file) => truncate(file))],
  'a text': ['or it is damaged', () => spoilt((file) => writeFile(file, 'Dear backup, please come back.'))],
};

describe('a restore', () => {
  it.each(Object.entries(archives))('refuses %s, and changes nothing', async (_, [reason, make]) => {
    const file = await make();
    const refusal = await restore({ path: dataDir }, file).catch(String);
    expect(refusal).toMatch(/^Error: [^\n]*Nothing was changed\.$/);
    expect(refusal).toContain(reason);
    expect(await filesIn(dataDir)).toEqual(before);
    await rm(file);
  });

  it('counts the room that all files need together', async () => {
    const half = 'x'.repeat(600);
    const file = await begunWith(entry({ path: 'db/a' }, half), entry({ path: 'db/b' }, half));
    await expect(inspect(file, 1_000)).rejects.toThrow('it needs more than');
    await inspect(file, 1_500);
  });

  it('takes a backup that nothing was done to', async () => {
    await restore({ path: dataDir }, good);
    const settings = { supabaseDir: SUPABASE_DIR, siteUrl: 'http://localhost:4173' };
    const restored = await openDatabase(await openDataFolder(dataDir, 'owner@example.com'), settings);
    expect(await restored.health()).toBe('ok');
    await restored.close();
  });
});

it('a backup is the last one once it is written, and not when that fails', async () => {
  const source = await newDataDir();
  const madeAt = new Date('2026-05-04T08:00:00Z');
  await pack({ path: source }, join(folder, 'first.tar.gz'), { now: madeAt });
  expect(lastBackup(source)).toBe(madeAt.toISOString());
  const file = join(folder, 'second.tar.gz');
  // A folder takes the place of the file after the database is copied.
  const pauseWrites = async (copy: () => Promise<void>) => {
    await copy();
    rmSync(file);
    mkdirSync(file);
  };
  await expect(pack({ path: source }, file, { pauseWrites })).rejects.toThrow('EISDIR');
  // One that is there already stays.
  await expect(pack({ path: source }, join(folder, 'first.tar.gz'))).rejects.toThrow('EEXIST');
  expect(existsSync(join(folder, 'first.tar.gz'))).toBe(true);
  expect(lastBackup(source)).toBe(madeAt.toISOString());
  await removeDataDir(source);
});
