import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newDataDir, removeDataDir } from '../../../tests/journeys/site.ts';
import { openDataFolder, type DataFolder } from '../data/data-folder.ts';
import { openDatabase, type Database } from '../database/open.ts';
import { SUPABASE_DIR } from '../server.ts';
import { createRecovery, type Recovery } from './recovery.ts';
import { createKeyedHash, randomToken } from './secrets.ts';

/** Recovery on the real embedded database, with a clock that the test moves. */

const OWNER = 'owner@example.com';
const settings = { supabaseDir: SUPABASE_DIR, siteUrl: 'http://localhost:4173' };
const minutes = (count: number) => (time += count * 60_000);

let folder: DataFolder;
let database: Database;
let recovery: Recovery;
let time: number;

beforeAll(async () => {
  folder = await openDataFolder(await newDataDir(), OWNER);
  database = await openDatabase(folder, settings);
});

beforeEach(async () => {
  time = Date.UTC(2027, 0, 4, 9);
  recovery = createRecovery(database.connection, createKeyedHash(folder.secrets.jwtSecret), () => new Date(time));
  await query('delete from server_auth.recovery_requests');
});

afterAll(async () => {
  await database.close();
  await removeDataDir(folder.path);
});

const query = async (text: string, values: string[] = []) => [
  ...(await database.connection.driver.unsafe<Record<string, unknown>[]>(text, values)),
];

async function ask() {
  const mail = await recovery.request(OWNER);
  expect(mail?.to).toBe(OWNER);
  return mail!;
}

describe('requests', () => {
  it('make one mail a minute and five an hour for one account', async () => {
    await ask();
    minutes(0.9);
    expect(await recovery.request(OWNER)).toBeNull();
    for (let count = 1; count < 5; count++) {
      minutes(1.1);
      await ask();
    }
    minutes(10);
    expect(await recovery.request(OWNER)).toBeNull();
    minutes(60);
    await ask();
  });

  it('at the same moment make one mail', async () => {
    const mails = await Promise.all(Array.from({ length: 8 }, () => recovery.request(OWNER)));
    expect(mails.filter(Boolean)).toHaveLength(1);
  });

  it('leave the links and codes of earlier mails of use until they expire', async () => {
    const first = await ask();
    minutes(20);
    const second = await ask();
    minutes(20);
    await ask();
    expect(await recovery.redeemCode(OWNER, first.code)).not.toBeNull();
    // One that was used voids the others.
    expect(await recovery.redeemCode(OWNER, second.code)).toBeNull();
    expect(await recovery.redeemLink(second.linkToken)).toBeNull();

    const late = await ask();
    minutes(61);
    expect(await recovery.redeemLink(late.linkToken)).toBeNull();
    expect(await recovery.redeemCode(OWNER, late.code)).toBeNull();
  });

  it('can be made again at once when one was used', async () => {
    expect(await recovery.redeemLink((await ask()).linkToken)).not.toBeNull();
    expect(await recovery.redeemLink((await ask()).linkToken)).not.toBeNull();
  });

  it('from before the clock was put back are void, and stop no new ones', async () => {
    const { linkToken, code } = await ask();
    minutes(-3 * 24 * 60);
    expect(await recovery.redeemLink(linkToken)).toBeNull();
    expect(await recovery.redeemCode(OWNER, code)).toBeNull();
    await ask();
  });

  it('for an address without an account leave the same row, up to a bound, and open nothing', async () => {
    expect(await recovery.request('nobody@example.com')).toBeNull();
    expect(await recovery.redeemCode('nobody@example.com', '')).toBeNull();
    expect(await query('select failed_codes from server_auth.recovery_requests')).toEqual([{ failed_codes: 1 }]);
    await query(
      `insert into server_auth.recovery_requests (account_key, link_hash, code_hash, created_at, expires_at)
       select i::text, i::text, '', $1, $1::timestamptz + interval '1 hour' from generate_series(1, 1000) i`,
      [new Date(time).toISOString()],
    );
    await recovery.request('nobody2@example.com');
    await ask();
    const [{ count }] = (await query('select count(*)::int as count from server_auth.recovery_requests')) as [
      { count: number },
    ];
    expect(count).toBe(1002);
  });
});

describe('a link', () => {
  it('is used by one of many who open it at the same moment', async () => {
    const { linkToken } = await ask();
    const answers = await Promise.all(Array.from({ length: 8 }, () => recovery.redeemLink(linkToken)));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('that is made up costs no query, so that any number of them slows nobody down', async () => {
    const { linkToken } = await ask();
    const none = { driver: new Proxy(database.connection.driver, { get: () => expect.unreachable('It was asked.') }) };
    const { redeemLink } = createRecovery(none, createKeyedHash(folder.secrets.jwtSecret), () => new Date(time));
    const [random, signature] = [linkToken.slice(0, 43), linkToken.slice(43)];
    for (const madeUp of [
      random,
      randomToken(),
      randomToken() + signature,
      random + randomToken(),
      signature + random,
      '',
    ])
      expect(await redeemLink(madeUp)).toBeNull();
  });

  it('is void when the password has been changed by other means', async () => {
    const { linkToken, code } = await ask();
    const [{ hash }] = (await query('select encrypted_password as hash from auth.users where email = $1', [OWNER])) as [
      { hash: string },
    ];
    await query(`update auth.users set encrypted_password = 'another' where email = $1`, [OWNER]);
    expect(await recovery.redeemLink(linkToken)).toBeNull();
    expect(await recovery.redeemCode(OWNER, code)).toBeNull();
    await query(`update auth.users set encrypted_password = $2 where email = $1`, [OWNER, hash]);
  });
});

it('the database holds neither links nor codes, nor addresses', async () => {
  const { linkToken, code } = await ask();
  const rows = JSON.stringify(await query('select * from server_auth.recovery_requests'));
  for (const secret of [linkToken, code, code.replace('-', ''), OWNER]) expect(rows).not.toContain(secret);
});

it("the library's own tokens are void when the database is opened", async () => {
  const columns = [
    'confirmation_token',
    'recovery_token',
    'email_change_token_new',
    'email_change_token_current',
    'reauthentication_token',
  ];
  for (const column of columns)
    await query(`update auth.users set ${column} = 'hash of six digits' where email = $1`, [OWNER]);
  await database.close();
  database = await openDatabase(folder, settings);
  expect(await query(`select ${columns.join(', ')} from auth.users where email = $1`, [OWNER])).toEqual([
    Object.fromEntries(columns.map((column) => [column, null])),
  ]);
});
