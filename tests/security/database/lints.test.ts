import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { onDatabases } from '../support/databases.ts';

/**
 * Supabase's database lints. The original ones (splinter) run on a PostgreSQL server. The most important ones also run on
 * the embedded database, under splinter's names, so that a machine without PostgreSQL has them too.
 */

const lints: Record<string, string> = {
  unindexed_foreign_keys: `
    select conrelid::regclass || '.' || conname as finding from pg_constraint
    where contype = 'f' and connamespace in (select oid from mine)
      and not exists (select from pg_index where indrelid = conrelid and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)`,
  rls_disabled_in_public: `
    select oid::regclass::text as finding from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
  rls_enabled_no_policy: `
    select oid::regclass::text as finding from pg_class
    where relnamespace in (select oid from mine) and relrowsecurity and not exists (select from pg_policy where polrelid = pg_class.oid)`,
  no_primary_key: `
    select oid::regclass::text as finding from pg_class
    where relnamespace in (select oid from mine) and relkind in ('r', 'p')
      and not exists (select from pg_index where indrelid = pg_class.oid and indisprimary)`,
  function_search_path_mutable: `
    select oid::regprocedure::text as finding from pg_proc
    where pronamespace in (select oid from mine)
      and not exists (select from unnest(proconfig) setting where setting like 'search_path=%')`,
  security_definer_view: `
    select oid::regclass::text as finding from pg_class
    where relnamespace in (select oid from mine) and relkind = 'v' and not coalesce(reloptions, '{}') && '{security_invoker=true,security_invoker=on}'`,
  materialized_view_in_api: `
    select oid::regclass::text as finding from pg_class where relnamespace = 'public'::regnamespace and relkind = 'm'`,
  multiple_permissive_policies: `
    select polrelid::regclass || ' ' || operation::text as finding
    from pg_policy, unnest(case polcmd when '*' then '{r,a,w,d}'::"char"[] else array[polcmd] end) operation
    where polpermissive group by polrelid, operation, polroles having count(*) > 1`,
  // A call such as auth.uid() runs once per row unless it is wrapped in a select.
  auth_rls_initplan: `
    select polrelid::regclass || ' ' || polname as finding from pg_policy,
      lower(coalesce(pg_get_expr(polqual, polrelid), '') || ' ' || coalesce(pg_get_expr(polwithcheck, polrelid), '')) as rule
    where regexp_replace(rule, 'select (auth|private)\\.\\w+\\(\\)', '', 'g') ~ '(auth|private)\\.\\w+\\('`,
};

/** One realistic example of each defect. */
const planted = [
  `create table public.forgotten (owner uuid references auth.users (id))`,
  `create table public.loose (id int primary key)`,
  `alter table public.loose enable row level security`,
  `create function public.wherever() returns int language sql as 'select 1'`,
  `create view public.bare as select * from public.recipes`,
  `create materialized view public.stale as select id from public.recipes`,
  `create policy "Again" on public.recipes for select to authenticated using (auth.uid() is not null)`,
];

const asked = (query: string) =>
  `with mine as (select oid from pg_namespace where nspname in ('public', 'private')) ${query}`;

onDatabases((database, name) => {
  it.each(Object.keys(lints))('%s finds nothing, and finds what is planted', async (name) => {
    expect(await database.query(asked(lints[name]!))).toEqual([]);
    expect(await database.attempt(...planted, asked(lints[name]!))).not.toEqual([]);
  });

  it.skipIf(name === 'the embedded database')(
    "Supabase's own lints find nothing, and find what is planted",
    async () => {
      expect(splinter(database.url!)).toEqual([]);
      for (const statement of planted) await database.query(statement);
      const found = splinter(database.url!);
      for (const rule of [
        'performance/unindexedForeignKeys',
        'performance/noPrimaryKey',
        'performance/multiplePermissivePolicies',
        'performance/authRlsInitplan',
        'security/rlsDisabledInPublic',
        'security/rlsEnabledNoPolicy',
        'security/functionSearchPathMutable',
        'security/securityDefinerView',
        'security/materializedViewInApi',
      ])
        expect(found).toContain(`splinter/${rule}`);
    },
  );
});

interface LintReport {
  diagnostics: { category: string }[];
}

/** Runs splinter and returns the rules with findings. */
function splinter(url: string): string[] {
  const program = createRequire(import.meta.url).resolve('@postgres-language-server/cli/bin/postgres-language-server');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      program,
      'dblint',
      '--config-path',
      join(import.meta.dirname, 'splinter'),
      '--reporter',
      'json',
      '--max-diagnostics',
      'none',
      '--connection-string',
      url,
    ],
    { encoding: 'utf8' },
  );
  if (!stdout) throw new Error(`The lints did not run: ${stderr}`);
  return (JSON.parse(stdout) as LintReport).diagnostics.map(({ category }) => category);
}
