/**
 * What stands at the end of every page and brings its scripts. Plain JavaScript, put into the page as text: each
 * function must need nothing but what the browser has.
 */

/** For pages with a form or a tool: right after the first paint, so that the scripts take neither the line nor the processor from the words. */
export const startAfterPaint = script(() => {
  const { entry, imports } = document.getElementById('root')!.dataset as { entry: string; imports: string };
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const href of imports.split(' '))
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      void import(entry);
    }),
  );
});

/**
 * For pages that only say something: not before the reader acts. Until then links are links and the menu is a
 * disclosure. The press on a button and the key that came too early are done again once the page listens. Who is signed
 * in gets the scripts at once, because the page has to say so.
 */
export const startOnAct = script(() => {
  const { entry, imports } = document.getElementById('root')!.dataset as { entry: string; imports: string };
  const acts = ['pointerover', 'touchstart', 'keydown', 'focusin', 'click'];
  let repeat = () => {};

  function onAct({ type, target }: Event) {
    // The pointer crosses words all the time; what can be pressed is another matter.
    if (type === 'pointerover' && !(target as Element).closest('a, button, summary')) return;
    for (const act of acts) removeEventListener(act, onAct, true);
    for (const href of imports.split(' '))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    void import(entry);
  }

  function onEarlyClick(event: Event) {
    const button = (event.target as Element).closest('button');
    if (button) repeat = () => button.click();
  }

  function onEarlyKey(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey } = event;
    if (key !== '/' && !((ctrlKey || metaKey) && key === 'k')) return;
    event.preventDefault();
    repeat = () =>
      void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true }));
  }

  for (const act of acts) addEventListener(act, onAct, { capture: true, passive: true });
  addEventListener('click', onEarlyClick, true);
  addEventListener('keydown', onEarlyKey, true);
  addEventListener(
    'interactive',
    () => {
      removeEventListener('click', onEarlyClick, true);
      removeEventListener('keydown', onEarlyKey, true);
      repeat();
    },
    { once: true },
  );
  try {
    if (localStorage.getItem('advisor-session')) onAct(new Event('session'));
  } catch {
    // Without storage nobody is signed in.
  }
});

function script(run: () => void): string {
  return `(${run
    .toString()
    .replaceAll(/\s*\/\/.*$/gm, '')
    .replaceAll(/\s*\n\s*/g, '\n')})()`;
}
