import type { Page } from 'playwright/test';
import { isHydrated } from '../../browser/hydrated.ts';
import { expect, signInAsOwner, slow, test } from '../fixtures.ts';

const consent = (page: Page) =>
  page.getByRole('checkbox', { name: 'Send this summary and the report with my request' });
const summary = (page: Page) => page.getByRole('textbox', { name: 'Summary of my result' });
const sendButton = (page: Page) => page.locator('#form').getByRole('button', { name: /^(Send request|Sending)/ });
const sent = (page: Page) => page.getByRole('group', { name: 'Request Sent Successfully' });

/** Posts of the page to the contact function. */
function watchPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postData() ?? '');
  });
  return posts;
}

/** Gives the worst answer to every question. */
async function answerAssessment(page: Page) {
  await page.goto('/security-assessment-tool');
  await page.waitForFunction(isHydrated);
  for (let question = 1; question <= 10; question++) {
    await expect(page.getByText(new RegExp(`Question ${question} of 10`)).first()).toBeVisible();
    await page.getByRole('radio').nth(-2).check();
    await page.getByRole('button', { name: question === 10 ? 'Complete Assessment' : 'Next' }).click();
  }
  await expect(page.getByText('Critical Risk').first()).toBeVisible();
}

async function fillRequest(page: Page, email: string) {
  const field = (label: string) => page.locator('#form').getByRole('textbox', { name: label, exact: true });
  await field('First name').fill('Ada');
  await field('Last name').fill('Okafor');
  await field('Email').fill(email);
  await field('Organization').fill('Northwind');
  await field('Job title').fill('CEO');
  await field('What is going on').fill('We have just learned this.');
}

// FORM-30, FORM-31, TOOL-25
test('the result of an assessment becomes a message: only ticked, as edited, with the report', async ({
  page,
  site,
  smtp,
}) => {
  const posts = watchPosts(page);
  await answerAssessment(page);
  await page.getByRole('button', { name: /^Send this to / }).click();
  await page.waitForURL('**/request-advisory-services?type=cybersecurity#form');
  await expect(summary(page)).toHaveValue(/^Overall score: 0 % \(Critical Risk\)/);
  await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('cybersecurity');
  await page.getByText(/^Read the report: security-assessment-/).click();
  await expect(page.getByText('# Security assessment').first()).toBeVisible();

  // Not ticked: the request goes without it.
  await expect(consent(page)).not.toBeChecked();
  await fillRequest(page, 'without@northwind.example');
  await sendButton(page).click();
  await expect(sent(page)).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(posts[0]).not.toMatch(/Overall score|security-assessment|reportSummary/);
  const { data: plain } = await site.service
    .from('contact_messages')
    .select('details')
    .eq('email', 'without@northwind.example')
    .single();
  expect(Object.keys(plain!.details.fields)).not.toContain('report');
  expect(await page.evaluate(() => sessionStorage.getItem('report'))).toBeNull();

  // Again, ticked. A reload keeps the changed summary, and takes the tick back.
  await page.goto('/security-assessment-tool');
  await page.getByRole('button', { name: /^Send this to / }).click();
  await expect(summary(page)).toBeVisible();
  await consent(page).check();
  await summary(page).fill('Everything is critical.\nPlease call.');
  // It is kept a moment later.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('report'))).toContain('Everything is critical.');
  await page.reload();
  await expect(summary(page)).toHaveValue('Everything is critical.\nPlease call.');
  await expect(consent(page)).not.toBeChecked();
  await fillRequest(page, 'with@northwind.example');
  await consent(page).check();
  await sendButton(page).click();
  await expect(sent(page)).toContainText('Everything is critical.');

  const { data: message } = await site.service
    .from('contact_messages')
    .select('id, details')
    .eq('email', 'with@northwind.example')
    .single();
  expect(message!.details.fields).toMatchObject({
    sendReport: true,
    reportSummary: 'Everything is critical.\nPlease call.',
    report: [{ name: expect.stringMatching(/^security-assessment-.+\.md$/) }],
  });
  const { data: files } = await site.service.rpc('read_attachments', { message_id: message!.id });
  expect(files).toMatchObject([{ field: 'report', media_type: 'text/markdown' }]);

  const mail = await smtp.waitFor(({ replyTo }) => replyTo?.[0]?.address === 'with@northwind.example');
  expect(mail.text).toContain('Everything is critical.');
  expect(mail.html).toBeUndefined();
  expect(mail.attachments).toMatchObject([{ mimeType: 'text/markdown', disposition: 'attachment' }]);
  const attached = new TextDecoder().decode(mail.attachments[0]!.content as ArrayBuffer);
  expect(attached).toContain('Overall score: 0 % (Critical Risk)');

  await signInAsOwner(page, site, '/admin/messages');
  const entry = page
    .getByRole('article')
    .filter({ hasText: 'with@northwind.example' })
    .filter({ hasText: 'Please call.' });
  await entry.getByRole('button', { name: /^Read security-assessment-/ }).click();
  await expect(entry.getByRole('region', { name: /^security-assessment-/ })).toContainText('# Security assessment');
});

slow('a report that is too large, or that somebody damaged, is refused in words or dropped', async ({ page }) => {
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

test('a tool in a frame of another site has no such button', async ({ page }) => {
  await page.goto('/embed/risk-matrix');
  await expect(page.getByRole('button', { name: 'Add First Risk' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send this/ })).toHaveCount(0);
});
