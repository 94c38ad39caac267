import { DiscardQuestion } from '@advisor/ui';
import { useEffect, useRef, useState } from 'react';
import { setLeaveGuard } from '../routing/navigationGuard';

interface LeaveGuardState {
  /** Whether the person wants to leave, and has to be asked. */
  asking: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

/**
 * Keeps back, forward and Sign Out from leaving a page that holds something unsaved until the person agrees. The router
 * without loaders has no such guard: the step is taken back before it hears of it, and repeated after a yes.
 */
export function useLeaveGuard(): LeaveGuardState & { setUnsaved: (unsaved: boolean) => void } {
  const [unsaved, setUnsaved] = useState(false);
  const [wanted, setWanted] = useState<(() => void) | null>(null);
  const release = useRef<() => void>(null);

  useEffect(() => {
    if (!unsaved) return undefined;
    release.current = setLeaveGuard((go) => setWanted(() => go));
    return release.current;
  }, [unsaved]);

  return {
    asking: wanted !== null,
    setUnsaved,
    onKeep: () => setWanted(null),
    onDiscard: () => {
      release.current?.();
      wanted?.();
    },
  };
}

/** The question of a leave guard. */
export function LeaveGuard({ asking, onDiscard, onKeep }: LeaveGuardState) {
  return <DiscardQuestion open={asking} onDiscard={onDiscard} onKeep={onKeep} />;
}
