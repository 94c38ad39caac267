import type { Notice, NoticeKind } from './notice';

/** The code for notices is loaded on demand, so that no page pays for it earlier. */
const load = () => import('./Notifications');

/** Shows one notice. If the code cannot be loaded, only the page's own messages are shown. */
async function raise(kind: NoticeKind, notice: Notice): Promise<void> {
  const code = await load().catch(() => null);
  await code?.show(kind, notice);
}

// NOTICE-1
/**
 * Tells people the outcome of something they did, wherever they are on the page. At most three notices are shown at the
 * bottom right, above an open dialog too; more are queued. The promise resolves when the notice is shown or queued;
 * there is no need to await it.
 */
export const notify = {
  /** A success. Announced politely; disappears after 4 seconds, but not while hovered or focused. */
  success: (title: string, message?: string): Promise<void> => raise('success', { title, message }),
  /** An error. Announced at once; stays until closed. The same error again replaces its earlier notice. */
  error: (title: string, message?: string): Promise<void> => raise('error', { title, message }),
};
