import type { Notice, NoticeKind, ShownNotice } from './notice';

/** Loaded on demand, so that notices cost nothing in the first load. */
const load = () => import('./Notifications');

/** Shows one notice. If the code cannot be loaded, only the page's own messages are shown. */
async function raise(kind: NoticeKind, notice: Notice): Promise<ShownNotice> {
  const code = await load().catch(() => null);
  return (await code?.show(kind, notice)) ?? Object.assign(() => {}, { update() {} });
}

// NOTICE-1, NOTICE-7
/**
 * Reports the outcome of a user's action, wherever they are on the page. At most three notices are shown at the bottom
 * right, also above an open dialog; more are queued. On a phone only the newest is visible. The promise resolves when the
 * notice is shown or queued and need not be awaited; it returns a function that dismisses the notice, with `update` to
 * replace its text.
 */
export const notify = {
  /** Preloads the code, so that a notice can be shown offline too. */
  prepare: (): void => void load().catch(() => null),
  /** A success. Announced politely; disappears after 4 seconds, but not while hovered or focused. */
  success: (
    title: string,
    message?: string,
    options?: Pick<Notice, 'silent' | 'language' | 'action'>,
  ): Promise<ShownNotice> => raise('success', { title, message, ...options }),
  /** An error. Announced assertively; stays until dismissed. The same error again replaces the earlier notice. */
  error: (title: string, message?: string, options?: Pick<Notice, 'language' | 'action'>): Promise<ShownNotice> =>
    raise('error', { title, message, ...options }),
};
