export type NoticeKind = 'success' | 'error';

/** The content of a notice. */
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
