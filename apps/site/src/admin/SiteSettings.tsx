import { settingTabs } from '../content/tabs';
import { StoredContent } from './content/StoredContent';

/** /admin/site-settings */
export default function SiteSettings() {
  return <StoredContent headline="Site settings" tabs={settingTabs} />;
}
