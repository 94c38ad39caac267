import { preloadPage } from '../pageModules';
import { findRoute } from '../routes';

/**
 * Fetches the code of the page where a link leads, so that a press draws it at once: when the link is pointed at or takes
 * the focus, and when it comes into sight and the browser has nothing else to do. In sight is not enough for a reader who
 * asked to save data, and for the sign-in, which few want and which is heavy. Returns what stops all of that.
 */
export function preloadTarget(link: HTMLAnchorElement): () => void {
  const preload = () => void preloadPageAt(link);
  link.addEventListener('pointerenter', preload);
  link.addEventListener('focus', preload);
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (!connection?.saveData && link.pathname !== '/auth') observe(link);
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
      // One after another: all at once they would share the line, and take effect in one piece.
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
  const route = findRoute(pathname);
  // What cannot be loaded is tried again by the press itself.
  if (route?.access === 'public') await preloadPage(route.page).catch(() => {});
}
