import type { Browser, CDPSession, Page } from 'playwright';
import { isHydrated } from '../tests/browser/hydrated.ts';

/** The first visit to a page on a slow phone. Times in ms. */
export interface Visit {
  /** The largest contentful paint, since the start of the navigation. */
  largestPaint: number;
  /** The sum of Chromium's layout shift scores. */
  layoutShift: number;
  /** The total blocking time before and after the first interaction. */
  blockedBefore: number;
  blockedAfter: number;
}

/**
 * Loads an address with an empty cache, 4× CPU slowdown, 1.6 Mbit/s and 150 ms latency. `acts` hovers a link once the
 * page is quiet, which loads the scripts of a text page.
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

/** Collects paints (ms since 1970) and shifts from outside the page, because no script runs inside when they are off. */
async function observe(session: CDPSession) {
  const seen = { paints: [] as number[], shifts: [] as number[] };
  session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    if (event.lcpDetails) seen.paints.push((event.lcpDetails.renderTime || event.lcpDetails.loadTime) * 1000);
    if (event.layoutShiftDetails) seen.shifts.push(event.layoutShiftDetails.value);
  });
  await session.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint', 'layout-shift'] });
  return seen;
}

/** Waits for the first paint, then for half a second without a larger paint or a layout shift. */
async function quiet({ paints, shifts }: { paints: number[]; shifts: number[] }) {
  for (let before = 0; before === 0 || before !== paints.length + shifts.length;) {
    before = paints.length + shifts.length;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** The total blocking time so far: of each task after the first paint, the part beyond 50 ms. */
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
        // The observer is not called if there was no long task.
        setTimeout(() => finish([]), 200);
      }),
  );
}

/** Hovers the first visible link and waits for hydration. */
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

/** A slow phone: 4× CPU slowdown, 1.6 Mbit/s, 150 ms latency. */
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

/** The median. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;
}
