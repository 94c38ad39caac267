import { preloadPage } from '../routing/pageModules';
import { prerenderedAt } from '../routing/prerenderedPage';
import { findRoute } from '../routing/routes';

/**
 * Preloads the code of a link's page when the link is pointed at or receives focus, so that a click shows it at once.
 * A touch counts too: its code is on the way before the finger is lifted. Returns a function that stops it.
 */
export function preloadTarget(link: HTMLAnchorElement): () => void {
  const preload = () => void preloadPageAt(link);
  link.addEventListener('pointerenter', preload);
  link.addEventListener('focus', preload);
  return () => {
    link.removeEventListener('pointerenter', preload);
    link.removeEventListener('focus', preload);
  };
}

async function preloadPageAt({ pathname }: HTMLAnchorElement) {
  // A page that stays as it was loaded needs no code.
  if (prerenderedAt(pathname) !== undefined) return;
  const route = findRoute(pathname);
  // After a failure, the click itself tries again.
  if (route?.access === 'public') await preloadPage(route).catch(() => {});
}
