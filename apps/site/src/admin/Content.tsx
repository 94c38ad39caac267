import { ContentManager } from '@advisor/content/admin';
import { LeaveGuard, useLeaveGuard } from '../guarded/LeaveGuard';

/** /admin/content */
export default function Content() {
  const { setUnsaved, ...question } = useLeaveGuard();
  return (
    <>
      <ContentManager onUnsavedChange={setUnsaved} />
      <LeaveGuard {...question} />
    </>
  );
}
