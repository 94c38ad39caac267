import type { Page } from 'playwright';

/** In ms. A longer timer is a clock of the story's own: no picture waits for it. */
const longestTimer = 1000;
/** In ms. After that, a story is pictured as it is. */
const patience = 10_000;

/** What a document knows of itself, from before its first script on. */
interface WatchedWindow {
  visualWatch: {
    /** How often what is in sight may have changed. */
    changes: number;
    /** The timers that end soon. */
    timers: Set<number>;
    /** The browser's own, which is not counted. */
    wait: (milliseconds: number) => Promise<void>;
  };
}

/** Makes a page's documents repeatable: their clock stands still, random numbers are the same, and changes are counted. */
export async function watchChanges(page: Page, moment: string): Promise<void> {
  await page.addInitScript(prepare, { now: Date.parse(moment), longest: longestTimer });
}

/** Runs in each document, before its scripts. */
function prepare({ now, longest }: { now: number; longest: number }): void {
  // Not by Playwright's clock, which also replaces timers and animation frames with its own.
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, made) => Reflect.construct(date, given.length > 0 ? given : [now], made) as Date,
    apply: (date) => new date(now).toString(),
    get: (date, name) => (name === 'now' ? () => now : (Reflect.get(date, name) as unknown)),
  });
  // By a linear congruential generator.
  let state = 1;
  Math.random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  if (window !== window.top) return;

  const { setTimeout: start, clearTimeout: stop } = window;
  const timers = new Set<number>();
  const watch: WatchedWindow['visualWatch'] = {
    changes: 0,
    timers,
    wait: (milliseconds) => new Promise((done) => start(done, milliseconds)),
  };
  (globalThis as unknown as WatchedWindow).visualWatch = watch;
  const startCounted = (handler: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
    const id = start(() => {
      timers.delete(id);
      handler(...given);
    }, delay);
    if (delay <= longest) timers.add(id);
    return id;
  };
  const stopCounted = (id: number | undefined) => {
    if (id !== undefined) timers.delete(id);
    stop(id);
  };
  Object.assign(globalThis, { setTimeout: startCounted, clearTimeout: stopCounted });

  const count = () => void (watch.changes += 1);
  new MutationObserver(count).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const type of ['focusin', 'focusout', 'input', 'scroll', 'toggle']) addEventListener(type, count, true);
}

/** How often what is in sight may have changed until now. */
export const countChanges = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as WatchedWindow).visualWatch.changes);

/**
 * Waits until fonts are there, no timer is about to end and nothing has changed for two frames. Elements that are placed
 * beside another one are placed anew: otherwise they stay on the side where they once had room. Returns whether the page has
 * come to rest within some seconds.
 */
export async function settle(page: Page): Promise<boolean> {
  return page.evaluate(async (longestWait) => {
    const { visualWatch: watch } = globalThis as unknown as WatchedWindow;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const latest = performance.now() + longestWait;
    async function rest() {
      for (let seen = -1; performance.now() < latest;) {
        if (watch.timers.size === 0 && watch.changes === seen) return true;
        seen = watch.changes;
        if (watch.timers.size > 0) await watch.wait(10);
        await frame();
        await frame();
      }
      return false;
    }
    await document.fonts.ready;
    await rest();
    const forget = document.createElement('style');
    forget.textContent = '*, ::before, ::after { position-try-fallbacks: none !important; }';
    document.head.append(forget);
    // Drawn in the second: only then is the place forgotten.
    await frame();
    await frame();
    forget.remove();
    return rest();
  }, patience);
}
