import { noteRestoredInput, recordEarlyInput } from './earlyInput';

/**
 * Loads the scripts of a prerendered page: with the first interaction on a text page; after the first frame where there
 * is a form or a tool, where the role of who is signed in is not known, and on a page that depends on who asks or is
 * missing (SITE-13). The build puts this module, bundled, into every page (build/start-script.ts).
 */
const root = document.getElementById('_root')!;
const { entry = '', imports = '', sheets = '', start } = root.dataset;
const notice = document.getElementById('_load-failure')!;
const interactions = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click'];
const delays = [500, 1500, 4500];
const path = location.pathname;
let isLoading = false;

async function loadScripts() {
  if (isLoading) return;
  isLoading = true;
  const late = setTimeout(() => (notice.hidden = false), 20_000);
  addEventListener('hydrated', () => {
    clearTimeout(late);
    notice.hidden = true;
    removeEventListener('popstate', onPopState);
  });
  // The page has these styles inlined. With these links, the bundler's loader does not fetch them for the next page.
  for (const href of sheets.split(' ')) addLink({ disabled: true, rel: 'stylesheet', href });
  // One by one, dependencies first: as one graph they would run as one long task and delay clicks.
  let loaded: Promise<unknown> = Promise.resolve();
  for (const href of imports.split(' '))
    loaded = Promise.all([download(href), loaded]).then(() => href !== entry && import(/* @vite-ignore */ href));
  await loaded
    .then(noteRestoredInput)
    .then(() => import(/* @vite-ignore */ entry))
    .catch(() => (notice.hidden = false));
}

/** Downloads a file to the browser's cache. Firefox never retries a failed import; a fetch can be retried. */
async function download(href: string, failures = 0): Promise<unknown> {
  const response = await fetch(href).catch(() => null);
  if (response?.ok) return response.arrayBuffer().then(() => addLink({ rel: 'modulepreload', href }));
  if (failures === delays.length) throw new Error(`${href} could not be loaded.`);
  await new Promise((done) => setTimeout(done, delays[failures]));
  return download(href, failures + 1);
}

function addLink(attributes: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

function onInteraction({ type, target }: Event) {
  // The pointer crosses text all the time; only links and buttons count.
  if (type === 'pointerover' && !(target as Element).closest('a, button, summary')) return;
  for (const interaction of interactions) removeEventListener(interaction, onInteraction, true);
  void loadScripts();
}

/** After a reload, going back may lead to an address of the router, which is not loaded yet. */
const onPopState = () => location.pathname !== path && location.reload();

// A translation or a password manager may change the page before React takes it over.
const touched = new MutationObserver(() => (root.dataset.touched = ''));
touched.observe(root, { subtree: true, childList: true, characterData: true });
addEventListener('hydrated', () => touched.disconnect());

addEventListener('popstate', onPopState);
notice.querySelector('button')!.addEventListener('click', () => location.reload());
if (start === 'interaction' && document.documentElement.dataset.account !== 'unknown') {
  for (const name of interactions) addEventListener(name, onInteraction, { capture: true, passive: true });
} else {
  requestAnimationFrame(() => setTimeout(loadScripts));
  // Background tabs draw no frames.
  setTimeout(loadScripts, 1000);
}
// After the listeners above: events that it stops must reach them first.
recordEarlyInput();
