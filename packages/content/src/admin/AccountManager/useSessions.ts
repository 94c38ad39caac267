import { notify } from '@advisor/ui';
import { useCallback, useState } from 'react';
import { deviceOf, type AccountSession } from '../session';
import type { SessionStore } from '../sessionStore';
import { usePagedList } from '../usePagedList';

/** The sessions to end: one, or all others. */
export type Ending = AccountSession | 'others';

/** Loads and ends the sessions of an account. Each failure is a notice and is logged. */
export function useSessions(store: SessionStore) {
  const [busy, setBusy] = useState(false);
  const load = useCallback(async () => {
    const rows = await store.list();
    return { rows, total: rows.length };
  }, [store]);
  const { state, reload } = usePagedList(load, 'Failed to load sessions');

  async function end(what: Ending) {
    setBusy(true);
    try {
      if (what === 'others') await store.endOthers();
      else await store.end(what.id);
      void notify.success(
        what === 'others' ? 'All other sessions have ended' : `The session has ended: ${deviceOf(what)}`,
      );
    } catch (error) {
      console.error('Failed to end the session', error);
      void notify.error('Failed to end the session', 'It may still be open. Try again.');
    } finally {
      setBusy(false);
    }
    await reload();
  }

  return { state, reload, end, busy };
}
