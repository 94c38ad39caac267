import { describe, expect, it } from 'vitest';
import { acts } from '../../.storybook/played.ts';
import { openStorybook } from './built.ts';

describe('a play function', () => {
  it.each([
    ['takes userEvent', async ({ userEvent }: { userEvent: unknown }) => userEvent, true],
    [
      'takes userEvent beside others',
      async ({ args: { a }, userEvent: user }: { args: { a: 1 }; userEvent: unknown }) => [a, user],
      true,
    ],
    ['hands on its context', async (context: object) => context, true],
    ['only looks', async ({ canvas }: { canvas: unknown }) => canvas, false],
    ['takes nothing', async () => 'userEvent', false],
    ['is missing', undefined, false],
  ])('that %s acts: %#', (_, play, isActing) => {
    expect(acts({ play })).toBe(isActing);
  });
});

const storybook = openStorybook();

describe('the docs page of a component', () => {
  it('draws stories as their steps leave them, and gives the focus back', { timeout: 300_000 }, async () => {
    const page = await storybook.browser.newPage();
    await page.goto(`${storybook.url}/iframe.html?globals=a11y.manual:!true&viewMode=docs&id=forms-form--docs`);
    // Where a reader is with the keyboard, while stories on the page take the focus in their windows.
    const place = page.getByRole('link', { name: 'Open with controls' }).first();
    await place.focus();
    const live = page.locator('.sbdocs-content .example').first();
    await live.getByRole('button', { name: 'Send message' }).waitFor();
    for (const [id, words] of [
      ['errors', 'answers need your attention'],
      ['failure', 'Your text is kept.'],
    ] as const) {
      const section = page.locator(`section:has(> #forms-form--${id})`);
      await section.scrollIntoViewIfNeeded();
      const frame = section.locator('iframe:not([inert])');
      await frame.waitFor({ timeout: 60_000 });
      const body = frame.contentFrame().locator('body');
      expect(await body.innerText()).toContain(words);
      expect(await body.getAttribute('class')).not.toContain('sb-show-errordisplay');
      expect(await live.innerText()).not.toContain(words);
    }
    // A story has the focus while its steps run.
    await expect
      .poll(() => place.evaluate((link) => link === document.activeElement), { timeout: 120_000, interval: 500 })
      .toBe(true);
    await page.close();
  });
});
