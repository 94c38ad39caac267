import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launchOptions } from '../browser/find.ts';
import { serve } from '../outside/serve.ts';

export interface Entry {
  id: string;
  /** As the sidebar has it: `Feedback/Alert`. */
  title: string;
  type: 'docs' | 'story';
}

/** The folder of the built Storybook. */
export const folder = join(import.meta.dirname, '../../storybook-static');
if (!existsSync(join(folder, 'llms.txt')))
  throw new Error('There is no built Storybook to test. Run `pnpm build-storybook` first.');

/** Its docs pages and stories. */
export const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};

/** The last docs page, or story, of each group of the sidebar: those of one group are made alike. */
export function lastOfEachGroup(type: Entry['type']): Entry[] {
  const ofType = Object.values(index.entries).filter((entry) => entry.type === type);
  return [...new Map(ofType.map((entry) => [entry.title.split('/')[0], entry])).values()];
}

/** Serves the built Storybook for the tests of one `describe`, and starts a browser for it. */
export function useStorybook() {
  const storybook = {} as { browser: Browser; url: string };
  let stop = () => {};
  beforeAll(async () => {
    storybook.browser = await chromium.launch(launchOptions());
    ({ url: storybook.url, stop } = await serve(folder));
  });
  afterAll(async () => {
    await storybook.browser?.close();
    stop();
  });
  return storybook;
}

/** Reports what goes wrong on a page of the Storybook at `url`. */
export function watchErrors(page: Page, url: string, report: (message: string) => void) {
  page.on('pageerror', ({ message }) => report(message));
  page.on('console', (line) => {
    // Storybook names its icon in its frame only; what is missing elsewhere is what a story shows.
    const source = line.location().url;
    if (line.type() === 'error' && source.startsWith(url) && !source.endsWith('/favicon.ico')) report(line.text());
  });
}

/**
 * Opens a docs page or a story without loading Storybook anew, and waits until every story on it is done: one that is not
 * would make Storybook reload. `event` is `selectStory` in the manager, where it does what a press in the sidebar does, and
 * `setCurrentStory` in a preview that stands alone. Returns what went wrong. Runs in the preview.
 */
export function openEntry({ id, type, event }: Pick<Entry, 'id' | 'type'> & { event: string }) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel };
  const failures = [
    'storyMissing',
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  return new Promise<string | undefined>((resolve) => {
    let drawn = type === 'story';
    let finished = 0;
    const endWhenDone = () => {
      const stories = type === 'story' ? 1 : document.querySelectorAll('#storybook-docs .sb-story').length;
      if (drawn && finished >= stories)
        end(document.body.matches('.sb-show-errordisplay') ? 'it shows an error page' : undefined);
    };
    const listeners = new Map<string, (detail?: unknown) => void>([
      ['docsRendered', () => ((drawn = true), endWhenDone())],
      ['storyFinished', () => ((finished += 1), endWhenDone())],
      // It was there already.
      ['storyUnchanged', () => end()],
      ...failures.map((name) => [name, (detail: unknown) => end(`${name} ${JSON.stringify(detail)}`)] as const),
    ]);
    const timer = setTimeout(end, 120_000, 'not all of it is shown after two minutes');
    function end(failure?: string) {
      clearTimeout(timer);
      for (const [name, listener] of listeners) channel.off(name, listener);
      resolve(failure);
    }
    for (const [name, listener] of listeners) channel.on(name, listener);
    channel.emit(event, { storyId: id, viewMode: type });
  });
}

interface Channel {
  on: (event: string, listener: (detail?: unknown) => void) => void;
  off: (event: string, listener: (detail?: unknown) => void) => void;
  emit: (event: string, detail: object) => void;
}
