import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { contentAt } from '../content/pageContent';
import { titleOf, useSite } from '../content/site';
import { count } from '../counting/count';
import { findRoute, notFound } from '../routing/routes';

/**
 * What a full page load does and a client navigation does not: the title, the canonical URL, the scroll position and
 * the focus, so that a screen reader starts at the new page (SITE-21). Renders nothing.
 */
export function PageEffects() {
  // Changes with every navigation, so that following a fragment link twice scrolls twice.
  const at = useLocation();
  const site = useSite();
  // On back, forward and page load the browser restores the scroll position itself.
  const byBrowser = useNavigationType() === 'POP';
  const shown = useRef(at.pathname);

  // In the same commit: later, the focus may already be in one of its fields.
  useLayoutEffect(() => {
    const { pathname, hash } = at;
    const route = findRoute(pathname);
    const { content, title } = route ?? notFound;
    document.title = titleOf(title ?? contentAt(content!)?.title ?? '', site);
    // The browser's share function uses this URL.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(pathname, canonical.href).href;
    if (!route && pathname !== '/') console.warn(`No page at ${pathname}`);
    if (shown.current !== pathname) {
      shown.current = pathname;
      document.getElementById('main')?.focus({ preventScroll: true });
      if (!byBrowser) scrollTo(0, 0);
      if (route?.access === 'public') count('view');
    }
    // A view transition continues from here, see morph.ts.
    dispatchEvent(new Event('drawn'));
    if (hash && !byBrowser)
      void import('../search/showPlace').then(
        (place) => place.showPlace(),
        // The browser has already scrolled there; the target is not highlighted.
        () => {},
      );
  }, [at, byBrowser, site]);

  return null;
}
