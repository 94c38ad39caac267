import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { findRoute, notFound } from '../routing/routes';
import { titleOf } from '../routing/titleOf';

/**
 * What a full page load does and a route change does not: the title, the canonical address, the scroll position
 * and the focus, so that a screen reader starts at the new page. Renders nothing.
 */
export function PageEffects() {
  const { pathname, hash, key } = useLocation();
  const byHistory = useNavigationType() === 'POP';
  const shown = useRef(pathname);

  useEffect(() => {
    const route = findRoute(pathname);
    document.title = titleOf(route ?? notFound);
    // The browser's share function uses this address.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(pathname, canonical.href).href;
    if (!route && pathname !== '/') console.warn(`No page at ${pathname}`);
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
    // Back and forward keep the browser's scroll position.
    if (!byHistory && !hash) scrollTo(0, 0);
  }, [pathname, hash, byHistory]);

  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    // The key changes with every navigation, so that a link to a fragment scrolls there the second time too.
  }, [pathname, hash, key]);

  return null;
}
