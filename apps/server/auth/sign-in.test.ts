import { afterAll, beforeAll, expect, it } from 'vitest';
import { OWNER_PASSWORD, newDataDir, removeDataDir } from '../../../tests/journeys/site.ts';
import { systemClock } from '../clock.ts';
import { openDataFolder, type DataFolder } from '../data/data-folder.ts';
import { openDatabase, type Database } from '../database/open.ts';
import { SUPABASE_DIR } from '../server.ts';
import { createAccounts } from './accounts.ts';
import { createAttempts } from './attempts.ts';
import { toBody, type AuthCall } from './call.ts';
import { createKnownCallers } from './known-callers.ts';
import { createKeyedHash } from './secrets.ts';
import { createSignIn } from './sign-in.ts';

/** Signing in on the real embedded database, with something that happens meanwhile. */

let folder: DataFolder;
let database: Database;

beforeAll(async () => {
  const settings = { supabaseDir: SUPABASE_DIR, siteUrl: 'http://localhost:4173' };
  folder = await openDataFolder(await newDataDir(), 'owner@example.com');
  database = await openDatabase(folder, settings);
});

afterAll(async () => {
  await database.close();
  await removeDataDir(folder.path);
});

/** Signs in as the owner; `meanwhile` happens when the library has compared the password and begun the session. */
async function signIn(password: string, meanwhile: () => Promise<unknown> = async () => undefined) {
  const keyed = createKeyedHash(folder.secrets.jwtSecret);
  const accounts = createAccounts(database.connection);
  const call: AuthCall = {
    request: new Request('http://localhost:4173/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { apikey: folder.secrets.publishableKey },
    }),
    url: new URL('http://localhost:4173/auth/v1/token?grant_type=password'),
    body: toBody({ email: folder.secrets.ownerEmail, password }),
    address: '203.0.113.7',
    async forward({ url, method, headers }, body) {
      const response = await database.app.fetch(new Request(url, { method, headers, body }), { peerAddress: null });
      await meanwhile();
      return response;
    },
  };
  return createSignIn({ accounts, callers: createKnownCallers(accounts, keyed), keyed, clock: systemClock })(call);
}

const query = (text: string) => database.connection.driver.unsafe<Record<string, unknown>[]>(text);

it('begins no session with a password that is changed at the same moment', async () => {
  expect((await signIn(OWNER_PASSWORD)).status).toBe(200);
  await query('delete from auth.sessions');
  const refused = await signIn(OWNER_PASSWORD, () => query(`update auth.users set encrypted_password = 'another'`));
  expect([refused.status, await refused.json()]).toEqual([
    400,
    expect.objectContaining({ error_code: 'invalid_credentials' }),
  ]);
  expect(await query('select id from auth.sessions')).toEqual([]);
  expect(await query('select id from auth.refresh_tokens')).toEqual([]);
});

it('a right password counts neither for its address and network nor for its account', async () => {
  const attempts = createAttempts(() => 0);
  const address = '203.0.113.7';
  const signInTo = async (account: string) => {
    const admitted = [attempts.fromCaller({ address, device: null }), attempts.fromUnknownCaller({ address, account })];
    for (const attempt of await Promise.all(admitted)) if (typeof attempt !== 'number') attempt.succeeded();
  };
  for (let count = 0; count < 20; count++) for (const account of ['ada', 'ben']) await signInTo(account);
  // Of more than one that would wait for a turn, the others of the same place are refused.
  const next = Array.from({ length: 3 }, () => attempts.fromUnknownCaller({ address, account: 'ada' }));
  expect((await Promise.all(next)).filter((attempt) => typeof attempt === 'number')).toEqual([]);
  expect(attempts.fromCaller({ address, device: null })).not.toBeTypeOf('number');
});

it('knows the fifty addresses and devices that were last used within 90 days, and forgets the others', async () => {
  const accounts = createAccounts(database.connection);
  const [user] = [...(await query('select id, email from auth.users'))] as [{ id: string; email: string }];
  const known = async () => {
    const callers = await query('select caller_hash from server_auth.known_callers');
    return callers.map(({ caller_hash }) => caller_hash as string).toSorted();
  };
  const use = (caller: string, daysAgo: number) =>
    query(
      `update server_auth.known_callers set last_used_at = now() - interval '${daysAgo} days' where caller_hash = '${caller}'`,
    );
  await query('delete from server_auth.known_callers');

  await accounts.remember(user.id, ['fresh', 'late', 'old']);
  await use('late', 89);
  await use('old', 91);
  for (const [caller, isKnown] of Object.entries({ fresh: true, late: true, old: false, other: false })) {
    expect([caller, await accounts.knows(user.email, caller)]).toEqual([caller, isKnown]);
    expect([caller, (await accounts.find(user.email, caller)).knownAddress]).toEqual([caller, isKnown]);
  }
  await accounts.remember(user.id, ['late']);
  expect(await known()).toEqual(['fresh', 'late']);

  const many = Array.from({ length: 49 }, (_, index) => `device ${index}`);
  await use('fresh', 1);
  await accounts.remember(user.id, many);
  expect(await known()).toEqual([...many, 'late'].toSorted());
});
