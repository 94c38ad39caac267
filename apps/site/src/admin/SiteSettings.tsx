import { SettingsManager } from '@advisor/content/admin';
import { siteConfig } from '../../site.config';
import { settingGroups } from '../content/groups';
import { LeaveGuard, useLeaveGuard } from '../guarded/LeaveGuard';
import { StoredContent } from './content/StoredContent';

/** /admin/site-settings */
export default function SiteSettings() {
  const { setUnsaved, ...question } = useLeaveGuard();
  return (
    <>
      {siteConfig.contentStore === 'page' ? (
        <SettingsManager onUnsavedChange={setUnsaved} />
      ) : (
        <StoredContent headline="Site settings" groups={settingGroups} onUnsavedChange={setUnsaved} />
      )}
      <LeaveGuard {...question} />
    </>
  );
}
