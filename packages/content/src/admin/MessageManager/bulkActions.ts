import type { MessageChange } from '../messages/messageStore';

/** An action for several messages at once. */
export interface BulkAction {
  value: string;
  /** The option's label: "Mark as done". */
  label: string;
  /** The change to make, or `delete`. */
  change: MessageChange | 'delete';
}

export const bulkActions: readonly BulkAction[] = [
  { value: 'read', label: 'Mark as read', change: { read: true } },
  { value: 'unread', label: 'Mark as unread', change: { read: false } },
  { value: 'new', label: 'Mark as new', change: { state: 'new' } },
  { value: 'waiting', label: 'Mark as waiting', change: { state: 'waiting' } },
  { value: 'done', label: 'Mark as done', change: { state: 'done' } },
  { value: 'spam', label: 'Mark as spam', change: { spam: true } },
  { value: 'not-spam', label: 'Not spam', change: { spam: false } },
  { value: 'delete', label: 'Delete', change: 'delete' },
];
