import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page, Request } from 'playwright';
import { modes, moment } from '../../.storybook/modes.ts';
import { serve } from '../outside/serve.ts';
import { openStory, readStories, type Story } from './storybookPage.ts';

const desktop = { width: 1280, height: 720 };
/** Chromium cannot capture more than 16,384 px: the rest of a taller story is left out. */
const largest = { x: 0, y: 0, width: 16_000, height: 16_000 };
/** One more page than cores: a page mostly waits for its story. */
const pagesAtOnce = availableParallelism() + 1;

/** The same in each run, on whatever port the stories are served: a story may show its address. Browsers trust it as they do localhost. */
const origin = 'http://storybook.localhost';

/** A story that failed, or that could not be screenshotted. */
export interface StoryFailure {
  story: string;
  message: string;
}

/**
 * Screenshots every story of a built Storybook, in each mode, as `<story id>.<mode>.png` into `folder`, and returns the
 * stories that failed, which are screenshotted too.
 */
export async function screenshotStories(browser: Browser, storybook: string, folder: string): Promise<StoryFailure[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const served = await serve(storybook);
  const first = await newPage(browser, served.url);
  const stories = (await readStories(first.page, origin)).filter(({ skipped }) => !skipped);
  await first.page.context().close();

  const failures: StoryFailure[] = [];
  const left = stories.values();
  await Promise.all(
    Array.from({ length: pagesAtOnce }, async () => {
      let { page, requests } = await newPage(browser, served.url);
      for (const story of left)
        try {
          const message = await screenshotStory(page, requests, story, folder);
          if (message !== undefined) failures.push({ story: story.id, message: firstLine(message) });
        } catch (error) {
          failures.push({ story: story.id, message: firstLine(String(error)) });
          // The page may be in any state, even closed.
          await page.context().close();
          ({ page, requests } = await newPage(browser, served.url));
        }
      await page.context().close();
    }),
  );
  served.stop();
  return failures;
}

/** Without the markup or the call log that may follow. */
const firstLine = (message: string) => message.split('\n')[0]!;

/** A page in a context of its own: what a story stores must not reach a story on another page. */
async function newPage(browser: Browser, served: string): Promise<{ page: Page; requests: PendingRequests }> {
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
  // Nor must it reach the next story on this page.
  await context.addInitScript(() => {
    if (window !== window.top) return;
    localStorage.clear();
    sessionStorage.clear();
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(moment);
  return { page, requests: new PendingRequests(page) };
}

/** Returns what the story failed with. */
async function screenshotStory(
  page: Page,
  requests: PendingRequests,
  story: Story,
  folder: string,
): Promise<string | undefined> {
  const shown = Object.entries(modes).filter(([, { theme }]) => !story.theme || story.theme === theme);
  await page.setViewportSize(story.viewport ?? desktop);
  await page.mouse.move(0, 0);
  await page.emulateMedia({ colorScheme: shown[0]![1].theme });
  // In the theme of the system, one page load is enough for all modes.
  const failure = await openStory(page, origin, story.id, { theme: 'system' });
  await requests.ended();
  // Chromium skips such content outside the viewport, and a screenshot of the whole page shows some of it or none.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });

  for (const [mode, { theme }] of shown) {
    await page.emulateMedia({ colorScheme: theme });
    await painted(page);
    // Not `animations: 'disabled'`, which ends them, and takes away the notice whose time is one.
    await page.screenshot({ path: join(folder, `${story.id}.${mode}.png`), fullPage: true, clip: largest });
  }
  return failure;
}

/** Waits for fonts and for the last frame. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** The pending requests of a page: what a story loads on demand may come after it has rendered. */
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

  /** Waits until there are none, and none follow in the next frame. */
  async ended(): Promise<void> {
    await painted(this.page);
    while (this.pending.size > 0) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
      await painted(this.page);
    }
  }
}
