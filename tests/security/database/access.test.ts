import { beforeAll, expect, it } from 'vitest';
import {
  functions,
  operations,
  relations,
  roles,
  type Operation,
  type Reach,
  type Role,
} from '../../../supabase/access.ts';
import { onDatabases } from '../support/databases.ts';

/** Every relation, role and operation of `supabase/access.ts` against the real policies and grants. */

const accounts: Record<'user' | 'admin', string> = {
  user: '00000000-0000-4000-8000-000000000001',
  admin: '00000000-0000-4000-8000-000000000002',
};
const databaseRole: Record<Role, string> = {
  anon: 'anon',
  user: 'authenticated',
  admin: 'authenticated',
  service: 'service_role',
};

/** The settings that the data API makes before a request. */
function become(role: Role): string[] {
  const sub = role === 'user' || role === 'admin' ? accounts[role] : '';
  const claims = JSON.stringify({ role: databaseRole[role], ...(sub && { sub }) });
  return [
    `select set_config('request.jwt.claims', '${claims}', true), set_config('request.jwt.claim.sub', '${sub}', true),
      set_config('request.jwt.claim.role', '${databaseRole[role]}', true)`,
    `set local role ${databaseRole[role]}`,
  ];
}

const insertInto = (relation: string, account: string) => {
  const { sample } = relations[relation]!;
  const values = Object.values(sample).map((value) => (value === '$user' ? `'${account}'` : value));
  return `insert into ${relation} (${Object.keys(sample).join(', ')}) values (${values.join(', ')})`;
};

/** The tables that a request can name; nobody may use the schema private. */
const relationsThere = `
  select nspname || '.' || relname as name, relrowsecurity as secured,
    (select count(*)::int from pg_policy where polrelid = c.oid) as policies
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where nspname = 'public' and relkind in ('r', 'p', 'v', 'm', 'f') order by 1`;
const functionsThere = `
  select nspname || '.' || proname || '(' || pg_get_function_arguments(p.oid) || ')' as name,
    array(select role from unnest(array['anon', 'authenticated', 'service_role']) role
      where has_function_privilege(role, p.oid, 'execute')) as callers
  from pg_proc p join pg_namespace n on n.oid = pronamespace where nspname in ('public', 'private') order by 1`;

