import type { Page } from 'playwright/test';
import { MIN_FILL_TIME_MS } from '../../../supabase/functions/send-contact-email/forms.generated.ts';
import type { FieldDefinition } from '../../../supabase/functions/send-contact-email/forms.ts';
import { isHydrated } from '../../browser/hydrated.ts';
import { putIcons, staleTexts, translatePage } from '../../browser/translate.ts';
import { sampleOf } from '../../support/sampleOf.ts';
import { expect, test } from '../fixtures.ts';
import { tooLargeForPhones } from '../layout.ts';
import type { Site } from '../site.ts';
import type { MailReceiver } from '../smtp.ts';
import { answerByKeyboard, focused, tabTo } from './byKeyboard.ts';
import { about, fillConsultation, sendButton } from './consultation.ts';
import { answersFor, forms, type FormPage } from './formPages.ts';

/** In the order of the page: the Tab key goes one way. */
async function inPageOrder(page: Page, fields: readonly FieldDefinition[]): Promise<FieldDefinition[]> {
  const labels = await page
    .locator('#form')
    .locator('label, legend')
    .evaluateAll((all) => all.map((each) => each.firstChild?.textContent ?? ''));
  return fields.toSorted((a, b) => labels.indexOf(a.label) - labels.indexOf(b.label));
}

/** A form of each shape, which is walked by keyboard: with a date and answers to choose from; with checkboxes; text alone. */
const walked = sampleOf(['speaking', 'channel-assessment', 'contact'], 2);

const submitOf = (page: Page) => page.locator('#form').getByRole('button').first();
const summaryOf = (page: Page, errors: number) =>
  page.getByRole('group', { name: `${errors} answers need your attention` });

const sentPanel = (page: Page) => page.locator('#form').getByRole('group').filter({ hasText: 'The answer goes to' });

/** Expects one stored message of a form, and one mail of it, each with every answer. */
async function expectReceived(
  form: string,
  formType: FormPage['formType'],
  asked: readonly FieldDefinition[],
  { site, smtp }: { site: Site; smtp: MailReceiver },
) {
  const answers = answersFor(form, asked);
  const address = `${form}@northwind.example`;
  const { data, error } = await site.service.from('contact_messages').select('*').eq('email', address).single();
  expect(error).toBeNull();
  expect(data.form_type).toBe(formType);
  expect(data.name).toContain('of Ada');
  if (formType === 'request') expect(data.details).toEqual({ form, fields: answers });
  else expect({ ...data.details, ...data }).toMatchObject(answers);

  const mail = await smtp.waitFor((received) => received.replyTo?.[0]?.address === address);
  const text = mail.text!.replaceAll('\r\n', '\n');
  for (const { name, options } of asked) {
    const chosen = options?.filter(({ value }) => [answers[name]].flat().includes(value)).map(({ label }) => label);
    for (const part of chosen ?? [String(answers[name])]) expect(text).toContain(part);
  }
  expect(mail.html).toBeUndefined();
}

