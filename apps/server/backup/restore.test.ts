import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Header, create, extract } from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDataDir, removeDataDir, startSite } from '../../../tests/journeys/site.ts';

/** Archives that are no backup of ours: each is refused as a whole, and what was there stays as it was. */

const MANIFEST = 'advisor-backup.json';

let folder: string;
let dataDir: string;
/** A backup, unpacked. */
let parts: string;
let before: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'advisor-restore-'));
  dataDir = await newDataDir();
  await (await startSite({ dataDir })).stop();
  parts = join(folder, 'parts');
  await mkdir(parts);
  expect(await run('backup', join(folder, 'good.tar.gz'))).toMatchObject({ code: 0 });
  await extract({ file: join(folder, 'good.tar.gz'), cwd: parts });
  before = await contentsOf(dataDir);
});

afterAll(async () => {
  await removeDataDir(dataDir);
  await rm(folder, { recursive: true });
});

async function run(command: 'backup' | 'restore', ...args: string[]) {
  const child = spawn('node', [join(import.meta.dirname, `../cli/${command}.ts`), ...args], {
    env: { ...process.env, ADVISOR_DATA_DIR: dataDir, INIT_CWD: folder },
  });
  let text = '';
  child.stdout.on('data', (data: Buffer) => (text += data.toString()));
  child.stderr.on('data', (data: Buffer) => (text += data.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, text };
}

/** A hash over every name and byte in a folder. */
async function contentsOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  for (const file of entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted())
    hash.update(`${file}\0`).update(await readFile(file));
  return hash.digest('hex');
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

/** Writes an archive of single entries, behind those that every backup begins with. */
async function archiveOf(...entries: Buffer[]): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.tar.gz`);
  await writeFile(file, gzipSync(Buffer.concat([manifest, database, ...entries, END])));
  return file;
}

/** Writes a whole backup in which something was changed. */
async function changed(change: (parts: string) => Promise<unknown>): Promise<string> {
  const copy = join(folder, crypto.randomUUID());
  await cp(parts, copy, { recursive: true });
  await change(copy);
  const names = (await readdir(copy)).filter((name) => name !== MANIFEST);
  const file = `${copy}.tar.gz`;
  await create({ cwd: copy, file, gzip: true, portable: true }, [MANIFEST, ...names]);
  await rm(copy, { recursive: true });
  return file;
}

const secretsWith = (change: (secrets: Record<string, unknown>) => unknown) => async (copy: string) => {
  const file = join(copy, 'secrets.json');
  const secrets = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  change(secrets);
  await writeFile(file, JSON.stringify(secrets));
};

const archives: Record<string, [reason: string, make: () => Promise<string>]> = {
  'a link to a file of the system': [
    'is no plain file but a SymbolicLink',
    () => archiveOf(entry({ path: 'db/PG_VERSION', type: 'SymbolicLink', linkpath: '/etc/passwd' })),
  ],
  'a link as the secrets': [
    'is no plain file but a SymbolicLink',
    () => archiveOf(entry({ path: 'secrets.json', type: 'SymbolicLink', linkpath: '/etc/passwd' })),
  ],
  'a link as the database': [
    'is no plain file but a SymbolicLink',
    () => archiveOf(entry({ path: 'db/base', type: 'SymbolicLink', linkpath: '../../' })),
  ],
  'a hard link': [
    'is no plain file but a Link',
    () => archiveOf(entry({ path: 'db/PG_VERSION', type: 'Link', linkpath: '/etc/passwd' })),
  ],
  'a device': [
    'is no plain file but a CharacterDevice',
    () => archiveOf(entry({ path: 'db/zero', type: 'CharacterDevice', devmaj: 1, devmin: 5 })),
  ],
  'a pipe': ['is no plain file but a FIFO', () => archiveOf(entry({ path: 'db/pipe', type: 'FIFO' }))],
  'a path above the folder': ['leads out of its folder', () => archiveOf(entry({ path: '../outside' }, 'x'))],
  'a path above the folder from within': [
    'leads out of its folder',
    () => archiveOf(entry({ path: 'db/../../outside' }, 'x')),
  ],
  'an absolute path': ['leads out of its folder', () => archiveOf(entry({ path: '/tmp/advisor-outside' }, 'x'))],
  'a path of Windows': ['leads out of its folder', () => archiveOf(entry({ path: 'db\\..\\..\\outside' }, 'x'))],
  'a file that is no part': ['is no part of a backup', () => archiveOf(entry({ path: 'local.json' }, '{}'))],
  'a lock': ['is no part of a backup', () => archiveOf(entry({ path: 'lock' }, ''))],
  'a file twice': [
    'is in it twice',
    () => archiveOf(entry({ path: 'db/PG_VERSION' }, '17\n'), entry({ path: 'db/PG_VERSION' }, '17\n')),
  ],
  'a file that says it is 5 TB long': [
    'does not fit on the disk',
    () => archiveOf(entry({ path: 'db/large', size: 5e12 })),
  ],
  'a folder as the secrets': [
    'is of another kind',
    () => archiveOf(entry({ path: 'secrets.json/', type: 'Directory' })),
  ],
  'a whole database and a link': [
    'is no plain file but a SymbolicLink',
    () => changed((copy) => symlink('/etc', join(copy, 'db/etc'))),
  ],
  'empty secrets': [
    'secrets.json: it cannot be read',
    () => changed((copy) => writeFile(join(copy, 'secrets.json'), '')),
  ],
  'no secrets': ['secrets.json is missing', () => changed((copy) => rm(join(copy, 'secrets.json')))],
  'secrets without a key': ['jwtSecret is missing', () => changed(secretsWith((secrets) => delete secrets.jwtSecret))],
  'secrets with a short key': [
    'jwtSecret is missing or has another form',
    () => changed(secretsWith((secrets) => (secrets.jwtSecret = 'secret'))),
  ],
  'secrets with a key of another kind': [
    'secretKey is missing or has another form',
    () => changed(secretsWith((secrets) => (secrets.secretKey = { key: 1 }))),
  ],
  'a manifest without a date': [
    'does not say when it was made',
    () => changed((copy) => writeFile(join(copy, MANIFEST), '{"format":1}')),
  ],
  'a manifest that is none': [
    'its format is undefined',
    () => changed((copy) => writeFile(join(copy, MANIFEST), 'null')),
  ],
  'a later format': [
    'its format is 2',
    () => changed((copy) => writeFile(join(copy, MANIFEST), '{"format":2,"madeAt":"2026-01-01"}')),
  ],
  'no database': ['db/PG_VERSION is missing', () => changed((copy) => rm(join(copy, 'db'), { recursive: true }))],
  'an empty database': [
    'db/PG_VERSION is missing',
    () => changed(async (copy) => (await rm(join(copy, 'db'), { recursive: true }), mkdir(join(copy, 'db')))),
  ],
  'a database without its control file': [
    'it does not open',
    () => changed((copy) => rm(join(copy, 'db/global/pg_control'))),
  ],
  'a database without its tables': [
    'it does not open',
    () => changed((copy) => rm(join(copy, 'db/base'), { recursive: true })),
  ],
};

describe('a restore', () => {
  it.each(Object.entries(archives))('refuses %s, and changes nothing', async (_, [reason, make]) => {
    const file = await make();
    const { code, text } = await run('restore', file, '--force');
    expect([code, text]).toEqual([1, expect.stringMatching(/^[^\n]*Nothing was changed\.\n$/)]);
    expect(text).toContain(reason);
    expect(await contentsOf(dataDir)).toBe(before);
    await rm(file);
  });

  it('takes a backup that nothing was done to', async () => {
    const file = await changed(async () => undefined);
    expect(await run('restore', file, '--force')).toMatchObject({ code: 0 });
    const site = await startSite({ dataDir });
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    await site.stop();
  });
});
