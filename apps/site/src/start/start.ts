import { noteRestoredInput, recordEarlyInput } from './earlyInput';

/**
 * Loads the scripts of a prerendered page: with the first interaction on a page that only says something, after the
 * first frame where there is a form, a tool or a session. The build puts this module, bundled, into every page
 * (build/start-script.ts).
 */
const { entry = '', imports = '', sheets = '', start } = document.getElementById('root')!.dataset;
const notice = document.getElementById('load-failure')!;
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
  // The page has these styles. The bundler's loader takes them for loaded, and does not fetch them with the next page.
  for (const href of sheets.split(' ')) addLink({ disabled: true, rel: 'stylesheet', href });
  // One by one, what others need first: as one graph they would run in one piece, and a press would wait for it.
  let loaded: Promise<unknown> = Promise.resolve();
  for (const href of imports.split(' '))
    loaded = Promise.all([download(href), loaded]).then(() => href !== entry && import(/* @vite-ignore */ href));
  await loaded
    .then(noteRestoredInput)
    .then(() => import(/* @vite-ignore */ entry))
    .catch(() => (notice.hidden = false));
}

/** Puts a file into the browser's cache. Firefox never repeats an import that has failed; a fetch can be repeated. */
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
  // The pointer crosses words all the time; what can be pressed is another matter.
  if (type === 'pointerover' && !(target as Element).closest('a, button, summary')) return;
  for (const interaction of interactions) removeEventListener(interaction, onInteraction, true);
  void loadScripts();
}

/** After a reload, the way back may lead to an address that the router, which is not there yet, had made. */
const onPopState = () => location.pathname !== path && location.reload();

function hasSession() {
  try {
    return localStorage.getItem('advisor-session') !== null;
  } catch {
    return false;
  }
}

addEventListener('popstate', onPopState);
notice.querySelector('button')!.addEventListener('click', () => location.reload());
const isMailLink = /[#&](access_token|error_code)=/.test(location.hash);
if (start === 'interaction' && !hasSession() && !isMailLink) {
  for (const name of interactions) addEventListener(name, onInteraction, { capture: true, passive: true });
  // Signed in in another tab: this page has to say so too.
  addEventListener('storage', ({ key }) => key === 'advisor-session' && void loadScripts());
} else {
  requestAnimationFrame(() => setTimeout(loadScripts));
  // No frame is drawn in a tab in the background.
  setTimeout(loadScripts, 1000);
}
// After the listeners above: what it takes for itself has to reach them too.
recordEarlyInput();
