import type { Browser, Page } from 'playwright';

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
    await slowDown(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    return await page.evaluate(observed);
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Runs in the page, after it has loaded: the browser keeps both kinds of entry for who asks later. */
async function observed(): Promise<FirstLoad> {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 300);
    });
  const paints = await entries('largest-contentful-paint');
  const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[];
  return {
    largestPaint: Math.max(...paints.map(({ startTime }) => startTime)),
    layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}

/** The middle of some figures. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;
}
