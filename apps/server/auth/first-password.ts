import { compare } from '@node-rs/bcrypt';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { wipeOwnerPassword, type DataFolder } from '../data/data-folder.ts';

/** In the app metadata of an account, read-only for its user: the password was generated. */
export const MUST_CHANGE = 'must_change_password';

/** Marks an account as having a generated password, which must be changed at the first sign-in. */
export async function markFirstPassword({ driver }: PostgresConnection, email: string): Promise<void> {
  await driver.unsafe(
    `update auth.users
     set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || jsonb_build_object($2::text, true)
     where lower(email) = $1`,
    [email.toLowerCase(), MUST_CHANGE],
  );
}

/**
 * Looks at every start whether the password that the folder keeps still opens the owner's account. If so it has to be
 * changed; if not it is removed from the files, where an old backup or a crash may have left it.
 */
export async function settleFirstPassword(connection: PostgresConnection, folder: DataFolder): Promise<void> {
  const { ownerEmail, ownerPassword } = folder.secrets;
  if (!ownerPassword) return;
  const rows = await connection.driver.unsafe<{ hash: string | null }[]>(
    'select encrypted_password as hash from auth.users where lower(email) = $1',
    [ownerEmail.toLowerCase()],
  );
  const hash = rows[0]?.hash;
  if (hash && (await compare(ownerPassword, hash))) await markFirstPassword(connection, ownerEmail);
  else wipeOwnerPassword(folder);
}

/** The owner has set their own password: the generated one is removed from every file. */
export function forgetFirstPassword(folder: DataFolder): void {
  if (folder.secrets.ownerPassword) wipeOwnerPassword(folder);
}
