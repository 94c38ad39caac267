import type { Browser, CDPSession, Page } from 'playwright';
import { isHydrated } from '../tests/browser/hydrated.ts';

/** The first visit to a page on a slow phone. Times in ms. */
export interface Visit {
  /** Of the largest contentful paint, since the navigation began. */
  largestPaint: number;
  /** The sum of all layout shifts, as Chromium scores them. */
  layoutShift: number;
  /** How long tasks kept the page from answering, each beyond its first 50 ms: before the reader acts, and after. */
  blockedBefore: number;
  blockedAfter: number;
}

/**
 * Loads an address with an empty cache: CPU 4 times slower, 1.6 Mbit/s, 150 ms to the server. `acts` puts the pointer
 * on a link once the page is quiet, which brings the scripts of a page that has waited for that.
 */
export async function visit(
  browser: Browser,
  address: string,
  { javaScriptEnabled = true, acts = false } = {},
): Promise<Visit> {
  const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const seen = await observe(session);
    await slowDown(session);
    await page.goto(address, { waitUntil: 'load' });
    await quiet(seen);
    const begun = await page.evaluate(() => performance.timeOrigin);
    const largestPaint = Math.max(...seen.paints) - begun;
    const blockedBefore = javaScriptEnabled ? await blocked(page) : 0;
    if (acts) {
      await pointAtLink(page);
      await quiet(seen);
    }
    return {
      largestPaint,
      layoutShift: seen.shifts.reduce((sum, shift) => sum + shift, 0),
      blockedBefore,
      blockedAfter: acts ? (await blocked(page)) - blockedBefore : 0,
    };
  } finally {
    await context.close();
  }
}

/** Collects paints (ms since 1970) and shifts from outside the page: inside, nothing runs when scripts are off. */
async function observe(session: CDPSession) {
  const seen = { paints: [] as number[], shifts: [] as number[] };
  session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    if (event.lcpDetails) seen.paints.push((event.lcpDetails.renderTime || event.lcpDetails.loadTime) * 1000);
    if (event.layoutShiftDetails) seen.shifts.push(event.layoutShiftDetails.value);
  });
  await session.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint', 'layout-shift'] });
  return seen;
}

/** Waits until something was painted, and then nothing larger and nothing moved for half a second. */
async function quiet({ paints, shifts }: { paints: number[]; shifts: number[] }) {
  for (let before = 0; before === 0 || before !== paints.length + shifts.length;) {
    before = paints.length + shifts.length;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/**
 * The blocking time of the page so far: of each task that took longer than 50 ms after the first paint, what it took
 * beyond them. Before that paint there is nothing to press.
 */
export function blocked(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => finish(list.getEntries()));
        const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
        const finish = (tasks: PerformanceEntry[]) => {
          observer.disconnect();
          const lengths = tasks.map(
            ({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint),
          );
          resolve(lengths.reduce((sum, length) => sum + Math.max(0, length - 50), 0));
        };
        observer.observe({ type: 'longtask', buffered: true });
        // The observer is not called when there was no long task.
        setTimeout(() => finish([]), 200);
      }),
  );
}

/** Puts the pointer on the first link that can be seen, and waits until React has taken the page over. */
async function pointAtLink(page: Page) {
  const { x, y } = await page.evaluate(() => {
    for (const link of document.querySelectorAll('main a, header a')) {
      const { left, top } = link.getBoundingClientRect();
      if (link.contains(document.elementFromPoint(left + 4, top + 8))) return { x: left + 4, y: top + 8 };
    }
    throw new Error('No link of the page is in sight.');
  });
  await page.mouse.move(x, y);
  // Not `waitForFunction`: the code it injects blocks a slow phone for 50 ms.
  while (!(await page.evaluate(isHydrated))) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** A slow phone: CPU 4 times slower, 1.6 Mbit/s, 150 ms to the server. */
export async function slowDown(session: CDPSession) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  const bytesPerSecond = 1_600_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** The middle of some figures. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;
}
