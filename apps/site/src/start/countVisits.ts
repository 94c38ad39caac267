import type { CountedEvent } from '../counting/count';

/** Events counted once per page visit. */
const onceOnly = /^(form-started|tool-completed)$/;

// COUNT-3, COUNT-4
/**
 * Counts events on this page and those reached by the router: page views, downloads, started forms, and each `count`
 * event (counting/count.ts). Waits until the page is quiet; failures are ignored.
 *
 * @param address URL of the counting function
 * @param isOwner whether someone is signed in here
 */
export function countVisits(address: string, isOwner: () => boolean): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl || top !== self) return;

  const done = new Set<string>();
  const send = (kind: CountedEvent | 'form-started' | 'download', path = location.pathname) => {
    // The function does not know which recipes and editions exist.
    const visit = `${kind} ${path.replace(/^(\/recipes|\/executive-brief|\/white-papers)\/.*/, '$1/*')}`;
    if ((onceOnly.test(kind) && done.has(visit)) || isOwner() || !navigator.onLine) return;
    done.add(visit);
    // No cookies, no referrer; completes even if the page is left.
    fetch(address, {
      method: 'POST',
      body: visit,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      priority: 'low',
    }).catch(() => {});
  };

  const first = location.pathname;
  const countFirst = () => send('view', first);
  // Safari has no idle callbacks, and on a busy device none may come.
  const whenQuiet = () =>
    'requestIdleCallback' in window ? requestIdleCallback(countFirst, { timeout: 3000 }) : setTimeout(countFirst);
  // A speculatively prerendered page has not been seen yet.
  const whenSeen = () =>
    (document as Document & { prerendering?: boolean }).prerendering
      ? document.addEventListener('prerenderingchange', whenQuiet)
      : whenQuiet();
  if (document.readyState === 'complete') whenSeen();
  else addEventListener('load', whenSeen);
  // Restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && send('view'));

  addEventListener('count', ({ detail }: CustomEventInit<CountedEvent>) => {
    // The router's next page starts over.
    if (detail === 'view') done.clear();
    send(detail!);
  });
  addEventListener('input', ({ target }) => (target as Element).closest?.('#form') && send('form-started'), true);
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>('a[download],a[href*="/public/public-files/"]');
      if (link) send('download', link.pathname);
    },
    true,
  );
}
