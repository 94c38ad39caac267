import type { StoredEntry } from '@advisor/content/collections';

/** Identifies messages between the editor and its preview: other frames send messages too. */
export const previewMessage = 'advisor-preview';

/** The preview's content. */
export interface PreviewAsk {
  /** The page's path. */
  path: string;
  /** The drafts, over the published content. */
  rows: readonly StoredEntry[];
  /** The text of the field being edited, to which the page is scrolled. May be empty. */
  near: string;
}
