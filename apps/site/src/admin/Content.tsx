import { ContentManager, ContentWorkspace, contentViewAddress, readContentView } from '@advisor/content/admin';
import { siteConfig } from '../../site.config';
import { contentStore } from '../backend/tables/content';
import { contentGroups } from '../content/groups';
import { PreviewFrame } from './preview/PreviewFrame';
import { LeaveGuard, useLeaveGuard } from '../guarded/LeaveGuard';
import { useAddressState } from '../guarded/useAddressState';

/** /admin/content */
export default function Content() {
  const [view, setView] = useAddressState(readContentView, contentViewAddress);
  const { setUnsaved, ...question } = useLeaveGuard();
  return (
    <>
      {siteConfig.contentStore === 'page' ? (
        <ContentManager onUnsavedChange={setUnsaved} />
      ) : (
        <ContentWorkspace
          groups={contentGroups}
          store={contentStore}
          view={view}
          onViewChange={setView}
          onUnsavedChange={setUnsaved}
          renderPreview={(path, draft) => <PreviewFrame path={path} draft={draft} />}
        />
      )}
      <LeaveGuard {...question} />
    </>
  );
}
