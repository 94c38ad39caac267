import type { ConversationEntry, ReplyTemplate } from './conversation';
import type { Message, MessageState } from './message';
import type { MessageFilter, MessageView } from './messageView';
import type { ListPage } from '../lists/usePagedList';

/** A change to messages; omitted properties stay. */
export interface MessageChange {
  state?: MessageState;
  read?: boolean;
  spam?: boolean;
  /** A date such as 2026-11-30; null for none. */
  due_on?: string | null;
}

/** Some messages, or all that match a filter. */
export type MessageChoice = { ids: readonly string[] } | { filter: MessageFilter };

/** A saved filter of an owner. */
export interface SavedFilter {
  id: string;
  name: string;
  /** Its query string, starting with "?". */
  query: string;
}

/** The message store. Every call rejects when it fails. */
export interface MessageStore {
  /** The messages of a view, newest first. */
  list: (view: MessageView) => Promise<ListPage<Message>>;
  /** Loads a message and marks it as read; null if it no longer exists. */
  open: (id: string) => Promise<Message | null>;
  /** The conversation with the sender of a message, oldest first; rejects if the message is gone. */
  readConversation: (id: string) => Promise<ConversationEntry[]>;
  /** Adds a note to a message. Idempotent by `noteId`. */
  addNote: (noteId: string, id: string, text: string) => Promise<unknown>;
  /** Queues a reply to the sender, and marks the message as waiting. Idempotent by `replyId`. */
  sendReply: (replyId: string, id: string, subject: string, text: string) => Promise<unknown>;
  /** The reply templates, by name. */
  listTemplates: () => Promise<ReplyTemplate[]>;
  /** Updates a template, or adds one if its id is empty. Rejects if the name is taken. */
  saveTemplate: (template: ReplyTemplate) => Promise<unknown>;
  removeTemplate: (id: string) => Promise<unknown>;
  /** This owner's saved filters, in order. */
  listFilters: () => Promise<SavedFilter[]>;
  /** Saves a filter at an index. Rejects if the owner already has one with this name. */
  addFilter: (name: string, query: string, place: number) => Promise<unknown>;
  /** Reorders the filters. */
  orderFilters: (ids: readonly string[]) => Promise<unknown>;
  removeFilter: (id: string) => Promise<unknown>;
  /** The number of messages that expire within a month. */
  countExpiring: () => Promise<number>;
  /** All messages that match, newest first. */
  listAll: (filter: MessageFilter) => Promise<Message[]>;
  /** The content of an attached file, by its SHA-256 digest. */
  loadFile: (id: string, sha256: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Changes messages; resolves to the updated messages, or only to their ids if there are more than 100. */
  change: (choice: MessageChoice, change: MessageChange) => Promise<{ ids: string[]; rows: Message[] }>;
  /**
   * Deletes messages, which disappear from lists and are erased after half an hour. With `unsubscribe` their senders
   * are erased from the list of the brief at once, in the same transaction. Resolves to the ids of the deleted ones.
   */
  remove: (choice: MessageChoice, options?: { unsubscribe?: boolean }) => Promise<string[]>;
  /** Undoes a deletion. Rejects if some messages are already erased; the others are restored. */
  restore: (ids: readonly string[]) => Promise<unknown>;
  /**
   * Everything stored about a person, by case-insensitive e-mail address, newest first, including recent deletions:
   * file contents as `attachments`, the notes, the mails in reply as `mails`, and the brief's `subscription` with the
   * message that requested it or, if that is gone, the newest.
   */
  listOfPerson: (email: string) => Promise<StoredMessage[]>;
}

/** A database row, without internal columns. */
export interface StoredMessage extends Message {
  deleted_at: string | null;
  [column: string]: unknown;
}
