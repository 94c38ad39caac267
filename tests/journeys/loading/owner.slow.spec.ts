import type { Page } from 'playwright/test';
import { expect, signInAsOwner, test } from '../fixtures.ts';

/** The owner's pages come up without jumps and flashes (ADMIN-47): no answer comes before the page was drawn without it. */

/** What was seen since the page began to load. */
interface Seen {
  /** The sum of the layout shifts that follow no press, as Chromium scores them, and what moved. */
  shift: number;
  moved: string[];
  /** What does not belong on the page of an owner, and stood there for at least a frame. */
  flashed: string[];
  /** Frames without the navigation of the workspace, after the first one. */
  bare: number;
}

const twoFrames = () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));

function watch() {
  const seen: Seen = { shift: 0, moved: [], flashed: [], bare: 0 };
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries as Shift[]) {
      if (entry.hadRecentInput) continue;
      seen.shift += entry.value;
      for (const { node, previousRect: from, currentRect: to } of entry.sources)
        seen.moved.push(
          `${(node as Element)?.outerHTML?.slice(0, 80) ?? node?.textContent}: ${from.x},${from.y} to ${to.x},${to.y}`,
        );
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const read = () => {
    note(observer.takeRecords());
    return seen;
  };
  Object.assign(window, { read });
  const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) === true;
  const look = () => {
    const flashes = {
      Login: document.querySelector('header a[href="/auth"]'),
      footer: document.querySelector('#_root footer'),
      hero: document.querySelector('main section h1'),
    };
    for (const [name, element] of Object.entries(flashes))
      if (isShown(element) && !seen.flashed.includes(name)) seen.flashed.push(name);
    if (document.querySelector('main') && !isShown(document.querySelector('main nav'))) seen.bare++;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { read: () => Seen }).read());

/** What tells that a page has everything. */
const whole: Record<string, (page: Page) => ReturnType<Page['getByText']>> = {
  '/admin': (page) => page.getByText(/There is no backup yet/),
  '/admin/messages': (page) => page.getByText(/^\d+ messages?$|^No messages yet/).first(),
  '/admin/content': (page) => page.getByRole('tab', { name: /^Publications/ }),
  '/admin/site-settings': (page) => page.getByRole('tab', { name: 'Hero Section' }),
  '/admin/files': (page) => page.getByText(/^\d+ files?|No files yet/).first(),
  '/admin/recipes': (page) => page.getByText(/^\d+ recipes?$/),
  '/admin/form-settings': (page) => page.getByRole('article').first(),
  '/admin/email-settings': (page) => page.getByRole('button', { name: 'Send a test mail' }),
  '/admin/users': (page) => page.getByText(/^\d+ accounts?$/),
  '/admin/account': (page) => page.getByRole('group', { name: 'Sessions' }).getByRole('article').first(),
};

test.use({ viewport: { width: 360, height: 740 } });

test('each page of the owner comes up without jumps and flashes', async ({ page, site, context }) => {
  await signInAsOwner(page, site, '/admin');
  await context.addInitScript(watch);
  await context.route(/\/(?:rest|auth|functions|storage)\/v1\//, async (route) => {
    // A page that is left meanwhile is not drawn any more.
    await page.evaluate(twoFrames).catch(() => {});
    await route.continue();
  });
  for (const [path, isWhole] of Object.entries(whole)) {
    await page.goto(path);
    await expect(isWhole(page), path).toBeVisible();
    // Two frames later everything has been drawn and measured.
    await page.evaluate(twoFrames);
    const { shift, moved, flashed, bare } = await seenOn(page);
    expect.soft(flashed, path).toEqual([]);
    expect.soft(bare, path).toBe(0);
    expect.soft(shift, `${path}: ${moved.join('\n')}`).toBeLessThan(0.02);
  }
});
