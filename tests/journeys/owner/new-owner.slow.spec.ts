import type { Page } from 'playwright/test';
import { expect, signInAsOwner } from '../fixtures.ts';
import { add, choosePicture, publish, publishAll, saved, test as base } from './editor.ts';

/** A new owner makes the site theirs, in the browser alone, on a site of their own: others read the pages that change. */
const test = base.extend<{ seen: (path: string) => Promise<Page> }>({
  /** Opens a page as visitors without scripts have it. */
  seen: async ({ browser, site }, use) => {
    const plain = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
    await use(async (path) => {
      await plain.goto(path);
      return plain;
    });
    await plain.close();
  },
});
const preview = (page: Page) => page.frameLocator('iframe');
const openList = (page: Page, group: string, name: string) =>
  page
    .getByRole('navigation', { name: 'Content' })
    .getByRole('list', { name: group, exact: true })
    .getByRole('link', { name })
    .click();

test('words that are found by the search are seen in the preview at both widths, and on a phone', async ({
  page,
  site,
  seen,
}) => {
  const tagline =
    'I help the owners of service providers to decide what to protect first, and what to leave for next year.';
  const call = 'Write me one sentence about what keeps you awake. I answer within two days.';
  await signInAsOwner(page, site, '/admin/content');
  const search = page.getByRole('searchbox', { name: 'Search all words' });
  await search.fill('Innovate. Secure');
  await page.getByRole('list', { name: 'Entries' }).getByRole('link').first().click();
  await page.getByRole('textbox', { name: 'Tagline' }).fill(tagline);
  const group = page.getByRole('group', { name: 'Closing call', exact: true });
  await group.getByRole('textbox', { name: 'Text', exact: true }).fill(call);
  // The preview goes to what is typed.
  await expect
    .poll(() =>
      preview(page)
        .getByText(call)
        .evaluate((text) => {
          const { top, bottom } = text.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
    )
    .toBe(true);
  for (const [width, columns] of [
    ['Desktop', 1280],
    ['Phone', 390],
  ] as const) {
    await page.getByRole('radio', { name: width }).check();
    await expect(preview(page).getByText(tagline)).toBeVisible();
    await expect
      .poll(() =>
        preview(page)
          .locator('html')
          .evaluate((html) => html.clientWidth),
      )
      .toBe(columns);
  }
  await saved(page);
  const desktop = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  await preview(page).getByText(call).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize(desktop);
  await publish(page);
  const home = await seen('/home');
  for (const sentence of [tagline, call]) await expect(home.getByText(sentence)).toBeVisible();

  // A link that is pressed in the moment after the search was emptied opens what it names.
  await page.getByRole('link', { name: 'All content' }).click();
  await search.fill('');
  await openList(page, 'Media', 'Publications');
  await expect(page.getByRole('button', { name: 'Add publication' })).toBeVisible();
  await expect(page).toHaveURL(/collection=publications/);
});

test('new entries are seen in the preview, and on the pages that show them', async ({ page, site, seen }) => {
  await signInAsOwner(page, site, '/admin/content');
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
  await page.getByRole('link', { name: 'All testimonials' }).click();

  await openList(page, 'Contact', 'Questions');
  await add(page, 'question', 'Question', 'Do you take equity?');
  await page.getByRole('textbox', { name: 'Answer' }).fill('No. Advice that owns a share is no longer independent.');
  await expect(preview(page).getByText('Do you take equity?')).toBeVisible();
  await saved(page);
  await page.getByRole('link', { name: 'All questions' }).click();
  await page.getByRole('navigation', { name: 'Content' }).getByRole('link', { name: 'Overview' }).click();
  await publishAll(page);

  const said = (await seen('/apply-mentorship-program')).getByRole('figure').filter({ hasText: 'Grace Okafor' });
  await expect(said.locator('source[type="image/avif"]')).toHaveCount(1);
  const contact = await seen('/contact');
  await contact.getByText('Do you take equity?').click();
  await expect(contact.getByText('No. Advice that owns a share is no longer independent.')).toBeVisible();
  expect(await contact.locator('script[type="application/ld+json"]').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringMatching(/"FAQPage".*Do you take equity/)]),
  );
});

test('the last venture comes first by the pointer, and the one before it second by keyboard', async ({
  page,
  site,
  seen,
}) => {
  await signInAsOwner(page, site, '/admin/content?collection=ventures');
  const ventures = page.getByRole('list', { name: 'Ventures', exact: true }).last().getByRole('listitem');
  await expect(ventures.first()).toBeVisible();
  const names = await ventures.getByRole('link').allInnerTexts();
  await ventures.last().locator('[draggable]').dragTo(ventures.first());
  await expect(ventures.first()).toContainText(names.at(-1)!);
  await ventures
    .last()
    .getByRole('button', { name: /^Move .* up$/ })
    .press('Enter');
  await expect(ventures.nth(2)).toContainText(names.at(-2)!);
  await page.keyboard.press('Enter');
  await expect(ventures.nth(1)).toContainText(names.at(-2)!);
  await page.getByRole('navigation', { name: 'Content' }).getByRole('link', { name: 'Overview' }).click();
  await publishAll(page);

  const inOrder = [names.at(-1)!, names.at(-2)!, ...names.slice(0, -2)];
  const cards = (await seen('/home')).getByRole('article').filter({ hasText: new RegExp(names.join('|')) });
  expect(await cards.getByRole('heading').allInnerTexts()).toEqual(inOrder);
});
