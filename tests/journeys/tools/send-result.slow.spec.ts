import { isHydrated } from '../../browser/hydrated.ts';
import { expect, signInAsOwner, test } from '../fixtures.ts';
import { consent, sendButton, sent, summary } from './sendResult.ts';

test('hostile text of a risk stays text in the form, the file, the mail and the admin', async ({
  page,
  site,
  smtp,
}) => {
  const title = '=HYPERLINK("http://evil.example") <img src=x onerror="window.hacked=1">';
  await page.goto('/risk-matrix-template');
  await page.getByRole('button', { name: 'Add First Risk' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Risk' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('</textarea><script>window.hacked=1</script>');
  await dialog.getByLabel('Category').selectOption('Cybersecurity');
  await dialog.getByRole('button', { name: /Add Risk/ }).click();
  await page.getByRole('button', { name: /^Send this to / }).click();
  await page.waitForURL('**/book-executive-session?type=risk#form');
  await expect(summary(page)).toHaveValue(new RegExp('onerror="window.hacked=1">'));
  await consent(page).check();
  const field = (label: string) => page.locator('#form').getByRole('textbox', { name: label, exact: true });
  await field('First name').fill('Eve');
  await field('Last name').fill('Mallory');
  await field('Email').fill('eve@northwind.example');
  await sendButton(page).click();
  await expect(sent(page)).toBeVisible();

  const mail = await smtp.waitFor(({ replyTo }) => replyTo?.[0]?.address === 'eve@northwind.example');
  expect(mail.html).toBeUndefined();
  expect(mail.attachments).toMatchObject([{ mimeType: 'text/csv', disposition: 'attachment' }]);
  // A spreadsheet runs what begins with an equals sign.
  expect(new TextDecoder().decode(mail.attachments[0]!.content as ArrayBuffer)).not.toMatch(/(?:^|,|")=HYPERLINK/m);

  await signInAsOwner(page, site, '/admin/messages');
  const entry = page.getByRole('article').filter({ hasText: 'eve@northwind.example' });
  await entry.getByRole('button', { name: /^Read .+\.csv$/ }).click();
  await expect(entry.getByRole('region', { name: /\.csv$/ })).toContainText('<script>window.hacked=1</script>');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('a report that is too large, or that somebody damaged, is refused in words or dropped', async ({ page }) => {
  const risk = (id: number) => ({
    id: String(id),
    title: `Risk ${id}`,
    description: 'x'.repeat(2000),
    category: 'Cybersecurity',
    probability: 'High',
    impact: 'High',
    status: 'Open',
    dateAdded: '2026-05-04T00:00:00.000Z',
  });
  const day = '2026-05-04T00:00:00.000Z';
  const matrix = {
    title: 'Large',
    description: '',
    risks: Array.from({ length: 200 }, (_, id) => risk(id + 1)),
    createdDate: day,
    lastModified: day,
  };
  await page.goto('/risk-matrix-template');
  await page.waitForFunction(isHydrated);
  const large = { name: 'large.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(matrix)) };
  await page.locator('input[type="file"]').first().setInputFiles(large);
  await expect(page.getByText('200 risks').first()).toBeVisible();
  await page.getByRole('button', { name: /^Send this to / }).click();
  await expect(
    page.getByText(/^The report is too large to be sent: \d+ KB, and at most 300 KB are accepted\./),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/risk-matrix-template');

  const report = { title: 'T', summary: 'S', file: { name: 'a.md', type: 'text/markdown', text: '# A' } };
  for (const stored of [
    '{',
    '[]',
    JSON.stringify({ version: 2, report }),
    JSON.stringify({ version: 1, report: { ...report, file: { ...report.file, name: 'a.html' } } }),
    JSON.stringify({ version: 1, report: { ...report, summary: 7 } }),
    JSON.stringify({ version: 1, report: { ...report, file: { ...report.file, text: 'x'.repeat(400_000) } } }),
  ]) {
    await page.evaluate((text) => sessionStorage.setItem('report', text), stored);
    await page.goto('/book-executive-session');
    await page.waitForFunction(isHydrated);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('report'))).toBeNull();
    await expect(page.getByText(/^Your result/)).toHaveCount(0);
  }

  // A whole one that another script left is shown, not ticked: nothing of it is sent by itself.
  await page.evaluate((text) => sessionStorage.setItem('report', text), JSON.stringify({ version: 1, report }));
  await page.goto('/book-executive-session');
  await expect(page.getByText('Your result: T')).toBeVisible();
  await expect(consent(page)).not.toBeChecked();
  await page.getByRole('button', { name: 'Remove my result' }).click();
  await expect(page.getByText('Your result: T')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('report'))).toBeNull();
});
