import { hash } from '@node-rs/bcrypt';
import type { PostgresConnection } from '@supabase/lite/postgres';

/**
 * For tests: gives accounts a password that is hashed at the least cost. Tests check some hundred, which takes 50 ms each
 * at the usual cost.
 */
export async function hashCheaply(
  { driver }: Pick<PostgresConnection, 'driver'>,
  emails: readonly string[],
  password: string,
): Promise<void> {
  await driver.unsafe('update auth.users set encrypted_password = $1 where email = any($2)', [
    await hash(password, { cost: 4 }),
    emails,
  ]);
}
