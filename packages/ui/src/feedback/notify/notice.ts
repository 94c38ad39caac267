import type { Language } from '../../language/catalog';

export type NoticeKind = 'success' | 'error';

export interface Notice {
  /** What happened, in a few words. */
  title: string;
  /** What it means, or what to do now. */
  message?: string;
  /**
   * Whether it is not announced, because something that takes focus, such as a `SentPanel`, says the same.
   * @default false
   */
  silent?: boolean;
  /** The language of its texts, also used for the close button and the region. English by default. */
  language?: Pick<Language, 'lang' | 'tell'>;
  /** A one-time action: “Undo”. The notice stays until it is used or dismissed. */
  action?: NoticeAction;
}

export interface NoticeAction {
  /** A verb: “Undo”. */
  label: string;
  /** Called on press; the notice is dismissed too. */
  onAct: () => void;
}

/** Call it to dismiss the notice. */
export interface ShownNotice {
  (): void;
  /** Replaces the text and announces it again. No effect after dismissal. */
  update: (title: string, message?: string) => void;
}
