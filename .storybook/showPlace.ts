import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Lets go of the place. */
let letGo = () => {};

/**
 * Goes to a place of the docs page, which stays in sight while the windows of stories above it get their heights, until the
 * reader scrolls.
 *
 * @param hash of an address, with its `#`; empty, or without a place of that name, it does nothing
 */
function showPlace(hash: string) {
  letGo();
  // Without one it would load the page anew.
  if (!hash) return;
  // The next press of Tab starts there. Without an entry in the history: the manager's address has one.
  location.replace(hash);
  const place = document.querySelector(':target');
  if (!place) return;
  // The browser's own way to stay: not every browser has it, and what grows may be in sight.
  const root = document.documentElement;
  root.style.overflowAnchor = 'none';
  let shown = { top: window.scrollY, height: root.scrollHeight };
  const stay = new ResizeObserver(() => {
    place.scrollIntoView();
    shown = { top: window.scrollY, height: root.scrollHeight };
  });
  const onScroll = () => {
    // A page that gets lower may scroll by itself.
    if (window.scrollY !== shown.top && root.scrollHeight === shown.height) letGo();
  };
  letGo = () => {
    stay.disconnect();
    window.removeEventListener('scroll', onScroll);
    root.style.overflowAnchor = '';
  };
  stay.observe(document.body);
  window.addEventListener('scroll', onScroll);
}

/**
 * Goes to the place that the manager's address names.
 *
 * @returns what lets go of the place that is shown last
 */
export function showPlaceOfAddress() {
  showPlace(window.parent.location.hash);
  return () => letGo();
}

/** A press in the table of contents: the place is in the manager's address, too. */
export function showPlaceOfLink(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { hash } = event.currentTarget as HTMLAnchorElement;
  addons.getChannel().emit(NAVIGATE_URL, hash);
  showPlace(hash);
}