/** The differences between the list and the tables; empty if there are none. */
function gaps(there: Record<string, unknown>[]): string[] {
  const names = there.map(({ name }) => String(name));
  return [
    ...names.filter((name) => !(name in relations)).map((name) => `${name} has no entry in supabase/access.ts`),
    ...Object.keys(relations)
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is in supabase/access.ts and does not exist`),
    ...there.flatMap(({ name, secured, policies }) =>
      secured && policies ? [] : [`${String(name)} has no row-level security or no policy`],
    ),
  ];
}

onDatabases((database) => {
  beforeAll(async () => {
    for (const [name, id] of Object.entries(accounts))
      await database.query(`insert into auth.users (id, email) values ('${id}', '${name}.access@example.com')`);
    await database.query(`insert into public.user_roles (user_id, role) values ('${accounts.admin}', 'admin')`);
    // Two known rows in each table, one of them the user's, beside the existing rows.
    for (const relation of Object.keys(relations))
      for (const account of Object.values(accounts)) await database.query(insertInto(relation, account));
  });

  /** The number of rows that an operation reaches, counted in a transaction that is rolled back. */
  async function reach(role: Role, relation: string, statement: string): Promise<Reach> {
    const counts = await database.query(
      `select count(*)::int as all, ${'user_id' in relations[relation]!.sample ? `(count(*) filter (where user_id = '${accounts[role as 'user'] ?? accounts.user}'))::int` : '-1'} as own from ${relation}`,
    );
    const { all, own } = counts[0] as { all: number; own: number };
    const counted = `with reached as (${statement} returning 1) select count(*)::int as count from reached`;
    try {
      const [row] = await database.attempt(
        ...become(role),
        statement.startsWith('select') ? `select count(*)::int as count from (${statement}) as reached` : counted,
      );
      const { count } = row as { count: number };
      if (statement.startsWith('insert')) return count === 1 ? 'all' : 'none';
      return count === all ? 'all' : count === 0 ? 'none' : count === own ? 'own' : (`${count} of ${all}` as Reach);
    } catch (error) {
      expect((error as { code?: string }).code, String(error)).toBe('42501');
      return 'refused';
    }
  }

  function statementFor(relation: string, operation: Operation, role: Role): string {
    const { sample, changeable } = relations[relation]!;
    if (operation === 'insert') return insertInto(relation, accounts.user).replace(`'guest'`, `'another'`);
    if (operation === 'select') return `select * from ${relation}`;
    if (operation === 'delete') return `delete from ${relation}`;
    const [column] = (role !== 'service' && changeable) || Object.keys(sample);
    return `update ${relation} set ${column} = ${column}`;
  }

  it('every table has an entry, row-level security and a policy', async () => {
    expect(gaps(await database.query(relationsThere))).toEqual([]);
  });

  it('a new table without them is found', async () => {
    expect(gaps(await database.attempt('create table public.forgotten (id int)', relationsThere))).toEqual([
      'public.forgotten has no entry in supabase/access.ts',
      'public.forgotten has no row-level security or no policy',
    ]);
  });

  const cells = Object.entries(relations).flatMap(([relation, access]) =>
    operations.flatMap((operation) =>
      roles.map((role) => ({ relation, operation, role, expected: access[operation][role] })),
    ),
  );
  // `returning 1` needs no column privilege, so only the policies decide which rows are counted.
  it.each(cells)('$operation on $relation as $role: $expected', async ({ relation, operation, role, expected }) => {
    expect(await reach(role, relation, statementFor(relation, operation, role))).toBe(expected);
  });

  it.each(Object.keys(relations))('%s: no other column can be changed by a signed-in account', async (relation) => {
    const { update, changeable } = relations[relation]!;
    const [schema, table] = relation.split('.');
    const columns = await database.query(
      `select column_name as name, is_generated = 'ALWAYS' as made from information_schema.columns where table_schema = '${schema}' and table_name = '${table}'`,
    );
    expect(columns.length).toBeGreaterThan(0);
    const names = columns.map(({ name }) => String(name));
    const allowed = await Promise.all(
      columns.map(async ({ name, made }) => {
        // A generated column takes no other value, whoever writes it.
        const statement = `update ${relation} set ${String(name)} = ${made ? 'default' : String(name)}`;
        return (await reach('admin', relation, statement)) === 'refused' ? [] : [String(name)];
      }),
    );
    const expected = update.admin === 'refused' ? [] : (changeable ?? names);
    expect(allowed.flat().toSorted()).toEqual([...expected].toSorted());
  });

  it('nobody may empty a table past its policies, or hang something on it', async () => {
    const rows = await database.query(`
      select role || ' may ' || privilege || ' ' || c.oid::regclass as grant
      from pg_class c, unnest(array['anon', 'authenticated', 'service_role']) role, unnest(array['truncate', 'references', 'trigger']) privilege
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and has_table_privilege(role, c.oid, privilege)`);
    expect(rows).toEqual([]);
  });

  it('accounts, sessions and the history of migrations are out of reach', async () => {
    const rows = await database.query(`
      select role || ' may ' || privilege || ' ' || nspname || '.' || relname as grant
      from pg_class c join pg_namespace n on n.oid = relnamespace, unnest(array['anon', 'authenticated']) role,
        unnest(array['select', 'insert', 'update']) privilege
      where nspname not in ('public', 'pg_catalog', 'information_schema', 'pg_toast') and relkind in ('r', 'p', 'v', 'm')
        and has_schema_privilege(role, n.oid, 'usage') and has_any_column_privilege(role, c.oid, privilege)`);
    expect(rows).toEqual([]);
  });

  it('every function is called by exactly those it is for', async () => {
    const rows = await database.query(functionsThere);
    // Private functions are used by policies and constraints, and cannot be called by name.
    expect(
      await database.query(
        `select role from unnest(array['anon', 'authenticated', 'service_role']) role where has_schema_privilege(role, 'private', 'usage')`,
      ),
    ).toEqual([]);
    expect(Object.fromEntries(rows.map(({ name, callers }) => [name, callers]))).toEqual(functions);
  });
});
