import type { Page } from 'playwright/test';
import { expect, signInAsOwner } from '../fixtures.ts';
import { add, choosePicture, done, publishAll, saved, test } from './editor.ts';

/** Entries of a new owner, in the browser alone, on a site of their own: others read the pages that change. */

const preview = (page: Page) => page.frameLocator('iframe');
function openList(page: Page, of: string, name: string) {
  const rows = page.getByRole('list', { name: 'Pages' }).getByRole('listitem');
  const row = rows.filter({ has: page.getByRole('link', { name: of, exact: true }) });
  return row.getByRole('link', { name }).click();
}

test('new entries are seen in the preview, and on the pages that show them', async ({ page, site, browser }) => {
  await signInAsOwner(page, site, '/admin/content?tab=pages');
  await openList(page, 'Apply for Mentorship', 'Testimonials');
  await add(page, 'testimonial', 'Author', 'Grace Okafor');
  await page
    .getByRole('textbox', { name: 'Quote' })
    .fill('She asked what I was afraid of, and then we wrote the plan for it.');
  await page.getByRole('textbox', { name: 'What they do' }).fill('Founder of an MSP in Ohio');
  await page.getByRole('spinbutton', { name: 'Stars' }).fill('5');
  await choosePicture(page, 'grace.png');
  await expect(preview(page).getByRole('figure').filter({ hasText: 'Grace Okafor' }).locator('img')).toBeVisible();
  await saved(page);
  await done(page);

  await page.getByRole('link', { name: 'All pages' }).click();
  await openList(page, 'Contact', 'Questions');
  await add(page, 'question', 'Question', 'Do you take equity?');
  await page.getByRole('textbox', { name: 'Answer' }).fill('No. Advice that owns a share is no longer independent.');
  await expect(preview(page).getByText('Do you take equity?')).toBeVisible();
  await saved(page);
  await done(page);
  await publishAll(page);

  const seen = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
  await seen.goto('/apply-mentorship-program');
  const said = seen.getByRole('figure').filter({ hasText: 'Grace Okafor' });
  await expect(said.locator('source[type="image/avif"]')).toHaveCount(1);
  await seen.goto('/contact');
  await seen.getByText('Do you take equity?').click();
  await expect(seen.getByText('No. Advice that owns a share is no longer independent.')).toBeVisible();
  expect(await seen.locator('script[type="application/ld+json"]').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringMatching(/"FAQPage".*Do you take equity/)]),
  );
  await seen.close();
});
