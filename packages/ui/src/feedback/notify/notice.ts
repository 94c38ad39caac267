export type NoticeKind = 'success' | 'error';

/** The content of a notice. */
export interface Notice {
  /** What happened, in a few words. */
  title: string;
  /** What it means or what to do now. */
  message?: string;
}
