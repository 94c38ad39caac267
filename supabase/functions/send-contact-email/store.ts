import { isDeepStrictEqual } from 'node:util';
import type { SupabaseClient } from 'npm:@supabase/supabase-js@2.119.0';
import type { MailVia } from './mailer.ts';
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
   * Stores a message. One that is mailed now counts as tried once, and is held back from retries; one that is
   * `waiting` is due for the next run. Its request id becomes its id; rejects with AlreadyStoredError when there is
   * one of that id.
   */
  add(message: ContactMessage, options: { waiting: boolean }): Promise<StoredMessage>;
  markMailed(id: string, at: Date, via: MailVia): Promise<void>;
  markNotMailed(id: string, reason: string, nextAt: Date): Promise<void>;
  /** Hands out unsent messages that are due, each to one caller only. */
  claimUnsent(maxRows: number): Promise<StoredMessage[]>;
  /** Messages that wait for their first mail. */
  countWaiting(): Promise<number>;
}

/** The database refused or did not answer. Its message is kept out: it repeats values of the row. */
export class StoreError extends Error {
  /** SQLSTATE, or a code of the data API; empty when nothing answered. */
  readonly code: string;
  readonly constraint: string | undefined;

  constructor(error: { code?: string; message: string }) {
    super('The database did not do what it was asked.');
    this.name = 'StoreError';
    this.code = error.code || 'no answer';
    this.constraint = /constraint "(\w+)"/.exec(error.message)?.[1];
  }
}

/** The store over a Supabase client that holds the service role. Every call rejects when the database does not answer. */
export function createStore(client: SupabaseClient): MessageStore {
  const table = () => client.from('contact_messages');
  return {
    async add({ formType, requestId, ...message }, { waiting }) {
      const content = { ...message, form_type: formType };
      const row = {
        ...content,
        ...(requestId && { id: requestId }),
        mail_attempts: waiting ? 0 : 1,
        ...(waiting && { mail_next_at: new Date().toISOString() }),
      };
      const { data, error } = await table()
        .upsert(row, { onConflict: 'id', ignoreDuplicates: true })
        .select()
        .maybeSingle();
      if (error) throw new StoreError(error);
      if (data) return data as StoredMessage;
      const before = await table().select().eq('id', requestId).single();
      if (before.error) throw new StoreError(before.error);
      throw new AlreadyStoredError(saysTheSame(before.data as Record<string, unknown>, content));
    },
    async markMailed(id, at, via) {
      const { error } = await table()
        .update({ mailed_at: at.toISOString(), mail_via: via, mail_error: null })
        .eq('id', id);
      if (error) throw new StoreError(error);
    },
    async markNotMailed(id, reason, nextAt) {
      const { error } = await table()
        .update({ mail_error: reason, mail_next_at: nextAt.toISOString() })
        .eq('id', id)
        .is('mailed_at', null);
      if (error) throw new StoreError(error);
    },
    async claimUnsent(maxRows) {
      const { data, error } = await client.rpc('claim_unsent_messages', { max_rows: maxRows });
      if (error) throw new StoreError(error);
      return data as StoredMessage[];
    },
    async countWaiting() {
      const { count, error } = await table()
        .select('id', { count: 'exact', head: true })
        .is('mailed_at', null)
        .is('deleted_at', null)
        .eq('mail_attempts', 0)
        .lte('mail_next_at', new Date().toISOString());
      if (error) throw new StoreError(error);
      return count ?? 0;
    },
  };
}

/** Whether all that a visitor wrote is in the row: of objects in any order, as the database returns them. */
function saysTheSame(stored: Record<string, unknown>, content: Record<string, unknown>): boolean {
  return Object.entries(content).every(([column, value]) => isDeepStrictEqual(stored[column], value));
}
