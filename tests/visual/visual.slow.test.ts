import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../browser/find.ts';
import { compareScreenshots } from './compare.ts';
import { screenshotStories, type StoryFailure } from './screenshots.ts';

const folder = mkdtempSync(join(tmpdir(), 'advisor-visual-'));
const report = join(folder, 'report');
let browser: Browser;
let failures: StoryFailure[];
let unchanged: boolean;

/** Stands for a built Storybook: its stories by id, each with the markup that it shows. */
async function screenshot(stories: Record<string, string>, into: string): Promise<StoryFailure[]> {
  const storybook = join(folder, 'storybook');
  mkdirSync(storybook, { recursive: true });
  writeFileSync(
    join(storybook, 'iframe.html'),
    `<!doctype html><html style="color-scheme: light dark; background: light-dark(#fbf9f5, #0f161c)"><body style="margin: 0"><script>
const stories = ${JSON.stringify(stories)};
const id = new URLSearchParams(location.search).get('id');
document.body.innerHTML = stories[id] ?? '';
// The story "unusable" asks for a viewport that no browser has.
const parameters = { viewport: { options: { none: { styles: { width: 'none', height: 'none' } } } } };
const storyGlobals = { unusable: { viewport: { value: 'none' } } };
globalThis.__STORYBOOK_PREVIEW__ = {
  ready: async () => {},
  extract: async () => Object.keys(stories).map((id) => ({ id, parameters, storyGlobals: storyGlobals[id] ?? {} })),
};
globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
  last: (event) => {
    if (event === 'storyFinished') return [{ status: id === 'failing' ? 'error' : 'success' }];
  },
};
</script>`,
  );
  return screenshotStories(browser, storybook, into);
}

/** The width and the height of a PNG. */
function sizeOf(file: string): [number, number] {
  const png = readFileSync(join(report, 'actual', file));
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const dot = (color: string) => `<p style="margin: 9px; width: 1px; height: 1px; background: ${color}">`;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
  const far = (style: string) => `<p style="height: 3000px"></p><p style="${style}">Far</p>`;
  const both = {
    lazy: far('content-visibility: auto; contain-intrinsic-height: 9px'),
    eager: far(''),
    same: dot('rgb(0 0 0)'),
    failing: '<p id="error-message">It is not there.</p>',
    tall: '<p style="height: 20000px">Tall</p>',
  };
  await screenshot({ ...both, dot: dot('rgb(90 90 90)'), height: '', removed: 'Gone' }, join(report, 'expected'));
  failures = await screenshot(
    { ...both, unusable: '', dot: dot('rgb(90 91 90)'), height: '<p style="height: 800px">', added: 'New' },
    join(report, 'actual'),
  );
  unchanged = compareScreenshots(report);
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the screenshots', () => {
  it('are there of every story in light and dark, also of one that failed', () => {
    const stories = ['added', 'dot', 'eager', 'failing', 'height', 'lazy', 'same', 'tall'];
    expect(readdirSync(join(report, 'actual')).toSorted()).toEqual(
      stories.flatMap((story) => [`${story}.dark.png`, `${story}.light.png`]),
    );
  });

  it('have the whole page, up to what a browser can capture', () => {
    expect(sizeOf('same.light.png')).toEqual([1280, 720]);
    expect(sizeOf('tall.light.png')).toEqual([1280, 16_000]);
  });

  it('have what Chromium skips outside the viewport', () => {
    const [lazy, eager] = ['lazy', 'eager'].map((story) => readFileSync(join(report, 'actual', `${story}.light.png`)));
    expect(lazy!.equals(eager!)).toBe(true);
  });

  it('go on after a story that fails, which is named', () => {
    expect(failures.toSorted((one, other) => one.story.localeCompare(other.story))).toEqual([
      { story: 'failing', message: 'It is not there.' },
      { story: 'unusable', message: expect.stringContaining('viewport') },
    ]);
  });
});

describe('the comparison', () => {
  it('finds what differs, even by one step of one pixel, what is new and what is missing', () => {
    expect(unchanged).toBe(false);
    const { failedItems, newItems, deletedItems, passedItems } = JSON.parse(
      readFileSync(join(report, 'reg.json'), 'utf8'),
    ) as Record<string, string[]>;
    const inBothModes = (...stories: string[]) =>
      stories.flatMap((story) => [`${story}.dark.png`, `${story}.light.png`]);
    expect(failedItems!.toSorted()).toEqual(inBothModes('dot', 'height'));
    expect(newItems!.toSorted()).toEqual(inBothModes('added'));
    expect(deletedItems!.toSorted()).toEqual(inBothModes('removed'));
    expect(passedItems!.toSorted()).toEqual(inBothModes('eager', 'failing', 'lazy', 'same', 'tall'));
  });

  it('finds nothing between a build and itself', () => {
    const same = join(folder, 'same');
    for (const side of ['actual', 'expected']) {
      mkdirSync(join(same, side), { recursive: true });
      writeFileSync(join(same, side, 'same.light.png'), readFileSync(join(report, 'actual/same.light.png')));
    }
    expect(compareScreenshots(same)).toBe(true);
  });

  it('is shown by a report that needs no network', async () => {
    const context = await browser.newContext({ offline: true });
    const page = await context.newPage();
    await page.goto(pathToFileURL(join(report, 'index.html')).href);
    for (const name of ['dot.light.png', 'added.light.png', 'removed.light.png'])
      await page.getByText(name).first().waitFor();
    const images = page.locator('img[src*="dot.light.png"]');
    await images.first().waitFor();
    expect(
      await images.evaluateAll((all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth)),
    ).toContain(1280);
    await context.close();
  });
});
