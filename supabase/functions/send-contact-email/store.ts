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

/** A message with the same request id is stored. */
export class AlreadyStoredError extends Error {
  /** Whether it says the same: then nothing is lost. */
  readonly same: boolean;

  constructor(same: boolean) {
    super('A message with this request id is stored already.');
    this.same = same;
  }
}

export interface MessageStore {
  /**
   * Stores a message whose mailing begins now: it counts as tried once, and is held back from retries.
   * Its request id becomes its id; rejects with AlreadyStoredError when there is one of that id.
   */
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
    async add({ formType, requestId, ...message }) {
      const row = { ...message, ...(requestId && { id: requestId }), form_type: formType, mail_attempts: 1 };
      const { data, error } = await table()
        .upsert(row, { onConflict: 'id', ignoreDuplicates: true })
        .select()
        .maybeSingle();
      if (error) throw new Error(error.message);
      if (data) return data as StoredMessage;
      const before = await table().select().eq('id', requestId).single();
      if (before.error) throw new Error(before.error.message);
      throw new AlreadyStoredError(saysTheSame(before.data as StoredMessage, row));
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

function saysTheSame(stored: StoredMessage, sent: Omit<StoredMessage, 'id' | 'created_at'>): boolean {
  const { name, email, message, form_type: formType } = sent;
  return stored.name === name && stored.email === email && stored.message === message && stored.form_type === formType;
}
