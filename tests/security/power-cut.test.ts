import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDurably } from '../../apps/server/database/durable.ts';
import { syncToDisk } from '../../apps/server/sync.ts';

/**
 * A power cut: of what the database wrote, only that survives which it had asked the disk to keep. The test watches
 * these requests, keeps what each of them made safe, and opens what would be left after a cut.
 */

const cuts = 4;
const writesBetweenCuts = 50;

let folder: string;
let dir: string;
let disk: SafeDisk;
let database: Awaited<ReturnType<typeof openDurably>>;

/** What is safe on a disk that loses everything it was not told to keep: contents by file, names by folder. */
class SafeDisk {
  syncs = 0;
  private readonly contents = new Map<number, Buffer>();
  private readonly names = new Map<string, Map<string, number>>();

  /** Everything is safe to begin with. */
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
    const { ino } = statSync(path);
    this.contents.set(ino, readFileSync(path));
    // As journaling file systems do it: a file that is safe has its name safe too.
    this.names.get(dirname(path))?.set(basename(path), ino);
  }

  /** Writes what would be found after a cut at this moment. */
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
  await database.driver.exec('create table message (id int primary key, text text not null)');
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

describe('after a power cut', () => {
  it.each(Array.from({ length: cuts }, (_, cut) => cut))('(%i) every write that was answered is there', async (cut) => {
    const first = cut * writesBetweenCuts;
    for (let id = first; id < first + writesBetweenCuts; id++) {
      await database.driver.query('insert into message values ($1, $2)', [id, `Message ${id} `.repeat(40)]);
      // Checkpoints are where the log is thrown away: whatever they rely on must be safe by then.
      if (id % 45 === 44) await database.driver.exec('checkpoint');
      if (id % 50 === 49) await database.driver.exec(`update message set text = text || '!' where id % 3 = 0`);
    }
    const answered = first + writesBetweenCuts;
    const left = join(folder, `left-${cut}`);
    disk.restoreInto(left, dir);

    const found = await openDurably(left);
    const { rows } = await found.driver.query(
      'select count(*)::int as count, sum(length(text))::int as length from message',
    );
    const before = await database.driver.query(
      'select count(*)::int as count, sum(length(text))::int as length from message',
    );
    expect(rows).toEqual(before.rows);
    expect(rows).toMatchObject([{ count: answered }]);
    await found.close();
    rmSync(left, { recursive: true });
  });

  it('the disk was asked once for each write at least', () => {
    expect(disk.syncs).toBeGreaterThan(cuts * writesBetweenCuts);
  });
});
