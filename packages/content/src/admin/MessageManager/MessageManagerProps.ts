import type { MessageStore } from '../messages/messageStore';
import type { MessageView } from '../messages/messageView';

export interface MessageManagerProps {
  messages: MessageStore;
  /** The view; see `readMessageView`. */
  view: MessageView;
  /** Called with a new view. */
  onViewChange: (view: MessageView, options: { replace: boolean }) => void;
  /** Called with the name, content and media type of a file for the caller to download. */
  onExport: (fileName: string, content: string | Uint8Array<ArrayBuffer>, type: string) => void;
  /** Called when messages were read or changed, to refresh the unread count. */
  onChanged?: () => void;
  /**
   * The retention period in days; the owner is warned 30 days before.
   * @default 730
   */
  keptDays?: number;
}
