import { anchorOf } from '@advisor/ui/text';

/** How long a page may take until its place is looked for in vain, in ms. */
const timeoutMs = 5000;

/**
 * Brings the place that the address names into sight and the focus to its heading, as soon as the page has drawn it: in
 * the HTML that the build writes, headings have ids made of their words (build/anchors.ts), and in a page that React draws
 * they get theirs here.
 */
export function showPlace(): void {
  const { pathname, hash } = location;
  const show = () => {
    if (location.pathname !== pathname) return true;
    const place = placeOf(decoded(hash.slice(1)));
    if (!place) return false;
    place.scrollIntoView();
    // A form may have moved the focus to the field that the address chooses.
    if (place.contains(document.activeElement)) return true;
    const heading = place.matches('h2, h3, h4') ? place : (place.querySelector<HTMLElement>('h2, h3, h4') ?? place);
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => show() && stop());
  observer.observe(document, { childList: true, subtree: true });
  const timer = setTimeout(stop, timeoutMs);
  // After the dialog of the search is gone, which gives the focus back to its opener.
  setTimeout(() => show() && stop());
}

/** Letters that are not ASCII are encoded in an address; one that somebody typed may be encoded in no way. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function placeOf(id: string): HTMLElement | undefined {
  const known = document.getElementById(id);
  if (known) return known;
  const headings = document.querySelectorAll<HTMLElement>('main :is(h2, h3, h4)');
  const heading = [...headings].find(({ textContent }) => anchorOf(textContent) === id);
  const place = heading?.id ? heading.closest('section') : heading;
  if (place && !place.id) place.id = id;
  return place ?? undefined;
}
