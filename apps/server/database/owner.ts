import type { PostgresConnection } from '@supabase/lite/postgres';
import { isSingleAddress } from '@advisor/contact-function/rules.generated.ts';
import { markFirstPassword } from '../auth/first-password.ts';
import { createProject, type ProjectSettings } from './project.ts';

/** What happened to the account: made with the password given, or found and, if it was not the owner yet, promoted. */
export type OwnerResult = 'created' | 'promoted' | 'unchanged';

/** Makes an account the site's owner. A new one must change its password at the first sign-in; an existing one keeps it. */
export async function makeOwner(
  connection: PostgresConnection,
  settings: Pick<ProjectSettings, 'secrets' | 'siteUrl'>,
  { email, password }: { email: string; password: string },
): Promise<OwnerResult> {
  const address = email.trim().toLowerCase();
  if (!isSingleAddress(address))
    throw new Error(`"${email}" is not an email address. Use one such as you@example.com.`);

  let user = await findUser(connection, address);
  const isNew = user === undefined;
  if (isNew) {
    // The sign-in service has no call to create an account for someone else, so one with open sign-up exists briefly.
    const { error } = await createProject(connection, { ...settings, signUp: true })
      .getClient()
      .auth.signUp({ email: address, password });
    if (error) throw new Error(`The account could not be made: ${error.message}`);
    user = await findUser(connection, address);
    await markFirstPassword(connection, address);
  }
  const { count } = await connection.driver.unsafe(
    `insert into public.user_roles (user_id, role) values ($1, 'admin') on conflict (user_id, role) do nothing`,
    [user],
  );
  return isNew ? 'created' : count > 0 ? 'promoted' : 'unchanged';
}

/** Whether there is an owner. */
export async function hasOwner(connection: PostgresConnection): Promise<boolean> {
  const rows = await connection.driver.unsafe(`select 1 from public.user_roles where role = 'admin' limit 1`);
  return rows.length > 0;
}

async function findUser(connection: PostgresConnection, email: string): Promise<string | undefined> {
  const rows = await connection.driver.unsafe<{ id: string }[]>('select id from auth.users where lower(email) = $1', [
    email,
  ]);
  return rows[0]?.id;
}
