import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDurably } from '../../../apps/server/database/durable.ts';
import { syncToDisk } from '../../../apps/server/data/sync.ts';

/**
 * Simulates power cuts: only writes that the database has synced survive. The test records every sync, keeps the synced
 * state, and opens what would be left after a cut.
 */

const cuts = 2;
const writesBetweenCuts = 100;

let folder: string;
let dir: string;
let disk: SafeDisk;
let database: Awaited<ReturnType<typeof openDurably>>;

/** The synced state of a disk: contents by file, names by folder. Everything else is lost in a power cut. */
class SafeDisk {
  syncs = 0;
  private readonly contents = new Map<number, Buffer>();
  private readonly names = new Map<string, Map<string, number>>();

  /** Starts with everything synced. */
  constructor(root: string) {
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true }))
      this.keep(join(entry.parentPath, entry.name));
    this.keep(root);
  }

  keep(path: string): void {
    this.syncs++;
    if (statSync(path).isDirectory()) {
      const entries = readdirSync(path).map((name): [string, number] => [name, statSync(join(path, name)).ino]);
      this.names.set(path, new Map(entries));
      for (const [name] of entries)
        if (statSync(join(path, name)).isDirectory() && !this.names.has(join(path, name)))
          this.names.set(join(path, name), new Map());
      return;
    }
    const { ino, size } = statSync(path);
    // Into the same memory: each sync of the log is of 16 MB.
    const before = this.contents.get(ino);
    const contents = before?.length === size ? before : Buffer.allocUnsafe(size);
    const file = openSync(path, 'r');
    readSync(file, contents);
    closeSync(file);
    this.contents.set(ino, contents);
    // As in journaling file systems: syncing a file syncs its name too.
    this.names.get(dirname(path))?.set(basename(path), ino);
  }

  /** Writes the state after a power cut at this moment. */
  restoreInto(target: string, root: string, path = root): void {
    mkdirSync(target);
    for (const [name, ino] of this.names.get(path) ?? []) {
      const from = join(path, name);
      if (this.names.has(from)) this.restoreInto(join(target, name), root, from);
      else writeFileSync(join(target, name), this.contents.get(ino) ?? '');
    }
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'advisor-power-cut-'));
  dir = join(folder, 'db');
  await (await openDurably(dir)).close();
  disk = new SafeDisk(dir);
  database = await openDurably(dir, (path, handle) => {
    syncToDisk(path, handle);
    if (existsSync(path)) disk.keep(path);
  });
  await database.exec('create table message (id int primary key, text text not null)');
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

describe('after a power cut', () => {
  it.each(Array.from({ length: cuts }, (_, cut) => cut))('(%i) every write that was answered is there', async (cut) => {
    const first = cut * writesBetweenCuts;
    for (let id = first; id < first + writesBetweenCuts; id++) {
      await database.query('insert into message values ($1, $2)', [id, `Message ${id} `.repeat(40)]);
      // A checkpoint discards the log, so everything it relies on must be synced by then.
      if (id % 45 === 44) await database.exec('checkpoint');
      if (id % 50 === 49) await database.exec(`update message set text = text || '!' where id % 3 = 0`);
    }
    const answered = first + writesBetweenCuts;
    const left = join(folder, `left-${cut}`);
    disk.restoreInto(left, dir);

    const found = await openDurably(left);
    const { rows } = await found.query('select count(*)::int as count, sum(length(text))::int as length from message');
    const before = await database.query('select count(*)::int as count, sum(length(text))::int as length from message');
    expect(rows).toEqual(before.rows);
    expect(rows).toMatchObject([{ count: answered }]);
    await found.close();
    rmSync(left, { recursive: true });
  });

  it('the disk was asked once for each write at least', () => {
    expect(disk.syncs).toBeGreaterThan(cuts * writesBetweenCuts);
  });
});
