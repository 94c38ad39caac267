import type { MessageStore } from '../messageStore';
import type { MessageView } from '../messageView';

export interface MessageManagerProps {
  /** Where messages are loaded, marked, deleted and restored. */
  messages: MessageStore;
  /** The view; see `readMessageView`. */
  view: MessageView;
  /** Called with a new view. */
  onViewChange: (view: MessageView, options: { replace: boolean }) => void;
  /** Called with the name, content and media type of a file to be downloaded; offering it is the caller's. */
  onExport: (fileName: string, content: string | Uint8Array<ArrayBuffer>, type: string) => void;
  /**
   * After how many days a message expires; the owner is told 30 days before.
   * @default 730
   */
  keptDays?: number;
}
