import type { Message } from './message';
import type { MessageFilter, MessageView } from './messageView';
import type { ListPage } from './usePagedList';

/** Where messages are kept. Every call rejects when it fails. */
export interface MessageStore {
  /** The messages of a view, newest first. */
  list: (view: MessageView) => Promise<ListPage<Message>>;
  /** How many messages will be removed by themselves within a month. */
  countExpiring: () => Promise<number>;
  /** Every message that fits, newest first, from all pages. */
  listAll: (filter: MessageFilter) => Promise<Message[]>;
  /** Notes that a message is dealt with, or is not after all; resolves to when that was. */
  setHandled: (id: string, handled: boolean) => Promise<string | null>;
  /** Deletes messages: they are listed no more. Half an hour later they are removed for good. */
  remove: (ids: readonly string[]) => Promise<unknown>;
  /** Takes a deletion back. Rejects when one of them is removed for good; the others are back then. */
  restore: (ids: readonly string[]) => Promise<unknown>;
  /** All that is stored of a person, by e-mail address in whatever case, newest first, also what was deleted just now. */
  listOfPerson: (email: string) => Promise<StoredMessage[]>;
}

/** A row as the database has it, with every column. */
export interface StoredMessage extends Message {
  deleted_at: string | null;
  [column: string]: unknown;
}
