import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page, Request } from 'playwright/test';
import { build, preview, type PreviewServer } from 'vite';
import {
  contactFields,
  requestForms,
  speakingFields,
} from '../../supabase/functions/send-contact-email/forms.generated.ts';
import type { FieldDefinition } from '../../supabase/functions/send-contact-email/forms.ts';
import { expect, test as base } from './fixtures.ts';
import { tooWide } from './layout.ts';
import { freePort, newDataDir, removeDataDir, startSite } from './site.ts';

/**
 * Each visitor has their own network, set by a trusted proxy, because limits are per address and network. The site has a
 * high limit factor, so that every mail is sent at once.
 */
let visitors = 0;
const test = base.extend({
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': `198.51.${++visitors}.1` }),
});
test.use({ siteEnv: { TRUST_PROXY: '1', MESSAGE_LIMIT_FACTOR: '10' } });

interface FormPage {
  path: string;
  /** What is stored and mailed: the fields of the server's own definition. */
  fields: readonly FieldDefinition[];
  /** Fields that the page has and that are stored as name, e-mail address, phone and message. */
  alsoAsked?: readonly FieldDefinition[];
  formType: 'contact' | 'speaking' | 'request';
}

const [name, email, , phone] = contactFields as [FieldDefinition, FieldDefinition, FieldDefinition, FieldDefinition];
const request = (form: string, path: string): [string, FormPage] => [
  form,
  { path, fields: requestForms[form]!.fields, formType: 'request' },
];

const forms: [string, FormPage][] = [
  ['contact', { path: '/contact', fields: contactFields, formType: 'contact' }],
  [
    'speaking',
    {
      path: '/speaking-engagement',
      fields: speakingFields,
      alsoAsked: [
        { ...name, label: 'Contact name' },
        email,
        phone,
        { name: 'message', label: 'Additional information', type: 'text', multiline: true },
      ],
      formType: 'speaking',
    },
  ],
  request('advisory-request', '/request-advisory-services'),
  request('mentorship-application', '/apply-mentorship-program'),
  request('partnership-inquiry', '/partnership-opportunities'),
  request('consultation', '/schedule-consultation'),
  request('strategy-guide', '/download-strategy-guide'),
  request('executive-session', '/book-executive-session'),
  request('advisory-proposal', '/request-advisory-proposal'),
  request('executive-brief', '/executive-brief'),
  request('msp-assessment', '/book-msp-assessment'),
  request('msp-guide', '/download-msp-guide'),
  request('channel-assessment', '/channel-assessment'),
  request('channel-strategy', '/discuss-channel-strategy'),
  request('channel-planning', '/schedule-channel-planning'),
  request('channel-audit', '/request-channel-audit'),
];

type Answers = Record<string, string | string[]>;

function answersFor(form: string, fields: readonly FieldDefinition[]): Answers {
  return Object.fromEntries(
    fields.map((field) => {
      const values = field.options?.map(({ value }) => value) ?? [];
      if (field.type === 'options') return [field.name, values.filter((_value, position) => position !== 1)];
      if (field.type === 'option') return [field.name, values.at(-1)!];
      if (field.type === 'email') return [field.name, `${form}@northwind.example`];
      if (field.type === 'tel') return [field.name, '+1 574 555 0100'];
      if (field.type === 'url') return [field.name, 'https://northwind.example/about'];
      if (field.type === 'date') return [field.name, '2027-05-31'];
      return [field.name, field.multiline ? `${field.label} <b>of</b> Ada,\nin two lines` : `${field.label} of Ada`];
    }),
  );
}

/** The label of the focused field. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element instanceof HTMLInputElement && element.type === 'checkbox') {
      return `${element.closest('fieldset')?.querySelector('legend')?.firstChild?.textContent}`;
    }
    const label =
      element instanceof HTMLElement && 'labels' in element ? (element as HTMLInputElement).labels?.[0] : null;
    return label?.firstChild?.textContent ?? element?.textContent ?? '';
  });

async function tabTo(page: Page, label: string) {
  for (let presses = 0; presses < 150; presses++) {
    if ((await focused(page)) === label) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach "${label}".`);
}

async function answerByKeyboard(page: Page, field: FieldDefinition, answer: string | string[]) {
  const options = field.options ?? [];
  if (field.type === 'options') {
    for (const [position, { value }] of options.entries()) {
      if (position > 0) await page.keyboard.press('Tab');
      if (answer.includes(value)) await page.keyboard.press('Space');
    }
  } else if (field.type === 'option') {
    const steps = options.findIndex(({ value }) => value === answer) + 1;
    for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowDown');
  } else if (field.type === 'date') {
    const [year, month, day] = String(answer).split('-');
    await page.keyboard.type(`${month}${day}${year}`);
  } else await page.keyboard.type(String(answer));
}

/** In the order of the page: the Tab key goes one way. */
async function inPageOrder(page: Page, fields: readonly FieldDefinition[]): Promise<FieldDefinition[]> {
  const labels = await page
    .locator('#form')
    .locator('label, legend')
    .evaluateAll((all) => all.map((each) => each.firstChild?.textContent ?? ''));
  return fields.toSorted((a, b) => labels.indexOf(a.label) - labels.indexOf(b.label));
}

