import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWNER_PASSWORD, removeDataDir, startSite, type Site } from '../../journeys/site.ts';
import { makeAccounts } from '../support/accounts.ts';

/** The commands backup and restore, on the data folder of the real server. */

const root = join(import.meta.dirname, '../../..');
const recipe = { title: 'Plum cake', ingredients: ['Plums', 'Flour'], instructions: 'Bake.' };

let folder: string;
let dataDir: string;
let site: Site;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'advisor-backup-'));
  dataDir = join(folder, 'data');
  await makeAccounts(dataDir, ['guest@example.com'], OWNER_PASSWORD);
  site = await startSite({ dataDir });
});

afterAll(async () => {
  await site.stop();
  await removeDataDir(folder);
});

async function run(command: 'backup' | 'restore', ...args: string[]) {
  const child = spawn('node', [join(root, `apps/server/cli/${command}.ts`), ...args], {
    env: { ...process.env, ADVISOR_DATA_DIR: dataDir, INIT_CWD: folder },
  });
  let text = '';
  child.stdout.on('data', (data: Buffer) => (text += data.toString()));
  child.stderr.on('data', (data: Buffer) => (text += data.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, text };
}

const send = (message: string) =>
  fetch(`${site.url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ formType: 'contact', name: 'Ada', email: 'ada@example.com', message }),
  });

/** A document that the owner has published. */
const guide = (text: string) => `%PDF-1.7\n% ${text}\n%%EOF\n`;
const readPublic = async (name: string) =>
  (await fetch(`${site.url}/storage/v1/object/public/public-files/${name}`)).text();

/** Signs in as the owner with an earlier password and reads the stored rows. */
async function seenByOwner({ ownerEmail, ownerPassword }: Site['local']) {
  const client = createClient(site.url, site.local.publishableKey, { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword({ email: ownerEmail, password: ownerPassword });
  expect(error).toBeNull();
  const messages = await client.from('contact_messages').select('message').order('created_at');
  const recipes = await client.from('recipes').select('title').eq('title', recipe.title);
  return { messages: messages.data?.map(({ message }) => message as string), recipes: recipes.data?.length };
}

describe('a backup', () => {
  it('made while the server runs and is written to brings all of it back, sign-in and sessions too, when told to', async () => {
    const before = site.local;
    expect((await site.service.from('recipes').insert(recipe)).error).toBeNull();
    expect((await send('Keep this.')).status).toBe(200);
    const files = () => site.service.storage.from('public-files');
    expect((await files().upload('kept.pdf', guide('kept'))).error).toBeNull();
    expect((await files().upload('replaced.pdf', guide('old'))).error).toBeNull();
    const visitor = createClient(site.url, before.publishableKey, { auth: { persistSession: false } });
    const { data: signedIn } = await visitor.auth.signInWithPassword({
      email: before.ownerEmail,
      password: before.ownerPassword,
    });

    // Writes continue meanwhile: earlier rows are in the backup, and no write is refused.
    const done = new AbortController();
    const writers = Array.from({ length: 4 }, async () => {
      let written = 0;
      for (; !done.signal.aborted; written++) {
        const { error } = await site.service.from('recipes').insert({ ...recipe, title: 'Meanwhile' });
        if (error) throw error;
      }
      return written;
    });
    // ADMIN-24
    const whenMade = async (token?: string) => {
      const answer = await fetch(`${site.url}/functions/v1/server-state`, {
        headers: { apikey: before.publishableKey, ...(token && { Authorization: `Bearer ${token}` }) },
      });
      return [answer.status, ((await answer.json()) as { lastBackup?: string | null }).lastBackup];
    };
    const owner = signedIn.session!.access_token;
    expect(await whenMade(owner)).toEqual([200, null]);
    const started = new Date().toISOString();
    const made = await run('backup', 'kept/first.tar.gz');
    done.abort();
    const [, madeAt] = await whenMade(owner);
    expect(String(madeAt) > started && String(madeAt) < new Date().toISOString()).toBe(true);
    expect(await whenMade()).toEqual([401, undefined]);
    expect(await whenMade('forged')).toEqual([401, undefined]);
    const guest = createClient(site.url, before.publishableKey, { auth: { persistSession: false } });
    const { data } = await guest.auth.signInWithPassword({ email: 'guest@example.com', password: OWNER_PASSWORD });
    expect((await site.service.from('user_roles').delete().eq('user_id', data.user!.id)).error).toBeNull();
    expect(await whenMade(data.session!.access_token)).toEqual([403, undefined]);
    const written = await Promise.all(writers);
    expect(Math.min(...written)).toBeGreaterThan(0);
    expect(made).toEqual({ code: 0, text: expect.stringContaining(join(folder, 'kept/first.tar.gz')) });
    expect((await stat(join(folder, 'kept/first.tar.gz'))).mode & 0o777).toBe(0o600);
    expect((await readdir(dataDir)).toSorted()).toEqual([
      'assets',
      'db',
      'files',
      'last-backup.json',
      'local.json',
      'lock',
      'mail',
      'secrets.json',
      'site',
      'uploads',
    ]);

    expect((await send('Sent after the backup.')).status).toBe(200);
    expect((await files().remove(['kept.pdf'])).error).toBeNull();
    expect((await files().update('replaced.pdf', guide('new'))).error).toBeNull();
    expect((await files().upload('later.pdf', guide('later'))).error).toBeNull();
    expect(await run('restore', 'kept/first.tar.gz', '--force')).toEqual({
      code: 1,
      text: expect.stringMatching(/^A server is running on .*Stop it first.*\n$/),
    });
    expect(await site.stop()).toBe(0);
    expect(await run('restore', 'kept/first.tar.gz')).toEqual({
      code: 1,
      text: expect.stringMatching(/^There is a database in .* already\. .*--force.*\n$/),
    });

    expect(await run('restore', 'kept/first.tar.gz', '--force')).toMatchObject({ code: 0 });
    site = await startSite({ dataDir });
    expect(site.output()).not.toContain('password');
    expect(site.local).toEqual({ ...before, url: site.url });
    expect(await seenByOwner(before)).toEqual({ messages: ['Keep this.'], recipes: 1 });
    expect((await files().list()).data!.map(({ name }) => name)).toEqual(['kept.pdf', 'replaced.pdf']);
    expect(await readPublic('kept.pdf')).toBe(guide('kept'));
    expect(await readPublic('replaced.pdf')).toBe(guide('old'));
    const { count } = await site.service
      .from('recipes')
      .select('*', { count: 'exact', head: true })
      .eq('title', 'Meanwhile');
    expect(count).toBeLessThanOrEqual(written.reduce((sum, each) => sum + each, 0));
    const again = createClient(site.url, before.publishableKey, { auth: { persistSession: false } });
    const { error } = await again.auth.refreshSession({ refresh_token: signedIn.session!.refresh_token });
    expect(error).toBeNull();
  }, 90_000);

  it('made while no server runs brings it back into a folder that is gone, and a damaged one changes nothing', async () => {
    expect(await site.stop()).toBe(0);
    expect(await run('backup')).toMatchObject({ code: 0 });
    const [file] = (await readdir(folder)).filter((name) => /^advisor-backup-[\dT-]+\.tar\.gz$/.test(name));
    await rm(dataDir, { recursive: true });
    expect(await run('restore', file!)).toMatchObject({ code: 0 });

    // Every kind of damage is tested beside the code that restores.
    const bytes = await readFile(join(folder, file!));
    await writeFile(join(folder, 'bent.tar.gz'), bytes.fill(7, bytes.length >> 1, (bytes.length >> 1) + 64));
    expect(await run('restore', 'bent.tar.gz', '--force')).toEqual({
      code: 1,
      text: expect.stringMatching(
        /^.* is not a backup made by "pnpm backup", or it is damaged \(.*Nothing was changed\.\n$/,
      ),
    });
    site = await startSite({ dataDir });
    expect(await seenByOwner(site.local)).toEqual({ messages: ['Keep this.'], recipes: 1 });
  }, 90_000);

  it('never replaces another file, and is refused in one line by a wrong call', async () => {
    expect(await run('backup', 'kept/first.tar.gz')).toEqual({
      code: 1,
      text: expect.stringMatching(/^.*first\.tar\.gz exists already\..*\n$/),
    });
    expect(await run('backup', 'one', 'two')).toEqual({ code: 1, text: 'Usage: pnpm backup [file]\n' });
    expect(await run('restore')).toEqual({ code: 1, text: 'Usage: pnpm restore <file> [--force]\n' });
    expect(await run('restore', 'nowhere')).toEqual({ code: 1, text: `There is no file ${folder}/nowhere.\n` });
  });
});
