import { lazy, type ComponentType } from 'react';
import type { PageModule } from './pageLoaders';

const loaded = new Map<string, ComponentType>();
const lazyPages = new Map<string, ComponentType>();

async function load(page: string): Promise<PageModule> {
  const { pageLoaders } = await import('./pageLoaders');
  const loader = pageLoaders[`./${page}.tsx`];
  if (!loader) throw new Error(`The route table names ${page}, but src/${page}.tsx does not exist.`);
  return loader();
}

/** Keeps a page that is already in memory, so that it is drawn at once and not after a turn of the event loop. */
export function keepPage(page: string, module: PageModule): void {
  loaded.set(page, module.default);
}

/** Fetches a page's code before it is shown. */
export async function preloadPage(page: string): Promise<void> {
  if (!loaded.has(page)) keepPage(page, await load(page));
}

/** The component of a page: the loaded one, or one that suspends until its code is there. */
export function pageComponent(page: string): ComponentType {
  const ready = loaded.get(page);
  if (ready) return ready;
  const known = lazyPages.get(page);
  if (known) return known;
  const made = lazy(() => load(page));
  lazyPages.set(page, made);
  return made;
}
