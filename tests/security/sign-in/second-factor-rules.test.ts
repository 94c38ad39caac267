import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type MigratedDatabase } from '../support/databases.ts';

/** The rule of second factors in the database alone, as on a hosted project without our server in front (AUTH-20). */

const ada = '00000000-0000-4000-8000-00000000000a';
const laptop = '00000000-0000-4000-8000-0000000000a1';

const become = (claims: object) => [
  `select set_config('request.jwt.claims', '${JSON.stringify({ sub: ada, role: 'authenticated', session_id: laptop, ...claims })}', true), set_config('request.jwt.claim.sub', '${ada}', true)`,
  'set local role authenticated',
];

describe.each(databases)('on %s', (_name, open) => {
  if (!open) return it.skip('an owner with a factor has no rights at aal1', () => undefined);
  let database: MigratedDatabase;

  beforeAll(async () => {
    database = await open();
    await database.query(`insert into auth.users (id, email) values ('${ada}', 'ada.factors@example.com')`);
    await database.query(`insert into public.user_roles (user_id, role) values ('${ada}', 'admin')`);
    await database.query(`insert into auth.sessions (id, user_id, aal) values ('${laptop}', '${ada}', 'aal1')`);
  });
  afterAll(() => database?.close());

  const setFactor = async (status: string | null) => {
    await database.query(`delete from auth.mfa_factors where user_id = '${ada}'`);
    if (status)
      await database.query(
        `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
         values (gen_random_uuid(), '${ada}', 'totp', '${status}', now(), now())`,
      );
  };

  /** Rows of a table of the owner, roles, sessions, and whether the session can be ended. */
  async function reach(claims: object) {
    const count = async (from: string) =>
      (await database.attempt(...become(claims), `select count(*)::int as count from ${from}`))[0]!.count as number;
    const [ended] = await database.attempt(...become(claims), `select public.end_session('${laptop}') as ended`);
    return {
      recipes: (await count('public.recipes')) > 0,
      roles: (await count('public.user_roles')) > 0,
      sessions: (await count('public.list_sessions()')) > 0,
      ended: ended!.ended,
    };
  }
  const all = { recipes: true, roles: true, sessions: true, ended: true };
  const nothing = { recipes: false, roles: false, sessions: false, ended: false };

  it.each([
    { factor: null, aal: 'aal1', expected: all },
    { factor: null, aal: undefined, expected: all },
    { factor: 'unverified', aal: 'aal1', expected: all },
    { factor: 'verified', aal: 'aal2', expected: all },
    { factor: 'verified', aal: 'aal1', expected: nothing },
    { factor: 'verified', aal: undefined, expected: nothing },
    { factor: 'verified', aal: null, expected: nothing },
    { factor: 'verified', aal: 'aal20', expected: nothing },
  ])('a factor that is $factor and a token at $aal', async ({ factor, aal, expected }) => {
    await setFactor(factor);
    expect(await reach({ aal })).toEqual(expected);
  });
});
