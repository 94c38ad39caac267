import type { Page } from 'playwright/test';
import { isHydrated } from '../../browser/hydrated.ts';
import { expect, signInAsOwner, test } from '../fixtures.ts';
import { consent, sendButton, sent, summary } from './sendResult.ts';

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

test('a tool in a frame of another site has no such button', async ({ page }) => {
  await page.goto('/embed/risk-matrix');
  await expect(page.getByRole('button', { name: 'Add First Risk' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send this/ })).toHaveCount(0);
});
