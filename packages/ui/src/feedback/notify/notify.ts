export const noticeKinds = ['success', 'error'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What a notice says. */
export interface Notice {
  /** What happened, in a few words. */
  title: string;
  /** What it means or what to do now. */
  message?: string;
}

/** The code behind notices is fetched when it is needed, so that no page pays before. */
const load = () => import('./Notifications');

/** Raises one notice. Without the code, because the network failed before it came, the page's own messages have to do. */
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
  /** Fetches the code ahead of a notice that is likely to come, so that it can be shown without a network too. */
  prepare: (): void => void load().catch(() => null),
  /** It worked. Read out politely; goes after 4 seconds, not while pointed at or focused. */
  success: (title: string, message?: string): Promise<void> => raise('success', { title, message }),
  /** It failed. Read out at once; stays until closed. The same error again replaces its earlier notice. */
  error: (title: string, message?: string): Promise<void> => raise('error', { title, message }),
};
