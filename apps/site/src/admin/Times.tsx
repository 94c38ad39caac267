import { TimesManager } from '@advisor/content/admin';
import { timesStore } from '../backend/tables/times';
import { LeaveGuard, useLeaveGuard } from '../guarded/LeaveGuard';

/** /admin/times */
export default function Times() {
  const { setUnsaved, ...question } = useLeaveGuard({ links: true });
  return (
    <>
      <TimesManager times={timesStore} onUnsavedChange={setUnsaved} />
      <LeaveGuard {...question} />
    </>
  );
}