const submitOf = (page: Page) => page.locator('#form').getByRole('button').first();

for (const [form, { path, fields, alsoAsked = [], formType }] of forms) {
  test(`${form} by keyboard alone: errors first, then stored and mailed with every answer`, async ({
    page,
    site,
    smtp,
  }) => {
    await page.goto(path);
    const asked = await inPageOrder(page, [...alsoAsked, ...fields]);
    const answers = answersFor(form, asked);
    const required = asked.filter((field) => field.required);

    // Nothing filled in: the summary leads to the first field that needs an answer.
    await tabTo(page, (await submitOf(page).textContent()) ?? '');
    await page.keyboard.press('Enter');
    const summary = page.getByRole('group', { name: `${required.length} answers need your attention` });
    await expect(summary).toBeFocused();
    const size = page.viewportSize()!;
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await tooWide(page)).toEqual([]);
    await page.setViewportSize(size);
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
    await page.keyboard.press('Enter');

    const panel = page.locator('#form').getByRole('group');
    await expect(panel.getByText('The answer goes to')).toBeVisible();
    await expect(panel).toBeFocused();
    await expect(panel.getByRole('definition')).toHaveCount(asked.length);
    expect(page.url()).toBe(site.url + path);

    const { data, error } = await site.service
      .from('contact_messages')
      .select('*')
      .eq('email', `${form}@northwind.example`)
      .single();
    expect(error).toBeNull();
    expect(data.form_type).toBe(formType);
    const stored = formType === 'request' ? data.details.fields : { ...data.details, ...data };
    if (formType === 'request') expect(data.details.form).toBe(form);
    for (const field of asked) expect([field.name, stored[field.name]]).toEqual([field.name, answers[field.name]]);
    if (formType === 'request')
      expect(Object.keys(stored).toSorted()).toEqual(asked.map((field) => field.name).toSorted());
    expect(data.name).toContain('of Ada');

    const mail = await smtp.waitFor((received) => received.replyTo?.[0]?.address === `${form}@northwind.example`);
    const text = mail.text!.replaceAll('\r\n', '\n');
    for (const field of asked) {
      const chosen = field.options
        ?.filter(({ value }) => [answers[field.name]].flat().includes(value))
        .map(({ label }) => label);
      for (const part of chosen ?? [String(answers[field.name])]) expect(text).toContain(part);
    }
    expect(mail.html).toBeUndefined();
  });
}

async function fillConsultation(page: Page, address: string) {
  const field = (label: string) => page.locator('#form').getByRole('textbox', { name: label, exact: true });
  await field('First name').fill('Ada');
  await field('Last name').fill('Okafor');
  await field('Email').fill(address);
  await field('What it is about').fill('We are 40 people.');
}

const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send request' });
const about = (page: Page) => page.getByRole('textbox', { name: 'What it is about' });

test.describe('with the server switched off in mid-submit', () => {
  test.use({ expectedErrors: ['net::ERR', 'Failed to load resource'] });

  test('nothing that was typed is lost, and it is sent once the server is back', async ({ page }) => {
    const dataDir = await newDataDir();
    const port = await freePort();
    const first = await startSite({ dataDir, port });
    await page.goto(`${first.url}/schedule-consultation?type=msp`);
    await fillConsultation(page, 'before@northwind.example');
    await sendButton(page).click();
    await page.getByRole('button', { name: 'Send another' }).click();
    await fillConsultation(page, 'offline@northwind.example');
    await page.getByRole('combobox', { name: 'Consultation' }).selectOption('msp');
    // The server hangs with the request in its hands, then is gone.
    first.signal('SIGSTOP');
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await sendButton(page).click();
    await posted;
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    first.signal('SIGKILL');

    await expect(
      page.locator('#form').getByText('Failed to send your request. Please try again or contact me directly.'),
    ).toBeVisible();
    await expect(about(page)).toHaveValue('We are 40 people.');
    const second = await startSite({ dataDir, port });
    // Not even a reload loses it.
    await page.reload();
    await expect(about(page)).toHaveValue('We are 40 people.');
    await expect(page.getByRole('combobox', { name: 'Consultation' })).toHaveValue('msp');
    await sendButton(page).click();
    await expect(page.getByRole('group', { name: 'Request Sent Successfully' })).toBeFocused();
    const { data } = await second.service
      .from('contact_messages')
      .select('details')
      .eq('email', 'offline@northwind.example');
    expect(data).toEqual([
      {
        details: {
          form: 'consultation',
          fields: {
            firstName: 'Ada',
            lastName: 'Okafor',
            email: 'offline@northwind.example',
            consultationType: 'msp',
            message: 'We are 40 people.',
          },
        },
      },
    ]);
    expect(await second.stop()).toBe(0);
    await removeDataDir(dataDir);
  });
});

