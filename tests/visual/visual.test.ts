import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserArguments, findHeadlessBrowser } from '../browser/find.ts';
import { compareScreenshots, type Difference } from './compare.ts';
import { writeReport } from './report.ts';
import { isAccepted, keyOf, readReview } from './review.ts';
import { screenshotStories, type StoryFailure } from './screenshots.ts';

const folder = mkdtempSync(join(tmpdir(), 'advisor-visual-'));
const report = join(folder, 'report');
let browser: Browser;
let failures: StoryFailure[];
let differences: Difference[];

/** Stands for a built Storybook: its stories by id, each with the markup that it shows. */
async function screenshot(stories: Record<string, string>, into: string): Promise<StoryFailure[]> {
  const storybook = join(folder, 'storybook');
  mkdirSync(storybook, { recursive: true });
  writeFileSync(
    join(storybook, 'iframe.html'),
    `<!doctype html><html style="color-scheme: light dark; background: light-dark(#fbf9f5, #10181f)"><body style="margin: 0"><script>
const stories = ${JSON.stringify(stories)};
let id = new URLSearchParams(location.search).get('id');
document.body.innerHTML = stories[id] ?? '';
// The story "unusable" asks for a viewport that no browser has.
const parameters = { fileName: 'Fake.stories.tsx', viewport: { options: { none: { styles: { width: 'none', height: 'none' } } } } };
const storyGlobals = { unusable: { viewport: { value: 'none' } } };
globalThis.__STORYBOOK_PREVIEW__ = {
  ready: async () => {},
  extract: async () => Object.keys(stories).map((id) => ({ id, parameters, storyGlobals: storyGlobals[id] ?? {} })),
};
const listeners = new Set();
globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
  on: (event, listener) => listeners.add(listener),
  off: (event, listener) => listeners.delete(listener),
  emit: (event, { storyId }) => {
    id = storyId;
    document.body.innerHTML = stories[id];
    for (const listener of listeners) listener({ storyId });
  },
  last: (event) => {
    if (event === 'storyFinished') return [{ status: id === 'failing' ? 'error' : 'success' }];
    if (event === 'playFunctionThrewException' && id === 'failing') return [{ message: 'It is not there.' }];
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

const square = (color: string, style = '') =>
  `<p style="margin: 0; width: 40px; height: 20px; background: ${color}; ${style}">`;
/** Markup that runs a script once it is there. */
const script = (code: string) => `<style onload="${code}"></style>`;
/** Stories that change by themselves after they are said to have finished, each with what it ends as. */
const late = {
  timer: [script(`setTimeout(() => setTimeout(() => document.body.append('Late'), 200), 100)`), `${script('')}Late`],
  request: [script(`fetch('iframe.html').then(() => document.body.append('Fetched'))`), `${script('')}Fetched`],
  clock: [script(`document.body.append(new Date().toISOString() + Date.now() + Math.random())`), undefined],
  // It has room above at first only, and would stay there.
  beside: [
    `<style>button { position: absolute; anchor-name: --it } i { position: fixed; position-anchor: --it; position-area: block-end; position-try-fallbacks: block-start }</style>
<button style="top: 690px">It</button><i>Beside</i>${script(`setTimeout(() => { document.querySelector('button').style.top = '300px' }, 100)`)}`,
    `<style>button { position: absolute; anchor-name: --it } i { position: fixed; position-anchor: --it; position-area: block-end; position-try-fallbacks: block-start }</style>
<button style="top: 300px">It</button><i>Beside</i>${script('')}`,
  ],
  // The last, because it also changes what is shown after it.
  theme: [
    script(
      `(window.dark = matchMedia('(prefers-color-scheme: dark)')).onchange = () => setTimeout(() => document.body.append('Dark'), 300)`,
    ),
    undefined,
  ],
} satisfies Record<string, [string, string | undefined]>;

const dot = (color: string) => `<p style="margin: 9px; width: 1px; height: 1px; background: ${color}">`;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findHeadlessBrowser(), args: browserArguments });
  const far = (style: string) => `<p style="height: 3000px"></p><p style="${style}">Far</p>`;
  const both = {
    lazy: far('content-visibility: auto; contain-intrinsic-height: 9px'),
    eager: far(''),
    same: dot('rgb(0 0 0)'),
    failing: 'Stopped',
    tall: '<p style="margin: 0; height: 20000px">Tall</p>',
    endless: '<p style="margin: 0; height: 2799814px">Endless</p>',
  };
  const changing = (color: string, top: string, height: string) => ({
    dot: dot(`rgb(90 ${color} 90)`),
    recoloured: square(`rgb(0 ${color} 0)`),
    'also-recoloured': square(`rgb(0 ${color} 0)`, 'margin: 50px; width: 90px'),
    moved: square('light-dark(black, white)', `margin-top: ${top}`),
    'also-moved': `${square('light-dark(black, white)', `position: absolute; left: 80px; top: 0; margin-top: ${top}`)}`,
    height: `<p style="margin: 0; height: ${height}">`,
  });
  await screenshot({ ...both, ...changing('90', '0', '720px'), removed: 'Gone' }, join(report, 'expected'));
  failures = await screenshot(
    { ...both, unusable: '', ...changing('91', '10px', '820px'), added: 'New' },
    join(report, 'actual'),
  );
  differences = await compareScreenshots(report);
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the screenshots', () => {
  it('are there of every story in light and dark, also of one whose play function failed', () => {
    const stories = [
      'added',
      'dot',
      'eager',
      'endless',
      'failing',
      'height',
      'lazy',
      'moved',
      'recoloured',
      'same',
      'tall',
    ];
    stories.push('also-moved', 'also-recoloured');
    expect(readdirSync(join(report, 'actual')).toSorted()).toEqual(
      stories.flatMap((story) => [`${story}.dark.png`, `${story}.light.png`]).toSorted(),
    );
  });

  it('have the whole page, up to what a browser can capture', () => {
    expect(sizeOf('same.light.png')).toEqual([1280, 720]);
    for (const story of ['tall', 'endless']) expect(sizeOf(`${story}.light.png`)).toEqual([1280, 16_000]);
  });

  it('have what Chromium skips outside the viewport', () => {
    const [lazy, eager] = ['lazy', 'eager'].map((story) => readFileSync(join(report, 'actual', `${story}.light.png`)));
    expect(lazy!.equals(eager!)).toBe(true);
  });

  it('go on after a story that fails, which is named', () => {
    expect(failures.filter(({ story }) => !['tall', 'endless'].includes(story))).toEqual([
      { story: 'failing', message: 'It is not there.' },
      { story: 'unusable', message: expect.stringContaining('viewport') },
    ]);
  });

  it('name a story that is taller than what is compared', () => {
    expect(failures.filter(({ story }) => ['tall', 'endless'].includes(story))).toEqual(
      [
        ['tall', '20000'],
        ['endless', '2799814'],
      ].flatMap(([story, height]) =>
        ['light', 'dark'].map((mode) => ({
          story,
          message: `In ${mode} it is 1280 × ${height} px large; only 16000 px are compared.`,
        })),
      ),
    );
  });
});

describe('two runs', () => {
  it('are the same, though stories change after their end', { timeout: 60_000 }, async () => {
    const stories = Object.fromEntries(Object.entries(late).map(([id, [story]]) => [id, story]));
    const twice = join(folder, 'twice');
    const ended = Object.fromEntries(Object.entries(late).flatMap(([id, [, end]]) => (end ? [[id, end]] : [])));
    expect(await screenshot(stories, join(twice, 'expected'))).toEqual([]);
    expect(await screenshot(stories, join(twice, 'actual'))).toEqual([]);
    expect(await compareScreenshots(twice)).toEqual([]);
    // And they are the pictures of how the stories end.
    await screenshot({ ...stories, ...ended }, join(twice, 'actual'));
    expect((await compareScreenshots(twice)).map(keyOf)).toEqual([]);
  });

  it('name a story that never comes to rest', { timeout: 120_000 }, async () => {
    const endless = script('setInterval(() => { document.body.title += 1 }, 1)');
    expect(await screenshot({ endless }, join(folder, 'restless'))).toEqual(
      ['light', 'dark'].map((mode) => ({ story: 'endless', message: `In ${mode} it never comes to rest.` })),
    );
  });
});

describe('the comparison', () => {
  const both = (story: string, group: string) => ['dark', 'light'].map((mode) => [`${story} ${mode}`, group]);
  const groups = () => differences.map(({ story, mode, group }) => [`${story} ${mode}`, group] as const);

  it('groups what differs, even by one step of one pixel, by what is the same in it', () => {
    const found = groups();
    const moved = found.find(([name]) => name === 'moved dark')![1];
    expect(moved).toMatch(/^40 × 30 px, shape [0-9a-f]{6}$/);
    expect(found).toEqual([
      ...both('added', 'New'),
      ...both('also-moved', moved),
      ...both('also-recoloured', '#005a00 → #005b00'),
      ...both('dot', '#5a5a5a → #5a5b5a'),
      ...both('height', '100 px taller'),
      ...both('moved', moved),
      ...both('recoloured', '#005a00 → #005b00'),
      ...both('removed', 'Missing'),
    ]);
  });

  it('says which part of a picture changed', () => {
    const { part, pixels } = differences.find(({ story }) => story === 'also-recoloured')!;
    expect(part).toEqual({ left: 50, top: 50, width: 90, height: 20 });
    expect(pixels).toBe(90 * 20);
  });

  it('finds nothing between a build and itself', async () => {
    const same = join(folder, 'same');
    for (const side of ['actual', 'expected']) {
      mkdirSync(join(same, side), { recursive: true });
      writeFileSync(join(same, side, 'same.light.png'), readFileSync(join(report, 'actual/same.light.png')));
    }
    expect(await compareScreenshots(same)).toEqual([]);
  });
});

describe('the report', () => {
  const file = join(folder, 'sent/report.html');
  const reviewFile = join(folder, 'review.json');

  it(
    'is one file, in which a reviewer accepts and comments, and the next run knows it',
    { timeout: 60_000 },
    async () => {
      mkdirSync(join(folder, 'sent'));
      writeReport(file, 'Changes since </script>', differences, {});
      const context = await browser.newContext({ offline: true });
      const page = await context.newPage();
      await page.goto(pathToFileURL(file).href);
      await page.getByRole('heading', { level: 1, name: 'Changes since </script>' }).waitFor();
      await page.getByText('16 differences in 6 groups, 0 accepted').waitFor();

      // Of each group, the first is open.
      const recoloured = page.getByRole('region', { name: '#005a00 → #005b00' });
      const images = recoloured.getByRole('img');
      await expect.poll(() => images.count()).toBe(2);
      const sizes = await images.evaluateAll(async (all: HTMLImageElement[]) => {
        await Promise.all(all.map((image) => image.decode()));
        return all.map(({ naturalWidth, naturalHeight }) => [naturalWidth, naturalHeight]);
      });
      expect(sizes).toEqual([
        [90 + 2 * 48, 20 + 2 * 48],
        [90 + 2 * 48, 20 + 2 * 48],
      ]);
      await recoloured.getByRole('radio', { name: 'Difference' }).check();
      await expect
        .poll(() => images.last().evaluate((image) => getComputedStyle(image.parentElement!).mixBlendMode))
        .toBe('difference');

      await recoloured.getByRole('button', { name: 'Accept all' }).click();
      await page.getByText('16 differences in 6 groups, 4 accepted').waitFor();
      const added = page.getByRole('region', { name: 'New' });
      await added.getByRole('textbox', { name: 'Comment on added, dark' }).fill('Where is it used?');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save review.json' }).click();
      await (await download).saveAs(reviewFile);

      const review = readReview(join(folder, 'there-is-none.json'), reviewFile);
      const accepted = differences.filter((difference) => isAccepted(review, difference));
      expect(accepted.map(({ story }) => story)).toEqual([
        'also-recoloured',
        'also-recoloured',
        'recoloured',
        'recoloured',
      ]);
      expect(review[keyOf(differences.find(({ story }) => story === 'added')!)]).toEqual({
        comment: 'Where is it used?',
      });

      // The next run's report begins with it; it can be added to another one, too.
      writeReport(file, 'Next', differences, review);
      await page.goto(pathToFileURL(file).href);
      await page.getByText('16 differences in 6 groups, 4 accepted').waitFor();
      await expect.poll(() => added.getByRole('textbox').first().inputValue()).toBe('Where is it used?');
      writeReport(file, 'Other', differences, {});
      await page.goto(pathToFileURL(file).href);
      await page.getByLabel('Add a review.json').setInputFiles(reviewFile);
      await page.getByText('16 differences in 6 groups, 4 accepted').waitFor();
      await context.close();
    },
  );

  it('asks again once either picture is another', () => {
    const [difference] = differences.filter(({ story }) => story === 'recoloured');
    const review = { [keyOf(difference!)]: { accepted: true } };
    expect(isAccepted(review, difference!)).toBe(true);
    const later = { ...difference!, actual: { ...difference!.actual!, hash: '0' } };
    expect(isAccepted(review, later)).toBe(false);
  });

  it('has as its review an object only', () => {
    writeFileSync(reviewFile, '[]');
    expect(() => readReview(reviewFile)).toThrow('is no review');
  });
});
