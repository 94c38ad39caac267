import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESERVE } from '../../../apps/server/database/disk-space.ts';
import { newDataDir, startSite, type Site } from '../../journeys/site.ts';
import { unoptimized } from '../../support/unoptimized.ts';

/** One case of each guarantee about stored data; the slow tests beside this file try the others. */

const root = join(import.meta.dirname, '../../..');
const recipe = { title: 'Stored', ingredients: ['Salt'], instructions: 'Wait.' };

const titles = async (site: Site) => {
  const { data, error } = await site.service.from('recipes').select('title').like('title', 'Stored%');
  expect(error).toBeNull();
  return data!.map(({ title }) => title as string).toSorted();
};

/** A disk of its own, which only root can make. */
const folder = mkdtempSync(join(tmpdir(), 'advisor-disk-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=240m', 'tmpfs', folder]);
if (mounted.status !== 0) console.warn(`A full disk is not tested: ${mounted.stderr?.toString()}`);

describe('a data folder', () => {
  const dataDir = join(folder, 'data');
  let site: Site;

  beforeAll(async () => {
    await newDataDir(dataDir);
    site = await startSite({ dataDir });
  });
  afterAll(async () => {
    expect(await site.stop()).toBe(0);
    spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  });

  async function run(command: string, ...args: string[]) {
    const child = spawn('node', [...unoptimized, join(root, `apps/server/cli/${command}.ts`), ...args], {
      env: { ...process.env, ADVISOR_DATA_DIR: dataDir, INIT_CWD: dataDir, PORT: '0' },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (text += data.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, text };
  }

  it('has everything that was acknowledged when its server is killed while it writes', async () => {
    const acknowledged: string[] = [];
    const done = new AbortController();
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let count = 0; !done.signal.aborted; count++) {
        const title = `Stored ${writer} ${count}`;
        const { error } = await site.service
          .from('recipes')
          .insert({ ...recipe, title })
          .retry(false);
        if (error) return;
        acknowledged.push(title);
      }
    });
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
    site.signal('SIGKILL');
    await Promise.all(writers);
    done.abort();
    await site.stop();
    site = await startSite({ dataDir });
    expect(await titles(site)).toEqual(expect.arrayContaining(acknowledged));
  });

  it('has no second server, and the first goes on', async () => {
    expect(await run('start')).toEqual({
      code: 1,
      text: expect.stringMatching(/^Another server is already running on .*\n$/),
    });
    expect((await site.service.from('recipes').insert(recipe)).error).toBeNull();
  });

  it('is read back from a backup that was made while its server ran', async () => {
    const file = join(dataDir, 'backup.tar.gz');
    const before = await titles(site);
    expect(await run('backup', file)).toMatchObject({ code: 0 });
    expect((await site.service.from('recipes').insert({ ...recipe, title: 'Stored later' })).error).toBeNull();
    expect(await site.stop()).toBe(0);
    const kept = join(mkdtempSync(join(tmpdir(), 'advisor-kept-')), 'backup.tar.gz');
    cpSync(file, kept);
    expect(await run('restore', kept, '--force')).toMatchObject({ code: 0 });
    rmSync(join(kept, '..'), { recursive: true });
    site = await startSite({ dataDir });
    expect(await titles(site)).toEqual(before);
  });

  it.runIf(mounted.status === 0)(
    'on a full disk refuses to store, shows what it has, and goes on by itself when there is room',
    async () => {
      const insert = () => site.service.from('recipes').insert(recipe).retry(false);
      expect((await insert()).error).toBeNull();
      const before = await titles(site);

      const { bavail, bsize } = statfsSync(folder);
      const ballast = join(folder, 'ballast');
      writeFileSync(ballast, Buffer.alloc(bavail * bsize - RESERVE / 2));
      await expect.poll(async () => (await fetch(`${site.url}/healthz`)).status).toBe(503);
      expect(await insert()).toMatchObject({ status: 503, error: { code: '53100' } });
      expect(await titles(site)).toEqual(before);
      expect((await fetch(`${site.url}/home`)).status).toBe(200);

      rmSync(ballast);
      await expect.poll(async () => (await fetch(`${site.url}/healthz`)).status).toBe(200);
      expect((await insert()).error).toBeNull();
    },
  );
});
