import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { contentAt } from '../content/pageContent';
import { titleOf, useSite } from '../content/site';
import { findRoute, notFound } from '../routing/routes';
import { goToPlace } from '../search/goToPlace';

/**
 * What a full page load does and a route change does not: the title, the canonical address, the scroll position
 * and the focus, so that a screen reader starts at the new page (SITE-21). Renders nothing.
 */
export function PageEffects() {
  // Another one with every navigation, so that a link to a fragment scrolls there the second time too.
  const at = useLocation();
  const site = useSite();
  // Back and forward, and a page that was just loaded: the browser scrolls by itself.
  const byBrowser = useNavigationType() === 'POP';
  const shown = useRef(at.pathname);

  useEffect(() => {
    const { pathname, hash } = at;
    const route = findRoute(pathname);
    const { content, title } = route ?? notFound;
    document.title = titleOf(title ?? contentAt(content!)?.title ?? '', site);
    // The browser's share function uses this address.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(pathname, canonical.href).href;
    if (!route && pathname !== '/') console.warn(`No page at ${pathname}`);
    if (shown.current !== pathname) {
      shown.current = pathname;
      document.getElementById('_main')?.focus({ preventScroll: true });
      if (!byBrowser) scrollTo(0, 0);
    }
    if (hash && !byBrowser) goToPlace();
  }, [at, byBrowser, site]);

  return null;
}
