/**
 * What stands at the end of every page and brings its scripts. It is put into the page as text, so it must need nothing
 * but what the browser has.
 *
 * A page with a form or a tool gets its scripts right after the first paint: asked for any sooner, they take the line
 * and the processor from the words. A page that only says something gets none before the reader acts; links are links
 * until then, and the menu is a disclosure. Who is signed in, or
 * comes by a link of a mail, gets them at once, because the page has to say so.
 *
 * What was pressed or typed too early is done again once the page listens, so that nobody has to know when that is:
 * buttons, fields, and links that do more than lead somewhere: those marked `data-acts`, and those that ask the page
 * they stand on for something, which a second load would make forget what was typed.
 */
function start(waitForAct: boolean) {
  const { entry, imports, sheets } = document.getElementById('root')!.dataset as {
    entry: string;
    imports: string;
    sheets: string;
  };
  const acts = ['pointerover', 'touchstart', 'keydown', 'focusin', 'click'];
  const early = ['click', 'keydown', 'input', 'change'];
  const typed = new Map<HTMLInputElement, string | boolean>();
  let repeat = () => {};
  let repeating = false;
  let brought = false;

  async function bringScripts() {
    if (brought) return;
    brought = true;
    const link = (attributes: Partial<HTMLLinkElement>) =>
      document.head.append(Object.assign(document.createElement('link'), attributes));
    // The page has these styles. The bundler's loader takes them for loaded too, and does not fetch them with the next
    // page, for which the browser would lay this one out anew.
    for (const href of sheets.split(' ')) link({ disabled: true, rel: 'stylesheet', href });
    const scripts = imports.split(' ');
    for (const href of scripts) link({ rel: 'modulepreload', href });
    // One by one, what others need first: as one graph they would run in one piece, and a press would wait for it.
    for (const href of scripts) if (href !== entry) await import(href);
    await import(entry);
  }

  function onAct({ type, target }: Event) {
    // The pointer crosses words all the time; what can be pressed is another matter.
    if (type === 'pointerover' && !(target as Element).closest('a, button, summary')) return;
    for (const act of acts) removeEventListener(act, onAct, true);
    void bringScripts();
  }

  function onEarly(event: Event) {
    if (repeating) return;
    const { type, target } = event;
    const { key, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
    const button = (target as Element).closest?.<HTMLElement>(
      `button:not([popovertarget]), [data-acts], a[href^="${location.pathname}?"]`,
    );
    const field = target as HTMLInputElement;
    // What it holds now: until the page listens, the field may be set back.
    if (type === 'input' || type === 'change') {
      typed.set(field, field[nameOf(field)]);
      if (field.name === 'advisor-theme') rememberTheme(field.value);
    } else if (type === 'click' && button && !ctrlKey && !metaKey && !shiftKey) {
      // A form would be sent by the browser itself; React may be listening already, and would do it twice.
      event.preventDefault();
      event.stopImmediatePropagation();
      repeat = () => button.click();
    } else if (
      key === '/' ? !(target as Element).closest('input, textarea, select') : (ctrlKey || metaKey) && key === 'k'
    ) {
      event.preventDefault();
      event.stopImmediatePropagation();
      const again = new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true });
      repeat = () => void document.body.dispatchEvent(again);
    }
  }

  function nameOf({ type }: HTMLInputElement) {
    return type === 'checkbox' || type === 'radio' ? 'checked' : 'value';
  }

  /** As `applyThemeChoice` of the design system does: the next page may be asked for before this one listens. */
  function rememberTheme(choice: string) {
    try {
      if (choice) localStorage.setItem('advisor-theme', choice);
      else localStorage.removeItem('advisor-theme');
    } catch {
      // Without storage it holds for this page.
    }
  }

  function typeAgain(field: HTMLInputElement, value: string | boolean) {
    const name = nameOf(field);
    const change = new Event('change', { bubbles: true });
    // A chosen file stays chosen, and no page may write which.
    if (field.type === 'file') {
      field.dispatchEvent(change);
      return;
    }
    // React believes a field that is written to directly, and notices what is written past it.
    const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)!.set!;
    Object.assign(field, { [name]: name === 'checked' ? !value : '' });
    write.call(field, value);
    field.dispatchEvent(new Event(name === 'checked' ? 'click' : 'input', { bubbles: true }));
    field.dispatchEvent(change);
    // It was left as well.
    if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }

  for (const type of early) addEventListener(type, onEarly, true);
  addEventListener(
    'interactive',
    async () => {
      for (const [field, value] of typed) {
        repeating = true;
        if (field.isConnected) typeAgain(field, value);
        repeating = false;
        // One at a time: the next one must find what this one changed.
        await new Promise((done) => setTimeout(done));
      }
      // Not before: a press in between must find all that was typed.
      for (const type of early) removeEventListener(type, onEarly, true);
      repeat();
    },
    { once: true },
  );

  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

  /** What `screenFirst` has left out, a card or a paragraph at a time, so that nobody waits for all of it. */
  async function drawRest() {
    const page = document.documentElement.dataset;
    if (page.drawing === undefined) return;
    // Right before the browser lays out the page anyway.
    await new Promise(requestAnimationFrame);
    const outOfSight = [...document.querySelectorAll<HTMLElement>('#main>*+*+*,#main+footer')].filter(
      (section) => section.getBoundingClientRect().top > innerHeight,
    );
    for (const section of outOfSight) section.dataset.waiting = 'fonts';
    const somebodyActs = [...acts, 'scroll'].map(
      (act) => new Promise((done) => addEventListener(act, done, { capture: true, once: true, passive: true })),
    );
    // Not twice, in two fonts, unless somebody goes there. The browser asks for fonts when it draws. Fonts that hang do
    // not keep the page from those who read it in other ways than by pointer and key.
    await frame();
    await Promise.race([document.fonts.ready, ...somebodyActs, new Promise((done) => setTimeout(done, 3000))]);
    // From here on the browser draws what comes near, whose turn it is or not.
    const piecesOf = (section: Element) => section.querySelectorAll<HTMLElement>(':scope>*>*>*>*>*');
    for (const section of outOfSight)
      for (const { dataset } of [section, ...piecesOf(section)]) dataset.waiting = 'turn';
    for (const section of outOfSight) {
      await frame();
      section.style.contentVisibility = 'visible';
      for (const { dataset } of [section, ...piecesOf(section)]) {
        await frame();
        delete dataset.waiting;
      }
    }
    // For this the browser looks up the styles of the whole page once more.
    await frame();
    delete page.drawing;
  }

  void drawRest();

  // The choice that the head took from the storage, in the menu where it can be changed without a script. The browser
  // may have put back another one, which was made before a reload.
  const { theme = '' } = document.documentElement.dataset;
  document.querySelector<HTMLInputElement>(`input[name="advisor-theme"][value="${theme}"]`)!.checked = true;

  let signedIn = false;
  try {
    signedIn = localStorage.getItem('advisor-session') !== null;
  } catch {
    // Without storage nobody is signed in.
  }
  const byMailLink = /[#&](access_token|error_code)=/.test(location.hash);
  if (waitForAct && !signedIn && !byMailLink) {
    for (const act of acts) addEventListener(act, onAct, { capture: true, passive: true });
    // Signed in in another tab: this page has to say so too.
    addEventListener('storage', ({ key }) => {
      if (key === 'advisor-session') void bringScripts();
    });
  } else {
    // Once the browser says that it has shown the page: a frame that was drawn is not on the screen yet.
    requestAnimationFrame(() => new PerformanceObserver(bringScripts).observe({ type: 'paint', buffered: true }));
  }
}

