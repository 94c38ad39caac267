import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expect } from '../fixtures.ts';

/** What journeys do in the owner's editor of content. */

export const saved = (page: Page) => expect(page.getByText('Saved as a draft', { exact: true })).toBeVisible();

/** Waits until what is being published is live; `seconds` for pages with new pictures, which take longer. */
export const live = (page: Page, seconds = 20) =>
  expect(page.getByText(/^Live now:/)).toBeVisible({ timeout: seconds * 1000 });

/** Takes away what was said of an earlier publication, which would be taken for the next one. */
async function dismissOutcome(page: Page) {
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  if (await dismiss.isVisible()) await dismiss.click();
  await expect(dismiss).toHaveCount(0);
}

/** Publishes the open entry, and waits until it is live. */
export async function publish(page: Page, seconds?: number) {
  await dismissOutcome(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await live(page, seconds);
}

/** Publishes all drafts from the overview, and waits until they are live. */
export async function publishAll(page: Page) {
  await dismissOutcome(page);
  await page.getByRole('button', { name: /^Publish (?:the draft|all \d+ drafts)$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  // All documents are set again where the name or the color of the owner has changed.
  await live(page, 60);
}

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
