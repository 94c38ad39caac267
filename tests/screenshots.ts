import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { browserArguments, requireBrowser } from './browser/find.ts';
import { pagePaths } from './support/pagePaths.ts';
import { newDataDir, removeDataDir, startSite } from './journeys/site.ts';

/**
 * Writes a screenshot of every public page at three widths in both themes to `screenshots/`, and a contact sheet of
 * them all as `index.html` and `contact-sheet.png`. Needs the build.
 */

const widths = [360, 768, 1280] as const;
const themes = ['light', 'dark'] as const;
const folder = join(import.meta.dirname, '../screenshots');
const paths = [...pagePaths, '/no-such-page'];

const fileOf = (path: string, width: number, theme: string) => `${path.slice(1)}.${width}.${theme}.jpg`;

async function shoot(page: Page, url: string, path: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(url + path);
  await page.evaluate(() => document.fonts.ready);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await page.screenshot({
      path: join(folder, fileOf(path, width, theme)),
      fullPage: true,
      type: 'jpeg',
      quality: 80,
    });
  }
}

/** One page of HTML with all pictures; its rows are the pages. */
function contactSheet(): string {
  const cells = (path: string) =>
    themes.flatMap((theme) =>
      widths.map((width) => {
        const file = fileOf(path, width, theme);
        return `<a href="${file}"><img src="${file}" alt="${path} at ${width} px, ${theme}" style="width:${Math.round(width / 5)}px"></a>`;
      }),
    );
  const rows = paths.map((path) => `<section><h2>${path}</h2><div>${cells(path).join('')}</div></section>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
  body { margin: 24px; font: 14px/1.4 system-ui, sans-serif; background: #ddd; color: #111; column-width: 1010px; }
  section { break-inside: avoid; margin-bottom: 24px; }
  h2 { margin: 0 0 6px; font-size: 14px; }
  div { display: flex; gap: 8px; align-items: start; }
  img { display: block; max-height: 460px; object-fit: cover; object-position: top; }
</style>
${rows.join('\n')}
</html>
`;
}

async function shootAll(browser: Browser, url: string) {
  const queue = paths.flatMap((path) => widths.map((width) => ({ path, width })));
  // Two pages at a time keep two cores busy.
  await Promise.all(
    [1, 2].map(async () => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      for (let next = queue.shift(); next; next = queue.shift()) await shoot(page, url, next.path, next.width);
      await page.close();
    }),
  );
  await writeFile(join(folder, 'index.html'), contactSheet());
  const sheet = await browser.newPage({ viewport: { width: 2120, height: 1000 } });
  await sheet.goto(`file://${join(folder, 'index.html')}`, { waitUntil: 'load' });
  await sheet.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true });
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const dataDir = await newDataDir();
const site = await startSite({ dataDir });
const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments });
try {
  await shootAll(browser, site.url);
} finally {
  await browser.close();
  await site.stop();
  await removeDataDir(dataDir);
}
console.log(`${paths.length * widths.length * themes.length} pictures and contact-sheet.png written to screenshots/`);
