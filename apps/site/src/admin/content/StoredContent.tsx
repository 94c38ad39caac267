import {
  ContentWorkspace,
  contentViewAddress,
  readContentView,
  type ContentGroup,
  type ContentWorkspaceProps,
} from '@advisor/content/admin';
import { contentStore } from '../../backend/tables/content';
import { siteFiles } from '../../backend/tables/files';
import { useAddressState } from '../../guarded/useAddressState';
import { PreviewFrame } from '../preview/PreviewFrame';

interface StoredContentProps {
  headline: string;
  groups: readonly ContentGroup[];
  onExport?: ContentWorkspaceProps['onExport'];
  onUnsavedChange: (unsaved: boolean) => void;
}

/** The editor of content, with the project's database, the address of the page and the preview. */
export function StoredContent(props: StoredContentProps) {
  const [view, setView] = useAddressState(readContentView, contentViewAddress);
  return (
    <ContentWorkspace
      {...props}
      store={contentStore}
      files={siteFiles}
      view={view}
      onViewChange={setView}
      renderPreview={(path, rows, near) => <PreviewFrame path={path} rows={rows} near={near} />}
    />
  );
}
