import type { MouseEvent } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { isHydrated } from './Hydrated';

/** Calls `go`, which navigates to another page of the site. */
type Transition = (pathname: string, go: () => void) => void;

let transition: Transition = (_pathname, go) => go();

/** Makes links use this transition from now on. */
export function setTransition(next: Transition): void {
  transition = next;
}

/**
 * Follows a link by the router, unless it opens another tab. Before hydration, a click is an ordinary navigation. A
 * link to the current URL adds no history entry.
 */
export function followLink(event: MouseEvent, link: HTMLAnchorElement, href: string, navigate: NavigateFunction): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey || link.target) return;
  event.preventDefault();
  if (isHydrated()) transition(link.pathname, () => void navigate(href, { replace: link.href === location.href }));
  else location.assign(link.href);
}
