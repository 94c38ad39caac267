import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { OWNER_PASSWORD, emptyDataDir, removeDataDir, startSite } from '../../journeys/site.ts';
import { ownerAt, visitorOf } from '../support/account.ts';

/** All files of the folder except the database, and those that contain a text. */
function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text));
}

it('the first password has to be changed, and is in no file afterwards, nor after the restore of a folder that had it', async () => {
  const folder = await emptyDataDir();
  const first = await startSite({ dataDir: folder, env: { TRUST_PROXY: '1' } });
  const { ownerPassword } = first.local;
  const secretsBefore = readFileSync(join(folder, 'secrets.json'), 'utf8');
  try {
    expect(first.output()).toContain(ownerPassword);
    expect(first.output()).toMatch(/changed at (the|your) first sign-in/);
    const { client } = await ownerAt(first);
    const { data } = await client.auth.getUser();
    expect(data.user!.app_metadata.must_change_password).toBe(true);
    // The user cannot remove the mark.
    expect((await client.auth.updateUser({ data: { must_change_password: false } })).error).not.toBeNull();

    const changed = await client.auth.updateUser({ password: OWNER_PASSWORD });
    expect(changed.error).toBeNull();
    expect(changed.data.user!.app_metadata).not.toHaveProperty('must_change_password');
    expect(filesWith(folder, ownerPassword)).toEqual([]);
    expect(filesWith(folder, OWNER_PASSWORD)).toEqual([]);
    expect(JSON.parse(readFileSync(join(folder, 'local.json'), 'utf8'))).toMatchObject({ ownerPassword: null });
    const refused = await visitorOf(first).client.auth.signInWithPassword({
      email: first.local.ownerEmail,
      password: ownerPassword,
    });
    expect(refused.error).not.toBeNull();
  } finally {
    await first.stop();
  }
  // As after restoring an old backup, or a crash between writing the database and the file.
  writeFileSync(join(folder, 'secrets.json'), secretsBefore, { mode: 0o600 });
  writeFileSync(join(folder, 'secrets.json.4711.tmp'), secretsBefore, { mode: 0o600 });
  mkdirSync(join(folder, 'restoring'));
  writeFileSync(join(folder, 'restoring/secrets.json'), secretsBefore, { mode: 0o600 });
  const second = await startSite({ dataDir: folder });
  try {
    expect(filesWith(folder, ownerPassword)).toEqual([]);
    const { client } = await ownerAt(second);
    expect((await client.auth.getUser()).data.user!.app_metadata).not.toHaveProperty('must_change_password');
  } finally {
    await second.stop();
    await removeDataDir(folder);
  }
}, 120_000);
