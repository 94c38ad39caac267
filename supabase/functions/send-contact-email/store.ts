import type { SupabaseClient } from 'npm:@supabase/supabase-js@2.119.0';
import type { ContactMessage } from './payload.ts';

/** A row of `contact_messages`. */
export interface StoredMessage {
  id: string;
  created_at: string;
  form_type: ContactMessage['formType'];
  name: string;
  email: string;
  company: string | null;
  phone: string | null;
  message: string;
  details: Record<string, unknown> | null;
  mail_attempts: number;
}

export interface MessageStore {
  /** Stores a message whose mailing begins now: it counts as tried once, and is held back from retries. */
  add(message: ContactMessage): Promise<StoredMessage>;
  markMailed(id: string, at: Date): Promise<void>;
  markNotMailed(id: string, reason: string, nextAt: Date): Promise<void>;
  /** Hands out unsent messages that are due, each to one caller only. */
  claimUnsent(maxRows: number): Promise<StoredMessage[]>;
}

/** The store over a Supabase client that holds the service role. Every call rejects when the database does not answer. */
export function createStore(client: SupabaseClient): MessageStore {
  const table = () => client.from('contact_messages');
  return {
    async add({ formType, ...message }) {
      const { data, error } = await table()
        .insert({ ...message, form_type: formType, mail_attempts: 1 })
        .select()
        .single();
      if (error) throw new Error(error.message);
      return data as StoredMessage;
    },
    async markMailed(id, at) {
      const { error } = await table().update({ mailed_at: at.toISOString(), mail_error: null }).eq('id', id);
      if (error) throw new Error(error.message);
    },
    async markNotMailed(id, reason, nextAt) {
      const { error } = await table()
        .update({ mail_error: reason, mail_next_at: nextAt.toISOString() })
        .eq('id', id)
        .is('mailed_at', null);
      if (error) throw new Error(error.message);
    },
    async claimUnsent(maxRows) {
      const { data, error } = await client.rpc('claim_unsent_messages', { max_rows: maxRows });
      if (error) throw new Error(error.message);
      return data as StoredMessage[];
    },
  };
}
