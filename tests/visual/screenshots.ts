import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, JSHandle, Page, Request } from 'playwright';
import { modes, moment } from '../../.storybook/modes.ts';
import { serve } from '../outside/serve.ts';
import { countChanges, settle, watchChanges } from './settle.ts';
import { openStory, readStories, showStory, type Story } from './storybookPage.ts';

const desktop = { width: 1280, height: 720 };
/** In pixels. Chromium cannot capture more than 16,384: the rest of a taller story is left out, and reported. */
const largest = 16_000;
/** How often a story is captured that changes meanwhile. */
const captures = 5;
/** One more page than cores: a page mostly waits for its story. */
const pagesAtOnce = availableParallelism() + 1;

/** The same in each run, on whatever port the stories are served: a story may show its address. Browsers trust it as they do localhost. */
const origin = 'http://storybook.localhost';

/** A story whose play function failed, or that could not be screenshotted. */
export interface StoryFailure {
  story: string;
  message: string;
}

/**
 * Screenshots every story of a built Storybook, in each mode, as `<story id>.<mode>.png` into `folder`, and returns the
 * stories that failed. One whose play function failed is screenshotted in the state in which it stopped.
 */
export async function screenshotStories(browser: Browser, storybook: string, folder: string): Promise<StoryFailure[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const served = await serve(storybook);
  const first = await newPage(browser, served.url);
  const stories = (await readStories(first.page, origin)).filter(({ skipped }) => !skipped);
  await first.page.context().close();

  const failures: StoryFailure[] = [];
  // The stories of a file follow each other in one page, always in the same order: a load takes twenty times as long as a
  // story, and what a story leaves behind is the same in each run.
  const left = Map.groupBy(stories, ({ file }) => file).values();
  await Promise.all(
    Array.from({ length: pagesAtOnce }, async () => {
      let opened = await newPage(browser, served.url);
      for (const file of left) {
        let loaded = false;
        for (const story of file)
          try {
            const messages = await screenshotStory(opened, story, folder, loaded);
            failures.push(...messages.map((message) => ({ story: story.id, message: firstLine(message) })));
            // The next story begins in a new document.
            loaded = messages.length === 0;
          } catch (error) {
            failures.push({ story: story.id, message: firstLine(String(error)) });
            // The page may be in any state, even closed.
            await opened.page.context().close();
            opened = await newPage(browser, served.url);
            loaded = false;
          }
      }
      await opened.page.context().close();
    }),
  );
  served.stop();
  return failures;
}

/** Without the markup or the call log that may follow. */
const firstLine = (message: string) => message.split('\n')[0]!;

interface OpenedPage {
  page: Page;
  devTools: CDPSession;
  requests: PendingRequests;
}

/** A page in a context of its own: what a story stores must not reach a story on another page. */
async function newPage(browser: Browser, served: string): Promise<OpenedPage> {
  const context = await browser.newContext({
    // Every address is answered by the served Storybook. So no story reaches the network either.
    proxy: { server: served },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    // Tells Storybook that it is tested: it then holds every animation at its end, instead of waiting for it. A notice,
    // whose time is an animation, would be gone.
    userAgent: 'StorybookTestRunner',
  });
  await context.addInitScript(() => {
    if (window !== window.top) return;
    // What a story stored must not reach the next one on this page.
    localStorage.clear();
    sessionStorage.clear();
  });
  const page = await context.newPage();
  await watchChanges(page, moment);
  return { page, devTools: await context.newCDPSession(page), requests: new PendingRequests(page) };
}

/** Returns what went wrong: with what the play function failed, and whether the story is too large to be captured. */
async function screenshotStory(
  { page, devTools, requests }: OpenedPage,
  story: Story,
  folder: string,
  loaded: boolean,
): Promise<string[]> {
  const shown = Object.entries(modes).filter(([, { theme }]) => !story.theme || story.theme === theme);
  const viewport = story.viewport ?? desktop;
  await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
  await page.emulateMedia({ colorScheme: shown[0]![1].theme });
  // In the theme of the system, one run of the play function is enough for all modes.
  const failure = loaded
    ? await showStory(page, story.id)
    : await openStory(page, origin, story.id, { theme: 'system' });
  const style = await page.addStyleTag({
    // Chromium skips the first outside the viewport, and a screenshot of the whole page shows some of it or none.
    content: '* { content-visibility: visible !important; caret-color: transparent !important; }',
  });

  const messages = failure === undefined ? [] : [failure];
  let focused: JSHandle<Element | null> | undefined;
  for (const [mode, { theme }] of shown) {
    await page.emulateMedia({ colorScheme: theme });
    let data = '';
    let size = { width: 0, height: 0 };
    let rests = true;
    let same = false;
    let before = '';
    for (let taken = 0; rests && !same && taken < captures; taken += 1) {
      rests = await requests.ended();
      // It is now and then lost when the theme changes, or by a capture.
      if (focused) await focused.evaluate(focusAgain);
      focused ??= await page.evaluateHandle(() => document.activeElement);
      const seen = await countChanges(page);
      size = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return {
          width: Math.max(scrollWidth, document.body.scrollWidth),
          height: Math.max(scrollHeight, document.body.scrollHeight),
        };
      });
      // Not by Playwright, which compresses twice as long, and could end animations: also the one that is the time of a notice.
      ({ data } = await devTools.send('Page.captureScreenshot', {
        optimizeForSpeed: true,
        // It resizes the page, which a page without more than its viewport is spared.
        captureBeyondViewport: size.width > viewport.width || size.height > viewport.height,
        clip: { x: 0, y: 0, width: Math.min(size.width, largest), height: Math.min(size.height, largest), scale: 1 },
      }));
      // What is placed beside the element with the focus may change its side in the capture itself.
      const agrees = data === before || (await focused.evaluate((element) => element === document.body));
      before = data;
      same = agrees && (await countChanges(page)) === seen;
    }
    if (!same) messages.push(`In ${mode} it never comes to rest.`);
    const { width, height } = size;
    writeFileSync(join(folder, `${story.id}.${mode}.png`), Buffer.from(data, 'base64'));
    if (Math.max(width, height) > largest)
      messages.push(`In ${mode} it is ${width} × ${height} px large; only ${largest} px are compared.`);
  }
  await style.evaluate((element) => (element as HTMLStyleElement).remove());
  return messages;
}

/** Gives the focus back to what had it. Runs in the page. */
function focusAgain(element: Element | null): void {
  if (element instanceof HTMLElement && document.activeElement === document.body)
    element.focus({ preventScroll: true });
}

/** The pending requests of a page: what a story loads on demand may come after the end of its play function. */
class PendingRequests {
  private readonly page: Page;
  private readonly pending = new Set<Request>();

  private wake = () => {};

  constructor(page: Page) {
    this.page = page;
    const end = (request: Request) => {
      this.pending.delete(request);
      if (this.pending.size === 0) this.wake();
    };
    page.on('request', (request) => this.pending.add(request));
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Waits until there are none, and none follow when the page has come to rest. Returns whether it has. */
  async ended(): Promise<boolean> {
    let rests = await settle(this.page);
    while (this.pending.size > 0) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
      rests = await settle(this.page);
    }
    return rests;
  }
}
