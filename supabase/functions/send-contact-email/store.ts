import { isDeepStrictEqual } from 'node:util';
import type { SupabaseClient } from 'npm:@supabase/supabase-js@2.119.0';
import type { AnsweringMail } from '../_shared/outgoing-mail.ts';
import type { Attachment } from './attachments.ts';
import type { MailVia } from './mailer.ts';
import type { ContactMessage } from './payload.ts';

/** A row of `contact_messages`. */
export interface StoredMessage {
  id: string;
  /** The number that the sender is told. */
  reference: string;
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

/** A message with the same request id is already stored. */
export class AlreadyStoredError extends Error {
  /** Whether its content is the same: then it is a retry. */
  readonly same: boolean;
  /** The number of the stored message. */
  readonly reference: string;

  constructor({ same, reference }: { same: boolean; reference: string }) {
    super('A message with this request id is stored already.');
    this.same = same;
    this.reference = reference;
  }
}

export interface MessageStore {
  /**
   * Stores a message with its files and the mail to its sender, all or nothing. One that is mailed now counts as attempted
   * once and is held back from retries; one that is `waiting` is due in the next run. Its request id becomes its id; rejects
   * with AlreadyStoredError if that exists.
   */
  add(message: ContactMessage, options: { waiting: boolean; answer?: AnsweringMail | null }): Promise<StoredMessage>;
  /** The files of a message, in the order of the form. */
  attachmentsOf(id: string): Promise<Attachment[]>;
  markMailed(id: string, at: Date, via: MailVia): Promise<void>;
  markNotMailed(id: string, reason: string, nextAt: Date): Promise<void>;
  /** Claims unsent messages that are due, each for one caller only. */
  claimUnsent(maxRows: number): Promise<StoredMessage[]>;
  /** The number of messages that wait for their first mail. */
  countWaiting(): Promise<number>;
}

/** The database refused or did not answer. Its message is omitted, because it repeats values of the row. */
export class StoreError extends Error {
  /** SQLSTATE, or a code of the data API; empty without an answer. */
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
    async add({ formType, requestId, attachments = [], ...message }, { waiting, answer = null }) {
      const content = { ...message, form_type: formType };
      const row = {
        ...content,
        ...(requestId && { id: requestId }),
        mail_attempts: waiting ? 0 : 1,
        ...(waiting && { mail_next_at: new Date().toISOString() }),
      };
      const { data, error } = await client.rpc('add_message', { new_message: row, files: attachments, mail: answer });
      if (error) throw new StoreError(error);
      const [stored] = data as StoredMessage[];
      if (stored) return stored;
      const before = await table().select().eq('id', requestId).single();
      if (before.error) throw new StoreError(before.error);
      const { reference } = before.data as StoredMessage;
      throw new AlreadyStoredError({ same: isSameContent(before.data as Record<string, unknown>, content), reference });
    },
    async attachmentsOf(id) {
      const { data, error } = await client.rpc('read_attachments', { message_id: id });
      if (error) throw new StoreError(error);
      return data as Attachment[];
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

/** Whether a row has everything that a visitor wrote. The order of keys does not matter. */
function isSameContent(stored: Record<string, unknown>, content: Record<string, unknown>): boolean {
  return Object.entries(content).every(([column, value]) => isDeepStrictEqual(stored[column], value));
}
