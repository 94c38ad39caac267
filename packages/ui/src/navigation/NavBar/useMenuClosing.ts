import { useEffect, useRef, type RefObject } from 'react';

/** The open elements: the menu first, then groups. */
const opened = (menu: HTMLDetailsElement | null) => [
  ...(menu?.parentElement?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []),
];

/**
 * Closes the menu and the groups when a link is chosen, on navigation, on Escape, and on a click outside; the menu also
 * when the viewport becomes wide enough.
 */
export function useMenuClosing(
  disclosure: RefObject<HTMLDetailsElement | null>,
  currentPath: string | undefined,
): void {
  const shownPath = useRef(currentPath);
  useEffect(() => {
    // Not on the first page: a menu opened before hydration stays open.
    if (shownPath.current === currentPath) return;
    shownPath.current = currentPath;
    for (const each of opened(disclosure.current)) each.open = false;
  }, [disclosure, currentPath]);

  useEffect(() => {
    const details = disclosure.current;
    const nav = details?.parentElement;
    if (!details || !nav) return;
    const close = () => {
      for (const each of opened(details)) each.open = false;
    };
    const onNavClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // The last one is the innermost.
      const last = event.key === 'Escape' ? opened(details).at(-1) : undefined;
      if (!last) return;
      // Otherwise focus would be lost with the focused link.
      if (nav.contains(document.activeElement)) last.querySelector('summary')?.focus();
      last.open = false;
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return;
      // In the bar a click elsewhere also closes a group; in the menu it does not, because rows would move.
      for (const each of opened(details)) {
        const isInBar = each !== details && !details.open;
        if (!(isInBar ? each : nav).contains(target)) each.open = false;
      }
    };
    // CSS hides the menu button when the links fit.
    const watch = new ResizeObserver(() => {
      if (details.getClientRects().length === 0) details.open = false;
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
