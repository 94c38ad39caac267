import { SettingsManager } from '@advisor/content/admin';
import { LeaveGuard, useLeaveGuard } from '../guarded/LeaveGuard';

/** /admin/site-settings */
export default function SiteSettings() {
  const { setUnsaved, ...question } = useLeaveGuard();
  return (
    <>
      <SettingsManager onUnsavedChange={setUnsaved} />
      <LeaveGuard {...question} />
    </>
  );
}
