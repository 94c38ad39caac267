import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, signInAsOwner, signInByForm, test } from '../fixtures.ts';
import { newDataDir, removeDataDir, startSite } from '../site.ts';
import { publish, saved } from '../editing/editor.ts';

test.use({ expectedErrors: ['503', 'Failed to load'] });

test('while the database cannot be opened, visitors read the pages as they were published, and the owner is told', async ({
  browser,
}) => {
  const dataDir = await newDataDir();
  const before = await startSite({ dataDir });
  const port = Number(new URL(before.url).port);
  const page = await (await browser.newContext({ baseURL: before.url })).newPage();
  await signInAsOwner(page, before, '/admin/content?collection=podcasts&entry=first-hour-incident');
  await page.getByRole('textbox', { name: 'Title' }).fill('The last one before the disk failed');
  await saved(page);
  await publish(page);
  expect(await before.stop()).toBe(0);
  truncateSync(join(dataDir, 'db/PG_VERSION'), 0);

  const after = await startSite({ dataDir, port, withoutDatabase: true });
  expect(await (await fetch(`${after.url}/podcasts`)).text()).toContain('The last one before the disk failed');
  expect((await fetch(`${after.url}/healthz`)).status).toBe(503);
  await page.goto('/admin');
  await expect(page.getByText(/^The server does not answer\. You are still signed in/)).toBeVisible();
  const newcomer = await (await browser.newContext({ baseURL: after.url })).newPage();
  await newcomer.goto('/admin');
  await newcomer.waitForURL('**/auth');
  await signInByForm(newcomer, before);
  await expect(newcomer.getByText(/The database is not available/).first()).toBeVisible();
  await page.context().close();
  await newcomer.context().close();
  await after.stop();
  await removeDataDir(dataDir);
});
