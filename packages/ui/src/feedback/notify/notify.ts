export const noticeKinds = ['success', 'error'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What a notice says. */
export interface Notice {
  /** What happened, in a few words. */
  title: string;
  /** What it means or what to do now. */
  message?: string;
  /**
   * Whether it is only shown, because something that takes the focus, a `SentPanel` for example, says the same.
   * @default false
   */
  silent?: boolean;
}

/** The code behind notices is fetched when it is needed, so that no page pays before. */
const load = () => import('./Notifications');

/** Raises one notice. Without the code, because the network failed before it came, the page's own messages have to do. */
async function raise(kind: NoticeKind, notice: Notice): Promise<() => void> {
  const code = await load().catch(() => null);
  return (await code?.show(kind, notice)) ?? (() => {});
}

/**
 * Tells the person what became of something they did, wherever they are on the page (spec/site.md §9,
 * "Notification display"). At most three notices stand at the bottom right, above an open dialog too; more wait.
 * The promise ends when the notice is shown or waits its turn; there is no need to await it. It brings the function that
 * takes the notice away again, when what it says no longer holds.
 */
export const notify = {
  /** Fetches the code ahead of a notice that is likely to come, so that it can be shown without a network too. */
  prepare: (): void => void load().catch(() => null),
  /** It worked. Read out politely; goes after 4 seconds, not while pointed at or focused. */
  success: (title: string, message?: string, options?: Pick<Notice, 'silent'>): Promise<() => void> =>
    raise('success', { title, message, ...options }),
  /** It failed. Read out at once; stays until closed. The same error again replaces its earlier notice. */
  error: (title: string, message?: string): Promise<() => void> => raise('error', { title, message }),
};
