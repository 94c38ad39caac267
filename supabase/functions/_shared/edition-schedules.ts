import type { SupabaseClient } from 'npm:@supabase/supabase-js@2.119.0';
import { StoreError } from '../send-contact-email/store.ts';

// BRIEF-18
/** Queues the editions that are due. Rejects if the database does not answer. */
export async function queueScheduledEditions(client: SupabaseClient): Promise<void> {
  const { error } = await client.rpc('queue_scheduled_editions');
  if (error) throw new StoreError(error);
}
