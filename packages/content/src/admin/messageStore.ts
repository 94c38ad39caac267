import type { Message } from './message';
import type { MessageFilter, MessageView } from './messageView';
import type { ListPage } from './usePagedList';

/** Where messages are kept. Every call rejects when it fails. */
export interface MessageStore {
  /** The messages of a view, newest first. */
  list: (view: MessageView) => Promise<ListPage<Message>>;
  /** How many messages expire within a month. */
  countExpiring: () => Promise<number>;
  /** Every message that fits, newest first, from all pages. */
  listAll: (filter: MessageFilter) => Promise<Message[]>;
  /** The content of a file of a message, by its SHA-256 digest. */
  loadFile: (id: string, sha256: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Marks a message as handled or not; resolves to the time. */
  setHandled: (id: string, handled: boolean) => Promise<string | null>;
  /** Deletes messages, which disappear from lists; after half an hour they are erased. */
  remove: (ids: readonly string[]) => Promise<unknown>;
  /** Undoes a deletion. Rejects if some messages are already erased; the others are restored. */
  restore: (ids: readonly string[]) => Promise<unknown>;
  /**
   * Everything stored about a person, by case-insensitive email address, newest first, including what was just deleted,
   * with the content of files as `attachments`.
   */
  listOfPerson: (email: string) => Promise<StoredMessage[]>;
}

/** A row as the database has it, with every column. */
export interface StoredMessage extends Message {
  deleted_at: string | null;
  [column: string]: unknown;
}
