import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { browserArguments, findHeadlessBrowser } from '../browser/find.ts';
import { serve } from '../outside/serve.ts';

/** The folder of the built Storybook. */
export const folder = join(import.meta.dirname, '../../storybook-static');
if (!existsSync(join(folder, 'llms.txt')))
  throw new Error('There is no built Storybook to test. Run `pnpm build-storybook` first.');

/** A page or a story in its index. */
export interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
  tags: readonly string[];
  /** The file of its stories, relative to the project root. */
  importPath: string;
  /** Of a story: the name of its export. */
  exportName: string;
}

export const entries = Object.values(
  (JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }).entries,
);

/** Serves it to a browser for the tests beside the call. What is returned is there once they run. */
export function openStorybook(): { readonly browser: Browser; readonly url: string } {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findHeadlessBrowser(), args: browserArguments });
    site = await serve(folder);
  });
  afterAll(async () => {
    await browser?.close();
    site?.stop();
  });
  return {
    get browser() {
      return browser;
    },
    get url() {
      return site.url;
    },
  };
}
