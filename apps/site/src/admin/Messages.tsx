import { MessageManager, messageViewAddress, readMessageView } from '@advisor/content/admin';
import { saveFile } from '@advisor/ui';
import { siteConfig } from '../../site.config';
import { messageStore } from '../backend/tables/messages';
import { useAddressState } from '../guarded/useAddressState';

/** /admin/messages */
export default function Messages() {
  const [view, setView] = useAddressState(readMessageView, messageViewAddress);
  return (
    <MessageManager
      messages={messageStore}
      view={view}
      onViewChange={setView}
      onExport={saveFile}
      keptDays={siteConfig.messagesKeptDays}
    />
  );
}
