import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDataDir } from '../../../tests/journeys/site.ts';
import { openDataFolder, type DataFolder } from '../data/data-folder.ts';
import { withoutConsole } from '../log.ts';
import { openDatabase, type Database } from './open.ts';

const siteUrl = 'http://localhost:4173';
let folder: DataFolder;
let database: Database;

beforeAll(async () => {
  folder = await openDataFolder(await newDataDir(), 'owner@example.com');
  database = await openDatabase(folder, { supabaseDir: join(import.meta.dirname, '../../../supabase'), siteUrl });
});

afterAll(async () => {
  await database?.close();
  rmSync(folder.path, { recursive: true });
});

async function ask(apikey: string): Promise<number> {
  const request = new Request(`${siteUrl}/rest/v1/recipes?select=id`, { headers: { apikey } });
  return (await withoutConsole(() => database.app.fetch(request, { peerAddress: null }))).result.status;
}

it('concurrent calls each have their own role', async () => {
  const { secretKey, publishableKey } = folder.secrets;
  const keys = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? secretKey : publishableKey));
  const statuses = await Promise.all(keys.map(ask));
  expect(statuses).toEqual(keys.map((key) => (key === secretKey ? 200 : 401)));
});

it('the server’s statements run between transactions, with its own rights', async () => {
  const { driver } = database.connection;
  const who = async () => (await driver.query<{ role: string }>('select current_user as role')).rows[0]!.role;
  const owner = await who();
  const roles = new Set<string>();
  const several = Array.from({ length: 10 }, (_, index) => index);
  await Promise.all([
    ...several.map(() => ask(folder.secrets.publishableKey)),
    // Each at another point of those calls.
    ...several.map(async () => {
      for (let turn = 0; turn < 20; turn++) roles.add(await who());
    }),
  ]);
  expect([...roles]).toEqual([owner]);
});

it('a failed transaction does not block the next one', async () => {
  const { driver } = database.connection;
  const failing = driver.transaction(() => Promise.reject(new Error('No')));
  const next = driver.transaction(async (transaction) => transaction.query('select 1'));
  await expect(failing).rejects.toThrow('No');
  await expect(next).resolves.toMatchObject({ rows: [{ '?column?': 1 }] });
  expect(await ask(folder.secrets.secretKey)).toBe(200);
});