test('what was typed survives a reload of the tab, is not seen by another tab, and is gone once it was sent', async ({
  page,
  context,
}) => {
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

test('a card of the page chooses the answer of its form, again and again', async ({ page }) => {
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
    await sendButton(page).click();
    expect(page.url()).toBe(`${site.url}/schedule-consultation?type=partnership#form`);
  });
});

test('bots are refused, in words and with nothing stored; a slow person is not', async ({ site, request: client }) => {
  const post = async (check: object | undefined) => {
    const response = await client.post(`${site.url}/functions/v1/send-contact-email`, {
      data: { formType: 'contact', name: 'Bot', email: 'bot@example.com', message: 'Hello', check },
    });
    return { status: response.status(), ...((await response.json()) as { success: boolean; error?: string }) };
  };
  expect(await post({ trap: 'https://spam.example', elapsed: 60_000 })).toMatchObject({ status: 400, success: false });
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

test.describe('with requestForms: inert', () => {
  let server: PreviewServer;
  let url: string;

  test.beforeAll(async () => {
    const outDir = await mkdtemp(join(tmpdir(), 'advisor-inert-'));
    const site = {
      root: join(import.meta.dirname, '../../apps/site'),
      configFile: false,
      logLevel: 'error',
      build: { outDir, emptyOutDir: true },
    } as const;
    await build({
      ...site,
      plugins: [
        {
          name: 'as-the-owner-edits-it',
          enforce: 'pre',
          transform(code, id) {
            if (!id.endsWith('/site.config.ts')) return null;
            expect(code).toContain("requestForms: 'deliver',");
            return code.replace("requestForms: 'deliver',", "requestForms: 'inert',");
          },
        },
      ],
    });
    // Pages are drawn in the browser here, so that one file serves every address.
    server = await preview({ ...site, preview: { host: '127.0.0.1', port: await freePort() } });
    url = server.resolvedUrls!.local[0]!.replace(/\/$/, '');
  });
  test.afterAll(() => server.close());

  test('no request form sends or keeps anything, and no answer reaches the address bar', async ({ page }) => {
    test.setTimeout(120_000);
    const beyondFiles: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || !request.url().startsWith(`${url}/`))
        beyondFiles.push(`${request.method()} ${request.url()}`);
    });
    for (const [form, { path, fields, formType }] of forms) {
      if (formType !== 'request') continue;
      await page.goto(url + path);
      const inForm = page.locator('#form');
      for (const [field, answer] of fields.map((field) => [field, answersFor(form, fields)[field.name]!] as const)) {
        const options = field.options?.filter(({ value }) => answer.includes(value)) ?? [];
        if (field.type === 'options')
          for (const { label } of options) await inForm.getByRole('checkbox', { name: label }).check();
        else if (field.type === 'option')
          await inForm.getByRole('combobox', { name: field.label }).selectOption(answer);
        else await inForm.getByLabel(field.label).first().fill(String(answer));
      }
      const asks: string[] = [];
      // The code of pages whose links come into sight is fetched at any time.
      const watch = (request: Request) => {
        if (!['script', 'stylesheet'].includes(request.resourceType())) asks.push(request.url());
      };
      page.on('request', watch);
      await submitOf(page).click();
      await page.keyboard.press('Enter');
      await page.waitForTimeout(300);
      page.off('request', watch);
      expect([form, asks, page.url()]).toEqual([form, [], url + path]);
      await expect(page.getByRole('group', { name: /attention|Sent/ })).toHaveCount(0);
      await expect(inForm.getByLabel(fields[0]!.label).first()).not.toHaveValue('');
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    }
    expect(beyondFiles).toEqual([]);
  });
});
