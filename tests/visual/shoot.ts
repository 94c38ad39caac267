import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page, Request } from 'playwright';
import { modes, moment } from '../../.storybook/modes.ts';
import { serve } from '../outside/serve.ts';
import { writePictures, type Mode, type Picture } from './pictures.ts';
import { openStory, readStories, type Story } from './storybookPage.ts';

const desktop = { width: 1280, height: 720 };
/** One more page than cores: a page waits for its story more than it works. */
const pagesAtOnce = availableParallelism() + 1;

/** The same for each run, on whatever port the stories are served: a story may show its address. Browsers trust it as they do localhost. */
const origin = 'http://storybook.localhost';

/** Pictures every story of a built Storybook, in each mode, into `folder`. */
export async function shootStories(browser: Browser, storybook: string, folder: string): Promise<Picture[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const served = await serve(storybook);
  const first = await newPage(browser, served.url);
  const stories = (await readStories(first, origin)).filter(({ skipped }) => !skipped);
  await first.context().close();

  const shot = new Map<string, Picture[]>();
  const left = stories.values();
  await Promise.all(
    Array.from({ length: pagesAtOnce }, async () => {
      const page = await newPage(browser, served.url);
      const requests = new PendingRequests(page);
      for (const story of left)
        try {
          shot.set(story.id, await shootStory(page, requests, story, folder));
        } catch (cause) {
          throw new Error(`The story ${story.id} could not be pictured.`, { cause });
        }
      await page.context().close();
    }),
  );
  served.stop();
  const pictures = stories.flatMap(({ id }) => shot.get(id)!);
  writePictures(folder, pictures);
  return pictures;
}

/** A page in a context of its own: what a story stores must not reach a story beside it. */
async function newPage(browser: Browser, served: string): Promise<Page> {
  const context = await browser.newContext({
    // Whatever address is asked for, the served Storybook answers. So no story reaches the network either.
    proxy: { server: served },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    // The name by which Storybook knows that it is tested: it then holds every animation at its end, instead of waiting
    // for it. A notice, whose time is an animation, would be gone.
    userAgent: 'StorybookTestRunner',
  });
  // Nor must it reach the story after it.
  await context.addInitScript(() => {
    if (window !== window.top) return;
    localStorage.clear();
    sessionStorage.clear();
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(moment);
  return page;
}

async function shootStory(page: Page, requests: PendingRequests, story: Story, folder: string): Promise<Picture[]> {
  const { id, title, name } = story;
  const shown = (Object.keys(modes) as Mode[]).filter((mode) => !story.theme || story.theme === modes[mode].theme);
  await page.setViewportSize(story.window ?? desktop);
  await page.mouse.move(0, 0);
  await page.emulateMedia({ colorScheme: modes[shown[0]!].theme });
  // As the system says: then one opening, and one run of the play function, is enough for both themes.
  const failure = await openStory(page, origin, id, { theme: 'system' });
  await requests.ended();

  const pictures: Picture[] = [];
  for (const mode of shown) {
    const file = `${id}.${mode}.png`;
    await page.emulateMedia({ colorScheme: modes[mode].theme });
    await drawn(page);
    // Not `animations: 'disabled'`, which ends them, and takes away the notice whose time is one.
    await page.screenshot({ path: join(folder, file), fullPage: true });
    pictures.push({ file, story: id, title, name, mode, failure });
  }
  return pictures;
}

/** Waits for fonts, and for what was drawn last to be on the screen. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** The requests of a page that are under way: what a story loads on demand may come after the end of its play function. */
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

  /** Waits until what was asked for has come and is drawn, and nothing more is asked for then. */
  async ended(): Promise<void> {
    await drawn(this.page);
    while (this.pending.size > 0) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
      await drawn(this.page);
    }
  }
}
