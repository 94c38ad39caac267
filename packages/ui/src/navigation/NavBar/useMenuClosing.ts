import { useEffect, useRef, type RefObject } from 'react';

/**
 * Closes the menu when a link in it is chosen, when another page is shown, on Escape, on a press outside, and when
 * the window becomes wide enough.
 */
export function useMenuClosing(
  disclosure: RefObject<HTMLDetailsElement | null>,
  currentPath: string | undefined,
): void {
  const shownPath = useRef(currentPath);
  useEffect(() => {
    // Not on the first page: a menu opened before the script arrived stays open.
    if (shownPath.current === currentPath) return;
    shownPath.current = currentPath;
    if (disclosure.current) disclosure.current.open = false;
  }, [disclosure, currentPath]);

  useEffect(() => {
    const details = disclosure.current!;
    const nav = details.parentElement!;
    const close = () => {
      details.open = false;
    };
    const listening = new AbortController();
    const { signal } = listening;
    nav.addEventListener(
      'click',
      ({ target }) => {
        if ((target as Element).closest('a')) close();
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        // A popover in the menu closes first.
        if (event.key !== 'Escape' || !details.open || nav.querySelector(':popover-open')) return;
        // Focus would be lost with the focused link.
        if (nav.contains(document.activeElement)) details.querySelector('summary')!.focus();
        close();
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!nav.contains(target as Node)) close();
      },
      { signal },
    );
    // The stylesheet hides the menu button at the width at which the links fit.
    const watch = new ResizeObserver(() => {
      if (details.getClientRects().length === 0) close();
    });
    watch.observe(details);
    return () => {
      watch.disconnect();
      listening.abort();
    };
  }, [disclosure]);
}
