import type { UserAccount, UserStore } from '@advisor/content/admin';
import { getClient } from '../client';

/** The accounts of the site, for an owner. */
export const userStore: UserStore = { list, setOwner };

async function list(): Promise<UserAccount[]> {
  const client = await getClient();
  const { data, error } = await client.rpc('list_accounts');
  if (error) throw error;
  return data as UserAccount[];
}

async function setOwner(id: string, owner: boolean): Promise<void> {
  const client = await getClient();
  const { error } = await client.rpc('set_owner', { account_id: id, owner });
  if (!error) return;
  // These are sentences of our own; others are of the database.
  const isSentence = /^PT4|^42501$/.test(error.code);
  throw Object.assign(new Error(error.message, { cause: error }), isSentence && { reason: error.message });
}