for (const [form, { path, fields, alsoAsked = [], formType }] of forms.filter(([form]) => walked.includes(form)))
  // Translated, as browsers offer to most visitors, and with the icons of a password manager: what React draws next must not
  // depend on what it has drawn before.
  test(`${form} by keyboard alone, translated: errors first, which fit phones, then stored and mailed with every answer`, async ({
    page,
    site,
    smtp,
  }) => {
    await page.clock.install();
    await page.addInitScript(translatePage, 'hydrated' as const);
    await page.addInitScript(putIcons);
    await page.goto(path);
    await page.waitForFunction(isHydrated);
    await expect(page.locator('main font').first()).toBeAttached();
    const asked = await inPageOrder(page, [...alsoAsked, ...fields]);
    const answers = answersFor(form, asked);
    const required = asked.filter((field) => field.required);

    // Nothing filled in: the summary leads to the first field that needs an answer.
    await tabTo(page, (await submitOf(page).textContent()) ?? '');
    await page.keyboard.press('Enter');
    await expect(summaryOf(page, required.length)).toBeFocused();
    expect(await tooLargeForPhones(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe(required[0]!.label);
    expect(page.url()).toBe(site.url + path);

    // Back to the top of the form, and down through all of it.
    while ((await focused(page)) !== asked[0]!.label) await page.keyboard.press('Shift+Tab');
    for (const field of asked) {
      await tabTo(page, field.label);
      await answerByKeyboard(page, field, answers[field.name]!);
    }
    await tabTo(page, (await submitOf(page).textContent()) ?? '');
    await page.clock.fastForward(MIN_FILL_TIME_MS);
    await page.keyboard.press('Enter');

    await expect(sentPanel(page)).toBeFocused();
    await expect(sentPanel(page).getByRole('definition')).toHaveCount(asked.length);
    expect(page.url()).toBe(site.url + path);
    await expectReceived(form, formType, asked, { site, smtp });
    await sentPanel(page).getByRole('button', { name: 'Send another' }).click();
    await expect(submitOf(page)).toBeVisible();
    expect(await page.evaluate(staleTexts)).toEqual([]);
  });

for (const [form, { fields, formType }] of forms.filter(
  ([form, { formType }]) => formType === 'request' && !walked.includes(form),
))
  test(`${form}: what is posted is stored and mailed with every answer`, async ({ site, smtp, request: client }) => {
    const answers = answersFor(form, fields);
    const response = await client.post('/functions/v1/send-contact-email', {
      data: {
        formType,
        name: 'Sender of Ada',
        email: answers.email,
        requestDetails: { form, fields: answers },
        check: { trap: '', elapsed: MIN_FILL_TIME_MS },
      },
    });
    expect(await response.json()).toMatchObject({ success: true });
    await expectReceived(form, formType, fields, { site, smtp });
  });

test('what was typed survives a reload of the tab, is not seen by another tab, and is gone once it was sent', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/schedule-consultation');
  await fillConsultation(page, 'draft@northwind.example');
  await expect(page.getByText('This tab keeps what you type until you send or clear it.')).toBeVisible();
  await page.reload();
  await expect(about(page)).toHaveValue('We are 40 people.');

  const other = await context.newPage();
  await other.goto('/schedule-consultation');
  await expect(about(other)).toHaveValue('');
  await other.close();

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(about(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(about(page)).toHaveValue('We are 40 people.');
  await sendButton(page).click();
  await expect(page.getByRole('group', { name: 'Request Sent Successfully' })).toBeFocused();
  await page.reload();
  await expect(about(page)).toHaveValue('');
});

test('each card of the page chooses its answer in the form', async ({ page }) => {
  const chosen = page.getByRole('combobox', { name: 'Consultation' });
  await page.goto('/schedule-consultation?type=nonsense');
  await expect(chosen).toHaveValue('');
  await about(page).fill('Kept.');
  for (const [card, value] of [
    ['Business growth session', 'msp'],
    ['Partnership session', 'partnership'],
  ] as const) {
    await page.getByRole('link', { name: card }).click();
    await expect(chosen).toHaveValue(value);
    await expect(chosen).toBeFocused();
    await expect(page.locator('#form')).toBeInViewport();
  }
  await expect(about(page)).toHaveValue('Kept.');
  // A choice by hand outlives a reload under the old address.
  await chosen.selectOption('strategy');
  await page.reload();
  await expect(chosen).toHaveValue('strategy');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a card leads to the form, and nothing reaches the address bar', async ({ page, site }) => {
    await page.goto('/schedule-consultation');
    await page.getByRole('link', { name: 'Partnership session' }).click();
    await expect(page).toHaveURL(`${site.url}/schedule-consultation?type=partnership#form`);
    await expect(page.locator('#form')).toBeInViewport();
    await about(page).fill('Anyone?');
    await page.getByRole('textbox', { name: 'First name' }).press('Enter');
    await sendButton(page).click();
    expect(page.url()).toBe(`${site.url}/schedule-consultation?type=partnership#form`);
  });
});

test.describe('where a program has filled in the field that nobody sees', () => {
  // The browser says in its console that the first answer was 428.
  test.use({ expectedErrors: ['status of 428'] });

  test('a message is sent all the same', async ({ page, site }) => {
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('filled@northwind.example');
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill('I saw one field less.');
    await page.locator('[name=leave_empty]').evaluate((field: HTMLInputElement) => (field.value = 'Northwind'));
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('group', { name: 'Message Sent Successfully' })).toBeFocused();
    const { data } = await site.service
      .from('contact_messages')
      .select('message')
      .eq('email', 'filled@northwind.example');
    expect(data).toEqual([{ message: 'I saw one field less.' }]);
  });
});

test('bots are refused with a reason, and nothing is stored; a slow person is not', async ({
  site,
  request: client,
}) => {
  const post = async (check: object | undefined) => {
    const response = await client.post(`${site.url}/functions/v1/send-contact-email`, {
      data: { formType: 'contact', name: 'Bot', email: 'bot@example.com', message: 'Hello', check },
    });
    return { status: response.status(), ...((await response.json()) as { success: boolean; error?: string }) };
  };
  expect(await post({ trap: 'https://spam.example', elapsed: 60_000 })).toMatchObject({
    status: 428,
    success: false,
    error: expect.stringContaining('hidden field'),
  });
  expect(await post({ trap: '', elapsed: 300 })).toMatchObject({
    status: 400,
    success: false,
    error: expect.stringContaining('wait'),
  });
  const rows = () =>
    site.service.from('contact_messages').select('*', { count: 'exact', head: true }).eq('email', 'bot@example.com');
  expect((await rows()).count).toBe(0);
  expect(await post({ trap: '', elapsed: 30 * 24 * 3600 * 1000 })).toMatchObject({ status: 200, success: true });
  expect((await rows()).count).toBe(1);
});
