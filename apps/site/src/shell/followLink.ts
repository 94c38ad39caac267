import type { MouseEvent } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { isHydrated } from './Hydrated';

/**
 * Follows a link by the router, unless it is for another tab. Before hydration, a click is an ordinary navigation: the
 * browser loads the next page in full. A link to the present address adds nothing to the history.
 */
export function followLink(event: MouseEvent, link: HTMLAnchorElement, href: string, navigate: NavigateFunction): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey || link.target) return;
  event.preventDefault();
  if (isHydrated()) void navigate(href, { replace: link.href === location.href });
  else location.assign(link.href);
}
