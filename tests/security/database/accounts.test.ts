import { beforeAll, expect, it } from 'vitest';
import { onDatabases } from '../support/databases.ts';

/** Who sees accounts and gives roles, in the database alone, as on a hosted project (ADMIN-41). */

const ada = '00000000-0000-4000-8000-00000000000a';
const ben = '00000000-0000-4000-8000-00000000000b';
const eve = '00000000-0000-4000-8000-00000000000c';
const nobody = '00000000-0000-4000-8000-0000000000ff';
/** The session of an account that is still there. */
const sessionOf = (account: string) => account.replace('-8000-', '-9000-');

/** The settings that the data API makes before a request with a token. */
function as(account: string | null, session: string | null = account && sessionOf(account)): string[] {
  const role = account ? 'authenticated' : 'anon';
  const claims = JSON.stringify({ role, ...(account && { sub: account }), ...(session && { session_id: session }) });
  return [
    'reset role',
    `select set_config('request.jwt.claims', '${claims}', true), set_config('request.jwt.claim.sub', '${account ?? ''}', true)`,
    `set local role ${role}`,
  ];
}

const list = 'select email, is_owner, is_self from public.list_accounts()';
const give = (account: string) => `select public.set_owner('${account}', true)`;
const take = (account: string) => `select public.set_owner('${account}', false)`;
const owners = [
  'reset role',
  `select u.email from public.user_roles r join auth.users u on u.id = r.user_id
    where r.role = 'admin' and u.email like '%.accounts@example.com' order by 1`,
];
const named = (name: string) => `${name}.accounts@example.com`;

onDatabases((database) => {
  beforeAll(async () => {
    await database.query('delete from public.user_roles');
    for (const [id, name] of [
      [ada, 'ada'],
      [ben, 'ben'],
      [eve, 'eve'],
    ] as const) {
      await database.query(
        `insert into auth.users (id, email, last_sign_in_at) values ('${id}', '${named(name)}', ${name === 'eve' ? 'null' : 'now()'})`,
      );
      await database.query(`insert into auth.sessions (id, user_id) values ('${sessionOf(id)}', '${id}')`);
    }
    await database.query(`insert into public.user_roles (user_id, role) values ('${ada}', 'admin')`);
  });

  const attempt = (...statements: string[]) => database.attempt(...statements);
  const refusal = async (...statements: string[]) => {
    const error = await attempt(...statements).then(
      () => null,
      (error: { code: string; message: string }) => error,
    );
    return error && [error.code, error.message];
  };

  it('the owner sees all accounts, their own first', async () => {
    const rows = await attempt(...as(ada), list);
    expect(rows.filter(({ email }) => String(email).endsWith('.accounts@example.com'))).toEqual([
      { email: named('ada'), is_owner: true, is_self: true },
      { email: named('ben'), is_owner: false, is_self: false },
      { email: named('eve'), is_owner: false, is_self: false },
    ]);
    expect(rows[0]).toMatchObject({ email: named('ada') });
    const [row] = await attempt(
      ...as(ada),
      `select last_sign_in_at from public.list_accounts() where email = '${named('eve')}'`,
    );
    expect(row).toEqual({ last_sign_in_at: null });
  });

  it.each([
    ['a visitor', as(null), '42501'],
    ['an account without the role', as(eve), '42501'],
    ['an owner whose session has ended', as(ada, nobody), 'PT401'],
    ['an owner with the session of somebody else', as(ada, sessionOf(eve)), 'PT401'],
  ])('%s sees no account and gives no role', async (_who, become, code) => {
    for (const call of [list, give(eve), take(ada)])
      expect(await refusal(...become, call)).toEqual([code, expect.any(String)]);
  });

  it('a role that is given counts at once, and so does one that is taken', async () => {
    const mayRead = [...as(ben), 'select count(*)::int as rows from public.recipes'];
    expect(await attempt(...mayRead)).toEqual([{ rows: 0 }]);
    const given = [...as(ada), give(ben), give(ben)];
    expect(await attempt(...given, ...owners)).toEqual([{ email: named('ada') }, { email: named('ben') }]);
    expect((await attempt(...given, ...mayRead))[0]?.rows).toBeGreaterThan(0);
    const taken = [...given, ...as(ada), take(ben)];
    expect(await attempt(...taken, ...owners)).toEqual([{ email: named('ada') }]);
    expect(await attempt(...taken, ...mayRead)).toEqual([{ rows: 0 }]);
    expect(await refusal(...taken, ...as(ben), give(ben))).toEqual(['42501', 'Only the owner manages accounts.']);
  });

  it('nobody takes the role from themselves, and so an owner is always left', async () => {
    expect(await refusal(...as(ada), take(ada))).toEqual(['PT409', expect.stringContaining('You are the last owner.')]);
    expect(await refusal(...as(ada), give(ben), take(ada))).toEqual([
      'PT409',
      'You cannot take the role from yourself. Another owner can.',
    ]);
    expect(await attempt(...as(ada), give(ben), ...as(ben), take(ada), ...owners)).toEqual([{ email: named('ben') }]);
  });

  it('an account that is gone gets no role', async () => {
    for (const call of [give(nobody), take(nobody)])
      expect(await refusal(...as(ada), call)).toEqual(['PT404', 'This account no longer exists.']);
  });

  it('roles other than the owner’s stay', async () => {
    const rows = await attempt(
      `insert into public.user_roles (user_id, role) values ('${ben}', 'guest')`,
      ...as(ada),
      give(ben),
      take(ben),
      'reset role',
      `select role from public.user_roles where user_id = '${ben}'`,
    );
    expect(rows).toEqual([{ role: 'guest' }]);
  });
});
