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
    const details = disclosure.current;
    const nav = details?.parentElement;
    const summary = details?.querySelector('summary');
    if (!details || !nav || !summary) return;
    const close = () => {
      details.open = false;
    };
    const onNavClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      // Focus would be lost with the focused link.
      if (nav.contains(document.activeElement)) summary.focus();
      close();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !nav.contains(target)) close();
    };
    // The stylesheet hides the menu button at the width at which the links fit.
    const watch = new ResizeObserver(() => {
      if (details.getClientRects().length === 0) close();
    });
    watch.observe(details);
    nav.addEventListener('click', onNavClick);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      watch.disconnect();
      nav.removeEventListener('click', onNavClick);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [disclosure]);
}
