import {
  ContentWorkspace,
  contentViewAddress,
  readContentView,
  type ContentWorkspaceProps,
} from '@advisor/content/admin';
import { contentStore } from '../../backend/tables/content';
import { siteFiles } from '../../backend/tables/files';
import { LeaveGuard, useLeaveGuard } from '../../guarded/LeaveGuard';
import { useAddressState } from '../../guarded/useAddressState';
import { PreviewFrame } from '../preview/PreviewFrame';

/** The editor of content, with the project's database, the address of the page, the preview and the question on leaving. */
export function StoredContent(props: Pick<ContentWorkspaceProps, 'headline' | 'tabs' | 'pages' | 'onExport'>) {
  const [view, setView] = useAddressState(readContentView, contentViewAddress);
  const { setUnsaved, ...question } = useLeaveGuard();
  return (
    <>
      <ContentWorkspace
        {...props}
        store={contentStore}
        files={siteFiles}
        view={view}
        onViewChange={setView}
        onUnsavedChange={setUnsaved}
        renderPreview={(path, rows, near) => <PreviewFrame path={path} rows={rows} near={near} />}
      />
      <LeaveGuard {...question} />
    </>
  );
}
