import { lazy, type ComponentType } from 'react';

type PageModule = { default: ComponentType };

const loaders = import.meta.glob<PageModule>(['./pages/*.tsx', './admin/*.tsx']);
const loaded = new Map<string, ComponentType>();
const lazyPages = new Map<string, ComponentType>();

function loaderOf(page: string) {
  const load = loaders[`./${page}.tsx`];
  if (!load) throw new Error(`The route table names ${page}, but src/${page}.tsx does not exist.`);
  return load;
}

/** Keeps a page that is already in memory, so that it is drawn at once and not after a turn of the event loop. */
export function keepPage(page: string, module: PageModule): void {
  loaded.set(page, module.default);
}

/** Fetches a page's code before it is shown. */
export async function preloadPage(page: string): Promise<void> {
  if (!loaded.has(page)) keepPage(page, await loaderOf(page)());
}

/** The component of a page: the loaded one, or one that suspends until its code is there. */
export function pageComponent(page: string): ComponentType {
  const ready = loaded.get(page);
  if (ready) return ready;
  const known = lazyPages.get(page);
  if (known) return known;
  const made = lazy(loaderOf(page));
  lazyPages.set(page, made);
  return made;
}
