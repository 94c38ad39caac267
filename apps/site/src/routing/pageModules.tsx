import { lazy, type ComponentType } from 'react';
import { contentAt, loadContent } from '../content/pageContent';
import { pageLoaders, type PageModule } from './pageLoaders';
import type { Route } from './routes';

type Target = Pick<Route, 'page' | 'content'>;

const loaded = new Map<string, ComponentType<object>>();
const lazyPages = new Map<string, ComponentType<object>>();

/** The code of a page could not be loaded, because the server does not answer. */
export class UnreachableError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The server does not answer.', { cause });
  }
}

/** How long the code of a page may take before the page is loaded whole, in ms. */
const timeoutMs = 20_000;

const keyOf = ({ page, content = '' }: Target) => page + content;

/** The code of a page, and what it shows. */
export async function loadPage({ page, content }: Target): Promise<PageModule> {
  const loader = pageLoaders[`../${page}.tsx`];
  if (!loader) throw new Error(`src/${page}.tsx does not exist.`);
  const [module] = await Promise.all([loader(), content && loadContent(content)]);
  return module;
}

/** Keeps a page that is already in memory, so that it is drawn at once and not after a turn of the event loop. */
export function keepPage(target: Target, { default: Page }: PageModule): void {
  const content = target.content ? contentAt(target.content) : undefined;
  loaded.set(keyOf(target), () => <Page {...content} />);
}

/** Preloads a page's code and content. */
export async function preloadPage(target: Target): Promise<void> {
  if (!loaded.has(keyOf(target))) keepPage(target, await loadPage(target));
}

/** The component of a page: the loaded one, or one that suspends until it is loaded. */
export function pageComponent(target: Target): ComponentType<object> {
  const key = keyOf(target);
  const ready = loaded.get(key);
  if (ready) return ready;
  const known = lazyPages.get(key);
  if (known) return known;
  const made = lazy(async () => {
    await Promise.race([preloadPage(target), timeOut()]).catch(loadWhole);
    return { default: loaded.get(key)! };
  });
  lazyPages.set(key, made);
  return made;
}

const timeOut = () => new Promise<never>((_resolve, reject) => setTimeout(reject, timeoutMs));

/** Forgets a failed load, so that the page's code is requested again at the next render. */
export function forgetPage(target: Target): void {
  lazyPages.delete(keyOf(target));
}

/**
 * Reloads the current address in full, for example because a deployment has removed its scripts. Rejects with
 * the reason when the server does not answer: leaving would only show the browser's own page for that.
 */
async function loadWhole(reason: unknown): Promise<void> {
  const isReachable = await fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => null,
  );
  if (!isReachable) throw new UnreachableError(reason);
  location.reload();
  return new Promise(() => {});
}
