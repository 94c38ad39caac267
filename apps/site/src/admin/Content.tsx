import { ContentManager } from '@advisor/content/admin';
import { saveFile } from '@advisor/ui';
import { siteConfig } from '../../site.config';
import { contentGroups } from '../content/groups';
import { LeaveGuard, useLeaveGuard } from '../guarded/LeaveGuard';
import { StoredContent } from './content/StoredContent';

/** /admin/content */
export default function Content() {
  const { setUnsaved, ...question } = useLeaveGuard();
  return (
    <>
      {siteConfig.contentStore === 'page' ? (
        <ContentManager onUnsavedChange={setUnsaved} />
      ) : (
        <StoredContent headline="Content" groups={contentGroups} onExport={saveFile} onUnsavedChange={setUnsaved} />
      )}
      <LeaveGuard {...question} />
    </>
  );
}
