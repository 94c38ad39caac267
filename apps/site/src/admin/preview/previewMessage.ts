import type { StoredEntry } from '@advisor/content/collections';

/** Names the messages between the editor and its preview: other frames send messages too. */
export const previewMessage = 'advisor-preview';

/** What is to be shown. */
export interface PreviewAsk {
  /** The address of the page. */
  path: string;
  /** The drafts, over what is published. */
  rows: readonly StoredEntry[];
  /** What is being edited, in its words: the page is scrolled to where they stand. May be empty. */
  near: string;
}
