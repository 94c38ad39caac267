import { saveFile } from '@advisor/ui';
import { contentPages, contentTabs } from '../content/tabs';
import { StoredContent } from './content/StoredContent';

/** /admin/content */
export default function Content() {
  return <StoredContent headline="Content" tabs={contentTabs} pages={contentPages} onExport={saveFile} />;
}
