import { preloadPage } from '../routing/pageModules';
import { prerenderedAt } from '../routing/prerenderedPage';
import { findRoute } from '../routing/routes';

/**
 * Preloads the code of a link's page, so that a click shows it at once: when the link is hovered or receives
 * focus, or when it is visible and the browser is idle. Visible links are not preloaded for a reader who asked to save
 * data, nor on pages of the owner, who seldom goes from there to the pages of the bar, nor is the sign-in page, which is
 * large and rarely used. Returns a function that stops it.
 */
export function preloadTarget(link: HTMLAnchorElement): () => void {
  const preload = () => void preloadPageAt(link);
  link.addEventListener('pointerenter', preload);
  link.addEventListener('focus', preload);
  const { connection } = navigator as { connection?: { saveData: boolean } };
  const isOwnersPage = findRoute(location.pathname)?.access === 'guarded';
  if (!isOwnersPage && !connection?.saveData && link.pathname !== '/auth') observe(link);
  return () => {
    link.removeEventListener('pointerenter', preload);
    link.removeEventListener('focus', preload);
    observer?.unobserve(link);
  };
}

let observer: IntersectionObserver | undefined;
let inSight: Promise<unknown> = Promise.resolve();

function observe(link: HTMLAnchorElement) {
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      // One after another: in parallel they would share bandwidth and run as one long task.
      inSight = inSight.then(idle).then(() => preloadPageAt(target as HTMLAnchorElement));
    }
  });
  observer.observe(link);
}

// Safari has no idle callbacks.
const idle = () =>
  new Promise<unknown>((done) =>
    'requestIdleCallback' in window ? void requestIdleCallback(done) : void setTimeout(done, 200),
  );

async function preloadPageAt({ pathname }: HTMLAnchorElement) {
  // A page that stays as it was loaded needs no code.
  if (prerenderedAt(pathname) !== undefined) return;
  const route = findRoute(pathname);
  // After a failure, the click itself tries again.
  if (route?.access === 'public') await preloadPage(route).catch(() => {});
}
