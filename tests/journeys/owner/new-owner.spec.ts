import { expect, signInByForm, test } from '../fixtures.ts';
import { add, choosePicture, publish, publishAll, saved } from './editor.ts';

/** A new owner makes the site theirs, in the browser alone, on a site of their own: others read the pages that change. */
test.use({ siteEnv: { OWNER_EDITS: 'all' } });

const sentences = {
  headline: 'Decide once. Sleep well.',
  tagline: 'I help the owners of service providers to decide what to protect first, and what to leave for next year.',
  call: 'Write me one sentence about what keeps you awake. I answer within two days.',
};

test('a new owner changes name, portrait, color and words, adds entries, reorders, previews, publishes and restores', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(180_000);
  const preview = page.frameLocator('iframe');
  const tree = page.getByRole('navigation', { name: 'Content' });
  const openList = (group: string, name: string) =>
    tree.getByRole('list', { name: group, exact: true }).getByRole('link', { name }).click();
  const backTo = (list: string) => page.getByRole('link', { name: `All ${list}` }).click();
  await page.goto('/admin');
  await page.waitForURL('**/auth');
  await signInByForm(page, site);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Content' }).click();

  // Who they are.
  await openList('You', 'Your details');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Lindqvist');
  await choosePicture(page, 'ada.png');
  await page.getByRole('textbox', { name: 'Text alternative' }).fill('Ada at her desk');
  await page.getByRole('textbox', { name: 'Brand color', exact: true }).fill('#7A1F5C');
  await expect(preview.getByRole('img', { name: 'Ada at her desk' })).toBeVisible();
  await saved(page);
  await page.getByRole('link', { name: 'All content' }).click();

  // Three sentences of the landing page, found by the search, seen at both widths and on a phone of one's own.
  await page.getByRole('searchbox', { name: 'Search all words' }).fill('Innovate. Secure');
  // The address follows the search a moment later.
  await expect(page).toHaveURL(/search=Innovate/);
  await page.getByRole('list', { name: 'Entries' }).getByRole('link').first().click();
  await page.getByRole('textbox', { name: 'Headline' }).fill(sentences.headline);
  await page.getByRole('textbox', { name: 'Tagline' }).fill(sentences.tagline);
  const call = page.getByRole('group', { name: 'Closing call', exact: true });
  await call.getByRole('textbox', { name: 'Text', exact: true }).fill(sentences.call);
  // The preview goes to what is typed.
  await expect
    .poll(() =>
      preview.getByText(sentences.call).evaluate((text) => {
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
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(sentences.headline);
    await expect.poll(() => preview.locator('html').evaluate((html) => html.clientWidth)).toBe(columns);
  }
  await saved(page);
  const desktop = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  await preview.getByText(sentences.call).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize(desktop);
  await page.getByRole('link', { name: 'All content' }).click();
  await page.getByRole('searchbox', { name: 'Search all words' }).fill('');

  // New entries.
  await openList('Apply for Mentorship', 'Testimonials');
  await add(page, 'testimonial', 'Author', 'Grace Okafor');
  await page
    .getByRole('textbox', { name: 'Quote' })
    .fill('She asked what I was afraid of, and then we wrote the plan for it.');
  await page.getByRole('textbox', { name: 'What they do' }).fill('Founder of an MSP in Ohio');
  await page.getByRole('spinbutton', { name: 'Stars' }).fill('5');
  await choosePicture(page, 'grace.png');
  await expect(preview.getByRole('figure').filter({ hasText: 'Grace Okafor' }).locator('img')).toBeVisible();
  await saved(page);
  await backTo('testimonials');

  await openList('Media', 'Publications');
  await add(page, 'publication', 'Title', 'A year of tabletop exercises');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Publisher' }).fill('Channel Weekly');
  await page.getByLabel('Date').fill('2026-11-01');
  await page.getByRole('textbox', { name: 'Description' }).fill('What forty rehearsed incidents have in common.');
  await page.getByRole('textbox', { name: 'Link to the text' }).fill('https://www.example.org/tabletop');
  await saved(page);
  await backTo('publications');

  await openList('Contact', 'Questions');
  await add(page, 'question', 'Question', 'Do you take equity?');
  await page.getByRole('textbox', { name: 'Answer' }).fill('No. Advice that owns a share is no longer independent.');
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
  await expect(preview.getByText('Do you take equity?')).toBeVisible();
  await saved(page);
  await backTo('questions');

  // The last venture comes first by the pointer, and the one before it second by the keyboard.
  await openList('Ventures and boards', 'Ventures');
  const ventures = page.getByRole('list', { name: 'Ventures', exact: true }).last().getByRole('listitem');
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

  await tree.getByRole('link', { name: 'Overview' }).click();
  await publishAll(page);

  // What visitors have, without scripts.
  const plain = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
  const seen = async (path: string) => {
    await plain.goto(path);
    return plain.getByRole('main');
  };
  const home = await seen('/home');
  await expect(plain).toHaveTitle(/ · Ada Lindqvist$/);
  await expect(plain.getByRole('banner').getByRole('link', { name: 'Ada Lindqvist' })).toBeVisible();
  for (const sentence of Object.values(sentences)) await expect(home.getByText(sentence)).toBeVisible();
  await expect(home.getByRole('img', { name: 'Ada at her desk' })).toBeVisible();
  expect(
    await plain
      .locator('body')
      .evaluate((body) => getComputedStyle(body).getPropertyValue('--advisor-colour-accent').trim()),
  ).toBe('#7A1F5C');
  const inOrder = [names.at(-1)!, names.at(-2)!, ...names.slice(0, -2)];
  const cards = home.getByRole('article').filter({ hasText: new RegExp(names.join('|')) });
  expect(await cards.getByRole('heading').allInnerTexts()).toEqual(inOrder);
  const said = (await seen('/apply-mentorship-program')).getByRole('figure').filter({ hasText: 'Grace Okafor' });
  await expect(said.locator('source[type="image/avif"]')).toHaveCount(1);
  await expect((await seen('/media')).getByText('A year of tabletop exercises')).toBeVisible();
  const contact = await seen('/contact');
  await contact.getByText('Do you take equity?').click();
  await expect(contact.getByText('No. Advice that owns a share is no longer independent.')).toBeVisible();
  expect(await plain.locator('script[type="application/ld+json"]').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringMatching(/"FAQPage".*Do you take equity/)]),
  );

  // An old version: compared with that of now, restored, and live again.
  await openList('Home', 'Words of the page');
  await page.getByRole('textbox', { name: 'Headline' }).fill('Something hasty');
  await saved(page);
  await publish(page);
  expect(await (await fetch(`${site.url}/home`)).text()).toContain('Something hasty');
  await page.getByRole('button', { name: 'History' }).click();
  const versions = page.getByRole('dialog', { name: 'History' }).getByRole('listitem');
  const first = versions.filter({ hasText: 'Published' }).last();
  await expect(first).toContainText(site.local.ownerEmail);
  await first.getByRole('button', { name: /^Compare with now/ }).click();
  await expect(first).toContainText(new RegExp(`This version.*${sentences.headline}.*Now.*Something hasty`, 's'));
  await first.getByRole('button', { name: /^Restore/ }).click();
  await saved(page);
  await publish(page);
  await expect((await seen('/home')).getByRole('heading', { level: 1 })).toHaveText(sentences.headline);
  await plain.close();
});
