import type { Message } from './message';
import type { MessageFilter, MessageView } from './messageView';
import type { ListPage } from './usePagedList';

/** Where messages are kept. Every call rejects when it fails. */
export interface MessageStore {
  /** The messages of a view, newest first. */
  list: (view: MessageView) => Promise<ListPage<Message>>;
  /** Every message that fits, newest first, from all pages. */
  listAll: (filter: MessageFilter) => Promise<Message[]>;
  /** Notes that a message is dealt with, or is not after all; resolves to when that was. */
  setHandled: (id: string, handled: boolean) => Promise<string | null>;
}
