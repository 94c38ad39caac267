import { isLoaded } from '../routing/pageModules';
import { prerenderedAt } from '../routing/prerenderedPage';
import { findRoute } from '../routing/routes';
import { setTransition } from './followLink';
import styles from './morph.css?inline';

// In this file, so that both load together.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);
setTransition(morph);

/**
 * Calls `go`, which navigates to another page of the site, as a view transition: this page's title and cover morph into
 * the next one's (SITE-24). Without a transition if unsupported, if reduced motion is preferred, or if the next page is
 * not loaded yet: nothing else is painted during a transition.
 */
function morph(pathname: string, go: () => void): void {
  const route = findRoute(pathname);
  const isReady = prerenderedAt(pathname) !== undefined || (route?.access === 'public' && isLoaded(route));
  if (
    !isReady ||
    pathname === location.pathname ||
    !('startViewTransition' in document) ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
    return go();
  const names: (() => void)[] = [];
  const forget = () => names.splice(0).forEach((remove) => remove());
  names.push(...nameParts());
  const { ready, finished, updateCallbackDone } = document.startViewTransition(async () => {
    forget();
    // The page is rendered, scrolled and focused.
    const shown = new Promise((resolve) => addEventListener('drawn', resolve, { once: true }));
    go();
    await shown;
    names.push(...nameParts());
  });
  // A skipped transition, for example in a hidden tab or by the next one, has still navigated.
  for (const step of [ready, updateCallbackDone]) step.catch(() => {});
  finished.catch(() => {}).finally(forget);
}

/**
 * Names the title and the cover for the transition, if in view: otherwise they would fly in from off screen. Returns a
 * function that removes the names.
 */
function nameParts(): (() => void)[] {
  const title = document.querySelector<HTMLElement>('main h1');
  const parts = { title, cover: title?.closest('section')?.querySelector<HTMLElement>('figure') };
  return Object.entries(parts).flatMap(([name, part]) => {
    const { bottom = 0, top = 0 } = part?.getBoundingClientRect() ?? {};
    if (!part || bottom <= 0 || top >= innerHeight) return [];
    part.style.viewTransitionName = name;
    return [() => void part.style.removeProperty('view-transition-name')];
  });
}
