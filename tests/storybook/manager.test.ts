import { describe, expect, it } from 'vitest';
import { lastOfEachGroup, openEntry, useStorybook, watchErrors } from './built.ts';

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
  const storybook = useStorybook();

  // Without axe: accessibility is tested with the stories.
  const addressOf = (path: string) => `${storybook.url}/?path=/${path}&globals=a11y.manual:!true;theme:dark`;

  it.each(links)('has a link in %s that leads to its place', async (_kind, from, text, path, heading) => {
    const page = await storybook.browser.newPage();
    const preview = page.frameLocator('#storybook-preview-iframe');
    // Not by its role: Storybook puts a link to itself into the name of a heading.
    const headings = preview.locator(path.startsWith('docs/') ? '#storybook-docs h1' : '#storybook-root h2');
    const expectArrival = async () => {
      await page.waitForURL(({ searchParams }) => searchParams.get('path') === `/${path}`);
      await headings.filter({ hasText: new RegExp(`^${heading}$`) }).waitFor();
      await page.locator('#storybook-explorer-tree [data-selected="true"]').waitFor();
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
    const stories = lastOfEachGroup('story');
    const page = await storybook.browser.newPage({
      viewport: { width: 1440, height: 900 },
      // Storybook then ends every animation, instead of waiting for it: that of a notice runs as long as the notice stays.
      userAgent: 'StorybookTestRunner',
    });
    const errors: string[] = [];
    let current = '';
    const report = (error: string) => errors.push(`${current}: ${error}`);
    watchErrors(page, storybook.url, report);
    await page.goto(addressOf('docs/introduction--docs'));
    await page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs h1').waitFor();
    const preview = page.frame('storybook-preview-iframe')!;
    for (const { id, type } of stories) {
      current = id;
      const failure = await preview.evaluate(openEntry, { id, type, event: 'selectStory' });
      if (failure) report(failure);
      expect(new URL(page.url()).searchParams.get('path')).toBe(`/story/${id}`);
    }
    await page.close();
    expect(stories.length).toBeGreaterThan(12);
    expect(errors).toEqual([]);
  });
});
