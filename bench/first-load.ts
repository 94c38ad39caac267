import type { Browser, CDPSession } from 'playwright';

/** What a visitor with a slow phone sees of a page that was never loaded before. */
export interface FirstLoad {
  /** Of the largest contentful paint, in ms since the navigation began. */
  largestPaint: number;
  /** The sum of all layout shifts, as Chromium scores them. */
  layoutShift: number;
}

/** Loads an address with an empty cache: CPU 4 times slower, 1.6 Mbit/s, 150 ms to the server. */
export async function firstLoad(browser: Browser, address: string, javaScriptEnabled: boolean): Promise<FirstLoad> {
  const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const seen = await observe(session);
    await slowDown(session);
    await page.goto(address, { waitUntil: 'load' });
    await quiet(seen);
    const begun = await page.evaluate(() => performance.timeOrigin);
    if (seen.paints.length === 0) throw new Error(`Chromium reported no paint of ${address}.`);
    return {
      largestPaint: Math.max(...seen.paints) - begun,
      layoutShift: seen.shifts.reduce((sum, shift) => sum + shift, 0),
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

/** Waits until nothing was painted larger or moved for a second: with scripts, the page is hydrated after its load. */
async function quiet({ paints, shifts }: { paints: number[]; shifts: number[] }) {
  let before = -1;
  for (let events = 0; events !== before; events = paints.length + shifts.length) {
    before = events;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function slowDown(session: CDPSession) {
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