/**
 * Stands in the head. A page that is laid out whole comes a tenth later on a slow phone, and once more when its fonts
 * arrive, so what is out of sight waits. The first two sections are in sight, and held back they would be laid out in a
 * second pass. Each of the others stands for more than two screens until its turn comes, because the browser draws what
 * is that near. The next page is drawn by React, and whole.
 */
function drawScreenFirst() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Where a place further down is asked for, the browser finds it by what stands above. `location` does not tell of
  // `#:~:text=`, by which a search engine leads to words.
  if (navigation?.type === 'navigate' && !navigation.name.includes('#')) document.documentElement.dataset.drawing = '';
}

export const screenFirst = `(${textOf(drawScreenFirst)})()`;

export const screenFirstStyle =
  '@media screen{[data-drawing] :where(#main>*+*+*,#main+footer),[data-waiting]{content-visibility:auto;contain-intrinsic-block-size:auto 120rem}[data-waiting=fonts]{content-visibility:hidden}}';

/** For pages with a form or a tool, and those that have to find out something by themselves. */
export const startAfterPaint = `(${textOf(start)})(false)`;

/** For pages that only say something. */
export const startOnAct = `(${textOf(start)})(true)`;

/** A function as it is put into a page: without comments and indentation. */
function textOf(script: (...inputs: never[]) => void): string {
  return script
    .toString()
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s*\n\s*/g, '\n');
}
