import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { startServer } from '../../../apps/server/server.ts';
import { OWNER_PASSWORD, emptyDataDir } from '../../journeys/site.ts';
import { png } from '../files/samples.ts';
import { setTimeZone } from './time-zone.ts';

/** The data of the draft in a folder to move. */
export const draftData = { nested: { text: 'é "quoted" \\ 🌊', list: [1.5, null, true] } };

/** The keys of a data folder. */
export const secretsIn = (dataDir: string) =>
  JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { publishableKey: string; secretKey: string };

/** A client without a session, with a key of a data folder. */
export const clientAt = (url: string, dataDir: string, key: 'publishableKey' | 'secretKey'): SupabaseClient =>
  createClient(url, secretsIn(dataDir)[key], { auth: { persistSession: false, autoRefreshToken: false } });

/**
 * A data folder from another time zone, whose owner has changed the first password: 700 recipes, a file, a draft and a
 * message. `prepare` is called with a client of the signed-in owner, before they are stored.
 */
export async function makeFolderToMove({
  ownerEmail,
  prepare,
}: {
  ownerEmail?: string;
  prepare: (owner: SupabaseClient) => Promise<void>;
}): Promise<{ dataDir: string; ownerEmail: string; reference: string }> {
  const dataDir = await emptyDataDir();
  const server = await startServer({ dataDir, clientDir: null, port: 0, ...(ownerEmail && { ownerEmail }) });
  const owner = clientAt(server.url, dataDir, 'publishableKey');
  for (const { error } of [
    await owner.auth.signInWithPassword({ email: server.ownerEmail, password: server.newOwnerPassword! }),
    await owner.auth.updateUser({ password: OWNER_PASSWORD }),
  ])
    if (error) throw error;
  await prepare(owner);
  const recipes = Array.from({ length: 700 }, (_, index) => ({
    title: `Soup ${index}`,
    ingredients: ['Water', `Salt ${index}`],
    instructions: 'Boil.',
  }));
  for (const { error } of [
    await owner.from('recipes').insert(recipes),
    await owner.storage.from('public-files').upload('harbour.png', await png()),
    await owner
      .from('content_entries')
      .insert({ collection: 'ventures', key: 'moved', state: 'draft', data: draftData }),
  ])
    if (error) throw error;
  const { data, error } = await clientAt(server.url, dataDir, 'secretKey')
    .from('contact_messages')
    .insert({
      form_type: 'contact',
      name: 'Ada',
      email: 'ada@example.com',
      message: 'Hello 🌊',
      mailed_at: new Date(),
    })
    .select('reference')
    .single();
  if (error) throw error;
  await server.close();
  setTimeZone(dataDir, 'Asia/Kolkata');
  return { dataDir, ownerEmail: server.ownerEmail, reference: data.reference as string };
}
