import { expect, test as base } from 'playwright/test';
import { serve } from './serve.ts';

interface Outside {
  /** Serves a folder like a static host, with these headers, and opens a page of it: by default the first one. */
  visit: (folder: string, headers?: Record<string, string>, path?: string) => Promise<void>;
  /** Complaints that a test provokes, by a part of their text. */
  expected: string[];
}

/** A test whose page may not complain: an error or a warning in its console fails, as React has for what does not hydrate. */
export const test = base.extend<Outside>({
  expected: [[], { option: true }],
  page: async ({ page, expected }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(page);
    expect(complaints.filter((text) => !expected.some((part) => text.includes(part)))).toEqual([]);
  },
  visit: async ({ page }, use) => {
    const servers: { stop: () => void }[] = [];
    await use(async (folder, headers, path = '/') => {
      const server = await serve(folder, headers);
      servers.push(server);
      await page.goto(server.url + path);
    });
    for (const { stop } of servers) stop();
  },
});
