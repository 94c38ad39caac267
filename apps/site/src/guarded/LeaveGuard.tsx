import { DiscardQuestion } from '@advisor/ui';
import { useEffect, useRef, useState } from 'react';
import { setLeaveGuard } from '../routing/navigationGuard';

interface LeaveGuardState {
  /** Whether a navigation is pending and needs confirmation. */
  asking: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

/**
 * Blocks back, forward and Sign Out on a page with unsaved changes until the user confirms. The declarative router has
 * no blocker: the navigation is reverted before the router sees it, and repeated after confirmation. With `links`, the
 * site's links too, where nothing is autosaved.
 */
export function useLeaveGuard({ links = false } = {}): LeaveGuardState & { setUnsaved: (unsaved: boolean) => void } {
  const [unsaved, setUnsaved] = useState(false);
  const [wanted, setWanted] = useState<(() => void) | null>(null);
  const release = useRef<() => void>(null);

  useEffect(() => {
    if (!unsaved) return undefined;
    const releaseSteps = setLeaveGuard((go) => setWanted(() => go));
    const releaseLinks = links ? holdLinks((go) => setWanted(() => go)) : undefined;
    release.current = () => {
      releaseSteps();
      releaseLinks?.();
    };
    return release.current;
  }, [unsaved, links]);

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

/** Asks before a link of the site is followed in this tab, until the returned function is called. */
function holdLinks(ask: (go: () => void) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-routed]');
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => link.click());
  };
  // Before the router handles it.
  addEventListener('click', onClick, true);
  return () => removeEventListener('click', onClick, true);
}

/** A leave guard's confirmation. */
export function LeaveGuard({ asking, onDiscard, onKeep }: LeaveGuardState) {
  return <DiscardQuestion open={asking} onDiscard={onDiscard} onKeep={onKeep} />;
}
