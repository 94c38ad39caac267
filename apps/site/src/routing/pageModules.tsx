import { lazy, type ComponentType } from 'react';
import type { PageModule } from './pageLoaders';

const loaded = new Map<string, ComponentType>();
const lazyPages = new Map<string, ComponentType>();

/** How long the code of a page may take before the page is loaded whole, in ms. */
const patience = 20_000;

async function load(page: string): Promise<PageModule> {
  const { pageLoaders } = await import('./pageLoaders');
  const loader = pageLoaders[`../${page}.tsx`];
  if (!loader) throw new Error(`src/${page}.tsx does not exist.`);
  return loader();
}

/** Keeps a page that is already in memory, so that it is drawn at once and not after a turn of the event loop. */
export function keepPage(page: string, module: PageModule): void {
  loaded.set(page, module.default);
}

/** Preloads a page's code. */
export async function preloadPage(page: string): Promise<void> {
  if (!loaded.has(page)) keepPage(page, await load(page));
}

/** The component of a page: the loaded one, or one that suspends until its code is loaded. */
export function pageComponent(page: string): ComponentType {
  const ready = loaded.get(page);
  if (ready) return ready;
  const known = lazyPages.get(page);
  if (known) return known;
  const made = lazy(() => Promise.race([load(page), timeOut()]).catch(loadWhole));
  lazyPages.set(page, made);
  return made;
}

const timeOut = () => new Promise<never>((_resolve, reject) => setTimeout(reject, patience));

/** Forgets a failed load, so that the page's code is requested again at the next render. */
export function forgetPage(page: string): void {
  lazyPages.delete(page);
}

/**
 * Reloads the current address in full, for example because a deployment has removed its scripts. Rejects with
 * the reason when the server does not answer: leaving would only show the browser's own page for that.
 */
async function loadWhole(reason: unknown): Promise<PageModule> {
  const isReachable = await fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(patience) }).catch(
    () => null,
  );
  if (!isReachable) throw reason;
  location.reload();
  return new Promise(() => {});
}
