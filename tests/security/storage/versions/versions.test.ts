import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { extract } from 'tar';
import { afterEach, expect, it } from 'vitest';
import { startSite, type Site } from '../../../journeys/site.ts';
import { readStored, readTar, versions } from './archives.ts';

/** Data folders that earlier versions have made (`make.ts`), each opened by this version. */

let folder: string | undefined;
let site: Site | undefined;

afterEach(async () => {
  await site?.stop();
  site = undefined;
  if (folder) rmSync(folder, { recursive: true });
  folder = undefined;
});

it.each(versions())('the data folder of %s is opened with everything in it', { timeout: 240_000 }, async (version) => {
  const stored = readStored(version);
  folder = mkdtempSync(join(tmpdir(), 'advisor-version-'));
  const [archive, dataDir] = [join(folder, 'folder.tar'), mkdtempSync(join(folder, 'data-'))];
  writeFileSync(archive, readTar(version));
  await extract({ file: archive, cwd: dataDir, strict: true });

  site = await startSite({ dataDir, keepFirstPassword: true });
  expect(site.output()).toMatch(/^The database is brought up to this version: \d+ migrations?\. A copy/m);
  expect(site.output()).not.toMatch(/fail|could not|damaged/i);
  expect(readdirSync(join(dataDir, 'before-update'))).toHaveLength(1);

  const { publishableKey, ownerEmail: email } = site.local;
  const owner = createClient(site.url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });
  expect((await owner.auth.signInWithPassword({ email, password: stored.password })).error).toBeNull();
  const recipes = (await owner.from('recipes').select('title')).data!.map(({ title }) => title as string);
  expect(recipes).toContain(stored.recipe);
  expect(recipes).toHaveLength(7);
  expect((await owner.from('contact_messages').select('message, email')).data).toEqual([
    { message: stored.message, email: 'ada@example.com' },
  ]);
  if (stored.file) {
    const file = await fetch(`${site.url}/storage/v1/object/public/public-files/${stored.file.name}`);
    expect(Buffer.from(await file.arrayBuffer()).toString('base64')).toBe(stored.file.base64);
  }
  const ventures = async () => (await fetch(`${site!.url}/ventures`)).text();
  if (stored.venture) await expect.poll(ventures, { timeout: 30_000 }).toContain(stored.venture);
  else expect(await ventures()).toContain('<h1');
});
