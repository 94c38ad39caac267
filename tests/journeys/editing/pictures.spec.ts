import sharp from 'sharp';
import { expect, signInAsOwner, signInByForm } from '../fixtures.ts';
import { svg } from '../../security/files/samples.ts';
import { publish, saved, test } from './editor.ts';

/** The owner's pictures, files and look, on a site of their own. Pictures have one color: noise takes long. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a8b9c' } })
    .jpeg()
    .toBuffer();

test('a new owner gives the site their name, a portrait and a color: pages show all, with scripts off', async ({
  page,
  site,
  browser,
}) => {
  await page.goto('/admin');
  await page.waitForURL('**/auth');
  await signInByForm(page, site);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Site settings' }).click();
  await page.getByRole('tab', { name: 'Your details' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Your details' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Lindqvist');
  await page.getByRole('button', { name: 'Choose a picture for Portrait' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  const upload = dialog.getByLabel(/^Upload a picture/);
  await upload.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: svg });
  await expect(dialog.getByRole('alert')).toContainText('logo.png is not PNG, JPEG, WebP, AVIF or PDF.');
  await upload.setInputFiles({ name: 'Me.jpg', mimeType: 'image/jpeg', buffer: await photo(900, 1000) });
  await expect(dialog).toBeHidden();
  await page.getByRole('textbox', { name: 'Text alternative' }).fill('Miriam at a whiteboard');

  const accent = page.getByRole('textbox', { name: 'Brand color', exact: true });
  await accent.fill('#FFEE00');
  await accent.blur();
  await expect(accent).toHaveAccessibleDescription(/This color is too light to be read: its contrast is 1\.\d : 1/);
  await accent.fill('#7A1F5C');
  await page.getByRole('combobox', { name: 'Fonts' }).selectOption('Public Sans alone');
  await saved(page);
  const preview = page.frameLocator('iframe');
  const inPreview = preview.getByRole('img', { name: 'Miriam at a whiteboard' });
  await expect(inPreview).toBeVisible();
  expect(
    await inPreview.evaluate((image: HTMLImageElement) =>
      image.decode().then(() => new URL(image.currentSrc).pathname),
    ),
  ).toMatch(/^\/storage\/v1\/object\/public\/public-files\/me-[\da-f]{16}\.jpg$/);
  expect(
    await preview
      .locator('body')
      .evaluate((body) => getComputedStyle(body).getPropertyValue('--advisor-colour-accent').trim()),
  ).toBe('#7A1F5C');
  await publish(page);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  for (const path of ['/home', '/about']) {
    await plain.goto(site.url + path);
    await expect(plain).toHaveTitle(/ · Ada Lindqvist$/);
    await expect(plain.getByRole('banner').getByRole('link', { name: 'Ada Lindqvist' })).toBeVisible();
    const portrait = plain.getByRole('img', { name: 'Miriam at a whiteboard' });
    await portrait.scrollIntoViewIfNeeded();
    await expect(portrait).toHaveJSProperty('complete', true);
    expect(await portrait.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /\/assets\/pictures\/[\da-f]+-\d+\.avif$/,
    );
    await expect(plain.getByRole('img', { name: /^Monogram of/ })).toHaveCount(0);
    const link = plain.getByRole('main').getByRole('link').first();
    expect(
      await link.evaluate((element) => getComputedStyle(element).getPropertyValue('--advisor-colour-accent')),
    ).toBe('#7A1F5C');
    expect(
      await plain.getByRole('heading', { level: 1 }).evaluate((element) => getComputedStyle(element).fontFamily),
    ).toMatch(/^"Public Sans"/);
  }
  await plain.close();

  // The page before leads to it without a load, too.
  await page.goto('/contact');
  await page.getByRole('navigation').first().getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('main').getByRole('img', { name: 'Miriam at a whiteboard' })).toBeVisible();
});

test('the owner sees where a file is used, copies its address, and removes it', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsOwner(page, site, '/admin/files');
  const upload = async (...names: string[]) =>
    page
      .getByLabel(/^Upload files/)
      .setInputFiles(
        await Promise.all(
          names.map(async (name, index) => ({ name, mimeType: 'image/jpeg', buffer: await photo(60, 40 + index) })),
        ),
      );
  const list = page.getByRole('group', { name: 'Files' });
  await upload('Spare.jpg', 'Used.jpg');
  const used = list.getByRole('article').filter({ hasText: /^used-/ });
  const name = await used.getByRole('heading').textContent();
  const data = { author: 'Grace H.', picture: { file: name, alt: '' } };
  const { error } = await site.service
    .from('content_entries')
    .insert({ collection: 'testimonials', key: 'grace', data, state: 'draft' });
  expect(error).toBeNull();
  await page.getByRole('button', { name: 'Refresh' }).click();
  const spare = list.getByRole('article').filter({ hasText: /^spare-/ });
  await expect(spare).toContainText('Not used by an entry');
  await expect(used.getByRole('link')).toHaveText('Testimonials: Grace H.');
  await expect(used).toContainText('(draft)');
  await spare.getByRole('button', { name: /^Copy address/ }).click();
  await expect(page.getByText('Address copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(new RegExp(`^${site.url}/storage/v1/object/public/public-files/spare-[\\da-f]{16}\\.jpg$`));
  await spare.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove file' }).click();
  await expect(spare).toHaveCount(0);
  expect((await fetch(address)).status).toBe(404);
});
