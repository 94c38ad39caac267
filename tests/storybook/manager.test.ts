import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../browser/find.ts';
import { serve } from '../outside/serve.ts';
import { folder, index } from './built.ts';

/** One link of each kind: the page that it is on, its text, and the path and the heading that it leads to. */
const links = [
  ['a sentence', 'docs/introduction--docs', 'Your own brand', 'docs/theme-your-own-brand--docs', 'Your own brand'],
  ['the list of groups', 'docs/introduction--docs', 'Cards', 'docs/cards-card--docs', 'Card'],
  ['a table', 'docs/patterns-dialogs--docs', 'ConfirmDialog', 'docs/overlays-confirmdialog--docs', 'ConfirmDialog'],
  ['an alternative', 'docs/actions-button--docs', 'ButtonLink', 'docs/actions-buttonlink--docs', 'ButtonLink'],
  [
    'an example',
    'docs/text-heading--docs',
    'Open with controls',
    'story/text-heading--section',
    'Security that the board can follow',
  ],
] as const;

describe('the built Storybook in its manager', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions());
    site = await serve(folder);
  });
  afterAll(async () => {
    await browser?.close();
    site?.stop();
  });

  // Without axe: accessibility is tested with the stories.
  const addressOf = (path: string) => `${site.url}/?path=/${path}&globals=a11y.manual:!true;theme:dark`;
  const pathIn = (page: Page) => new URL(page.url()).searchParams.get('path');

  it.each(links)('has a link in %s that leads to its place', async (_kind, from, text, path, heading) => {
    const page = await browser.newPage();
    const preview = page.frameLocator('#storybook-preview-iframe');
    const expectArrival = async () => {
      // Not by its role: Storybook puts a link to itself into the name of a heading.
      await preview.locator('h1, h2', { hasText: heading }).first().waitFor();
      await page.locator('#storybook-explorer-tree [data-selected="true"]').waitFor();
      expect(pathIn(page)).toBe(`/${path}`);
      // The toolbar is as it was.
      expect(new URL(page.url()).searchParams.get('globals')).toContain('theme:dark');
      await preview.locator('html[data-theme="dark"]').waitFor();
    };
    await page.goto(addressOf(from));
    await preview.getByRole('link', { name: text, exact: true }).first().click();
    await expectArrival();
    await page.reload();
    await expectArrival();
    await page.close();
  });

  it('shows a story of each group without an error', async () => {
    const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
    const ofEachGroup = new Map(stories.map((story) => [story.title.split('/')[0], story]));
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      // Storybook then ends every animation, instead of waiting for it: that of a notice runs as long as the notice stays.
      userAgent: 'StorybookTestRunner',
    });
    const errors: string[] = [];
    let current = '';
    const report = (error: string) => errors.push(`${current}: ${error}`);
    page.on('pageerror', ({ message }) => report(message));
    page.on('console', (line) => {
      // What is missing elsewhere is what a story shows.
      if (line.type() === 'error' && line.location().url.startsWith(site.url)) report(line.text());
    });
    await page.goto(addressOf('docs/introduction--docs'));
    await page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs h1').waitFor();
    for (const { id } of ofEachGroup.values()) {
      current = id;
      const failure = await page.frame('storybook-preview-iframe')!.evaluate(openStory, id);
      if (failure) report(failure);
      expect(pathIn(page)).toBe(`/story/${id}`);
    }
    await page.close();
    expect(ofEachGroup.size).toBeGreaterThan(12);
    expect(errors).toEqual([]);
  });
});

/** Opens a story as a press in the sidebar does, and waits until its steps are done. Returns what went wrong. Runs in the preview. */
function openStory(id: string): Promise<string | undefined> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel };
  const failures = [
    'storyMissing',
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  return new Promise((resolve) => {
    const listeners = new Map<string, (detail: unknown) => void>([
      [
        'storyFinished',
        () => end(document.body.matches('.sb-show-errordisplay') ? 'it shows an error page' : undefined),
      ],
      ...failures.map((name) => [name, (detail: unknown) => end(`${name} ${JSON.stringify(detail)}`)] as const),
    ]);
    function end(failure?: string) {
      for (const [name, listener] of listeners) channel.off(name, listener);
      resolve(failure);
    }
    for (const [name, listener] of listeners) channel.on(name, listener);
    channel.emit('selectStory', { storyId: id });
  });
}

interface Channel {
  on: (event: string, listener: (detail: unknown) => void) => void;
  off: (event: string, listener: (detail: unknown) => void) => void;
  emit: (event: string, detail: object) => void;
}
