import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, test as base } from '../fixtures.ts';

/** What journeys do in the owner's editor of content. */

/** Tests on a site of their own, because others read the pages that change; each begins with the content that ships. */
export const test = base.extend<{ unchanged: void }, object>({
  siteEnv: [{ OWNER_EDITS: '1' }, { scope: 'worker' }],
  unchanged: [
    async ({ site }, use) => {
      await site.service.from('content_entries').delete().not('id', 'is', null);
      await use();
    },
    { auto: true },
  ],
});

/** As that of `fixtures.ts`. */
export const slow = process.env.SKIP_SLOW ? test.skip : test;

export const saved = (page: Page) => expect(page.getByText('Saved as a draft', { exact: true })).toBeVisible();

/** A change of the owner's details makes every page, document and picture anew, for which the server takes up to a minute. */
export const live = (page: Page) => expect(page.getByText(/^Live now:/)).toBeVisible({ timeout: 90_000 });

/** Publishes the open entry, and waits until it is live. */
export async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await live(page);
}

/** Publishes all drafts, and waits until they are live. */
export async function publishAll(page: Page) {
  await page.getByRole('tab', { name: /^Drafts/ }).click();
  await page.getByRole('button', { name: /^Publish (?:the draft|all \d+ drafts)$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await live(page);
}

/** Leaves the open entry. */
export const done = (page: Page) => page.getByRole('button', { name: 'Done' }).click();

/** Adds an entry to the open collection; its form is open then. `label` is that of the field that names it. */
export async function add(page: Page, what: string, label: string, title: string) {
  await page.getByRole('button', { name: `Add ${what}` }).click();
  await page.getByRole('dialog').getByLabel(label).fill(title);
  await page.keyboard.press('Enter');
}

/** Uploads a picture for the open entry. */
export async function choosePicture(page: Page, name: string) {
  await page.getByRole('button', { name: /^Choose a picture/ }).click();
  const photo = sharp({ create: { width: 200, height: 200, channels: 3, background: '#7a8b9c' } });
  await page
    .getByRole('dialog', { name: 'Choose a picture' })
    .getByLabel(/^Upload a picture/)
    .setInputFiles({ name, mimeType: 'image/png', buffer: await photo.png().toBuffer() });
  await expect(page.getByRole('button', { name: /^Choose another picture/ })).toBeVisible();
}
