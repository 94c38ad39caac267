import type { SyntheticEvent } from 'react';
import { preloadPage } from '../pageModules';
import { findRoute, type Route } from '../routes';

/** Fetches the code of the page where a link leads, so that a press draws it at once. */
export function preloadTarget({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  preload(targetOf(currentTarget));
}

/**
 * Does the same when a link comes into sight and the browser has nothing else to do, unless the reader asked to save
 * data. Not for the sign-in, which few want and which is heavy. Returns what stops waiting for that.
 */
export function preloadWhenSeen(link: HTMLAnchorElement): () => void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (connection?.saveData || targetOf(link)?.path === '/auth') return () => {};
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      whenIdle(() => preload(targetOf(target as HTMLAnchorElement)));
    }
  });
  observer.observe(link);
  return () => observer?.unobserve(link);
}

let observer: IntersectionObserver | undefined;

// Safari has no idle callbacks.
const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window ? void requestIdleCallback(callback) : void setTimeout(callback, 200);

const targetOf = ({ href }: HTMLAnchorElement) => findRoute(new URL(href).pathname);

function preload(route: Route | undefined) {
  // What cannot be loaded is tried again by the press itself.
  if (route?.access === 'public') preloadPage(route.page).catch(() => {});
}
