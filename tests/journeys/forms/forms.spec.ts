import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { Locator, Page } from 'playwright/test';
import { runnerImport } from 'vite';
import { startServer, type RunningServer } from '../../../apps/server/server.ts';
import {
  contactFields,
  MIN_FILL_TIME_MS,
  requestForms,
  speakingFields,
} from '../../../supabase/functions/send-contact-email/forms.generated.ts';
import type { FieldDefinition } from '../../../supabase/functions/send-contact-email/forms.ts';
import { isHydrated } from '../../browser/hydrated.ts';
import { expect, fromNetwork, test } from '../fixtures.ts';
import { tooWide } from '../layout.ts';
import { freePort, newDataDir, removeDataDir, startSite, type Site } from '../site.ts';
import type { MailReceiver } from '../smtp.ts';
import { serveChangedSite, type ChangedSite } from './changedSite.ts';

interface FormPage {
  path: string;
  /** What is stored and mailed: the fields of the server's own definition. */
  fields: readonly FieldDefinition[];
  /** Fields that the page has and that are stored as name, e-mail address, phone and message. */
  alsoAsked?: readonly FieldDefinition[];
  formType: 'contact' | 'speaking' | 'request';
}

const [name, email, , phone] = contactFields as [FieldDefinition, FieldDefinition, FieldDefinition, FieldDefinition];
const request = (form: string, path: string): [string, FormPage] => {
  // Those about the result of a tool are asked where there is one (FORM-30).
  const fields = requestForms[form]!.fields.filter(
    ({ name, when }) => name !== 'sendReport' && when?.field !== 'sendReport',
  );
  return [form, { path, fields, formType: 'request' }];
};

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

/** A form of each shape, which is walked by keyboard: text alone; with a date and answers to choose from; with checkboxes. */
const walked = ['contact', 'speaking', 'channel-assessment'];

interface FileAnswer {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
type Answer = string | string[] | true | FileAnswer;
type Answers = Record<string, Answer>;

function answersFor(form: string, fields: readonly FieldDefinition[]): Answers {
  return Object.fromEntries(
    fields.map((field) => {
      const values = field.options?.map(({ value }) => value) ?? [];
      if (field.type === 'options') return [field.name, values.filter((_value, position) => position !== 1)];
      // What other fields depend on, so that they are asked.
      const wanted = fields.flatMap(({ when }) => (when?.field === field.name ? when.is : []));
      if (field.type === 'option')
        return [field.name, values.find((value) => wanted.includes(value)) ?? values.at(-1)!];
      if (field.type === 'number') return [field.name, String(field.max ?? field.min ?? 7)];
      if (field.type === 'consent') return [field.name, true];
      if (field.type === 'file') {
        const buffer = Buffer.from(`%PDF-1.7 ${field.label} of Ada`);
        return [field.name, { name: `${field.name}.pdf`, mimeType: 'application/pdf', buffer }];
      }
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
    if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) {
      const name = element.closest('fieldset')?.querySelector('legend') ?? element.labels?.[0]?.querySelector('span');
      return `${name?.firstChild?.textContent}`;
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

async function answerByKeyboard(page: Page, field: FieldDefinition, answer: Answer) {
  const options = field.options ?? [];
  if (answer === true) await page.keyboard.press('Space');
  else if (typeof answer === 'object' && 'buffer' in answer) {
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(answer);
  } else if (field.type === 'options') {
    for (const [position, { value }] of options.entries()) {
      if (position > 0) await page.keyboard.press('Tab');
      if ([answer].flat().includes(value)) await page.keyboard.press('Space');
    }
  } else if (field.type === 'option') {
    const position = options.findIndex(({ value }) => value === answer);
    const isRadio = (await page.locator('input[type=radio]:focus').count()) > 0;
    // A select begins with no answer, radio buttons with the first, which is not chosen yet.
    if (isRadio && position === 0) await page.keyboard.press('Space');
    for (let step = isRadio ? 1 : 0; step <= position; step++) await page.keyboard.press('ArrowDown');
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
const summaryOf = (page: Page, errors: number) =>
  page.getByRole('group', { name: `${errors} answers need your attention` });

/** Answers every field, without the keyboard. */
async function fillIn(page: Page, fields: readonly FieldDefinition[], answers: Answers) {
  for (const { name, type } of fields) {
    const answer = answers[name]!;
    const control = page.locator(`#form [name="${name}"]`);
    if (type === 'option') await control.selectOption(String(answer));
    else if (typeof answer === 'string') await control.fill(answer);
    else if (answer === true) await control.check();
    else if ('buffer' in answer) await control.setInputFiles(answer);
    else for (const value of answer) await page.locator(`#form [type="checkbox"][value="${value}"]`).check();
  }
}

// CONTACT-5
/** Waits until a form that was shown at `shownAt` may be sent: the keys of a test are faster than those of a person. */
const passMinFillTime = (page: Page, shownAt: number) =>
  page.waitForTimeout(Math.max(0, shownAt + MIN_FILL_TIME_MS - Date.now()));

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

for (const [form, { path, fields, alsoAsked = [], formType }] of forms) {
  if (!walked.includes(form)) continue;
  test(`${form} by keyboard alone: errors first, then stored and mailed with every answer`, async ({
    page,
    site,
    smtp,
  }) => {
    await page.goto(path);
    await page.waitForFunction(isHydrated);
    const shownAt = Date.now();
    const asked = await inPageOrder(page, [...alsoAsked, ...fields]);
    const answers = answersFor(form, asked);
    const required = asked.filter((field) => field.required);

    // Nothing filled in: the summary leads to the first field that needs an answer.
    await tabTo(page, (await submitOf(page).textContent()) ?? '');
    await page.keyboard.press('Enter');
    await expect(summaryOf(page, required.length)).toBeFocused();
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
    await passMinFillTime(page, shownAt);
    await page.keyboard.press('Enter');

    await expect(sentPanel(page)).toBeFocused();
    await expect(sentPanel(page).getByRole('definition')).toHaveCount(asked.length);
    expect(page.url()).toBe(site.url + path);
    await expectReceived(form, formType, asked, { site, smtp });
  });
}

test('every form: its errors fit a window of 320 px, and what is not walked by keyboard is stored and mailed too', async ({
  page,
  site,
  smtp,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.clock.install();
  for (const [position, [form, { path, fields, alsoAsked = [], formType }]] of forms.entries())
    await test.step(form, async () => {
      const asked = [...alsoAsked, ...fields];
      await page.setExtraHTTPHeaders(fromNetwork(10_000 + position));
      await page.goto(path);
      await page.waitForFunction(isHydrated);
      await submitOf(page).click();
      await expect(summaryOf(page, asked.filter((field) => field.required).length)).toBeFocused();
      expect(await tooWide(page)).toEqual([]);
      if (walked.includes(form)) return;

      await fillIn(page, asked, answersFor(form, asked));
      await page.clock.fastForward(MIN_FILL_TIME_MS);
      await submitOf(page).click();
      await expect(sentPanel(page).getByRole('definition')).toHaveCount(asked.length);
      expect(page.url()).toBe(site.url + path);
      await expectReceived(form, formType, asked, { site, smtp });
    });
});

/** Fills in a page whose clock is installed: no time has to pass. */
async function fillConsultation(page: Page, address: string) {
  const field = (label: string) => page.locator('#form').getByRole('textbox', { name: label, exact: true });
  await field('First name').fill('Ada');
  await field('Last name').fill('Okafor');
  await field('Email').fill(address);
  await field('What it is about').fill('We are 40 people.');
  await page.clock.fastForward(MIN_FILL_TIME_MS);
}

const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send request' });
const about = (page: Page) => page.getByRole('textbox', { name: 'What it is about' });

test.describe('with a server that stops during a submit', () => {
  test.use({ expectedErrors: ['net::ERR', 'Failed to load resource'] });

  test('nothing that was typed is lost, and it is sent once the server is back', async ({ page }) => {
    const dataDir = await newDataDir();
    const port = await freePort();
    const first = await startSite({ dataDir, port });
    await page.clock.install();
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
    await sendButton(page).click();
    expect(page.url()).toBe(`${site.url}/schedule-consultation?type=partnership#form`);
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

test.describe('a form with every kind of field, in the place of one of the site', () => {
  let site: ChangedSite;
  let server: RunningServer;
  let dataDir: string;
  let fields: readonly FieldDefinition[];

  test.beforeAll(async ({ smtp }) => {
    test.setTimeout(120_000);
    const load = async <Module>(name: string) => {
      const file = join(import.meta.dirname, '../../../packages/content/src/forms', name);
      return (await runnerImport<Module>(file, { configFile: false, logLevel: 'error' })).module;
    };
    const { sampleForm } =
      await load<typeof import('../../../packages/content/src/forms/sampleForm.ts')>('sampleForm.ts');
    const { serverForm } =
      await load<typeof import('../../../packages/content/src/forms/serverForms.ts')>('serverForms.ts');
    const sample = serverForm(sampleForm);
    fields = sample.fields;
    dataDir = await newDataDir();
    server = await startServer({
      dataDir,
      clientDir: null,
      port: 0,
      host: '127.0.0.1',
      env: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` },
      forms: { ...requestForms, sample },
    });
    const proxy = Object.fromEntries(['^/functions/v1/', '^/supabase.json'].map((path) => [path, server.url]));
    site = await serveChangedSite(
      (_code, id) =>
        id.endsWith('/forms/ConsultationForm/definition.ts')
          ? `export const consultation = ${JSON.stringify(sampleForm)};`
          : null,
      proxy,
    );
  });
  test.afterAll(async () => {
    await site?.close();
    await server?.close();
    await removeDataDir(dataDir);
  });

  test.describe('on a line that breaks', () => {
    test.use({ expectedErrors: ['net::ERR', 'Failed to load resource'] });

    test('loads the field for files at the second try, and keeps what was typed', async ({ page }) => {
      await page.route('**/FileField*.js', (route) => route.abort());
      await page.goto(`${site.url}/schedule-consultation`);
      await page.getByLabel('First name').fill('Ada');
      const failure = page.getByRole('alert').filter({ hasText: 'The field “Agenda” could not be loaded' });
      await expect(failure).toBeVisible();
      await page.unroute('**/FileField*.js');
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByLabel('Agenda', { exact: true })).toBeVisible();
      await expect(page.getByLabel('First name')).toHaveValue('Ada');
    });
  });

  test('is filled in by keyboard alone, stored with its files and mailed', async ({ page, smtp }) => {
    test.setTimeout(120_000);
    // From the start: Playwright may begin to intercept dialogs only after the next key, which then opens one unseen.
    page.on('filechooser', () => {});
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const forFiles = () => scripts.filter((path) => /FileField/.test(path));
    await page.goto(`${site.url}/contact`);
    await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
    expect(forFiles()).toEqual([]);

    await page.goto(`${site.url}/schedule-consultation`);
    await expect(page.getByLabel('Agenda', { exact: true })).toBeVisible();
    expect(forFiles()).not.toEqual([]);
    const shownAt = Date.now();
    const answers = answersFor('sample', fields);
    for (const field of fields) {
      await tabTo(page, field.label);
      await answerByKeyboard(page, field, answers[field.name]!);
      if (field.type === 'file')
        await expect(page.getByRole('listitem').filter({ hasText: `${field.name}.pdf` })).toContainText('bytes');
    }
    await tabTo(page, 'Send request');
    await passMinFillTime(page, shownAt);
    await page.keyboard.press('Enter');
    await expect(page.locator('#form')).toContainText('The answer goes to');
    const panel = page.locator('#form').getByRole('group');
    await expect(panel.getByRole('definition')).toHaveCount(fields.length);
    await expect(panel.getByText('agenda.pdf')).toBeVisible();

    const { secretKey } = JSON.parse(await readFile(join(dataDir, 'local.json'), 'utf8')) as { secretKey: string };
    const service = createClient(server.url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
    const { data: message } = await service.from('contact_messages').select('*').single();
    const stored = Object.fromEntries(
      fields.map(({ name, type }) => {
        const answer = answers[name]!;
        if (typeof answer === 'object' && 'buffer' in answer) {
          const sha256 = createHash('sha256').update(answer.buffer).digest('hex');
          return [name, [{ name: answer.name, size: answer.buffer.byteLength, sha256 }]];
        }
        return [name, type === 'number' ? Number(answer) : answer];
      }),
    );
    expect(message.details).toEqual({ form: 'sample', fields: stored });

    const mail = await smtp.waitFor(({ replyTo }) => replyTo?.[0]?.address === 'sample@northwind.example');
    expect(mail.text).toContain('Agenda: agenda.pdf');
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['contract.pdf', 'agenda.pdf']);
  });
});

test.describe('with requestForms: inert', () => {
  let site: ChangedSite;

  test.beforeAll(async () => {
    site = await serveChangedSite((code, id) => {
      if (!id.endsWith('/site.config.ts')) return null;
      expect(code).toContain("requestForms: 'deliver',");
      return code.replace("requestForms: 'deliver',", "requestForms: 'inert',");
    });
  });
  test.afterAll(() => site.close());

  test('no request form sends or keeps anything, and no answer reaches the address bar', async ({ page }) => {
    await page.clock.install();
    const asked: string[] = [];
    page.on('request', (request) => {
      // The code of pages whose links come into sight is fetched at any time, and what they show.
      const isFile =
        ['document', 'script', 'stylesheet', 'font', 'image'].includes(request.resourceType()) ||
        new URL(request.url()).pathname.startsWith('/content/');
      if (!isFile || request.method() !== 'GET') asked.push(`${request.method()} ${request.url()}`);
    });
    for (const [form, { path, fields, formType }] of forms) {
      if (formType !== 'request') continue;
      await page.goto(site.url + path);
      await page.locator('#form').waitFor();
      await fillIn(page, fields, answersFor(form, fields));
      await page.clock.fastForward(MIN_FILL_TIME_MS);
      await submitOf(page).click();
      await page.keyboard.press('Enter');
      // Whatever the press has begun is asked for before what the test itself asks for.
      await page.clock.runFor(1000);
      await page.evaluate(() => fetch('/?end'));
      expect([form, asked.splice(0), page.url()]).toEqual([form, [`GET ${site.url}/?end`], site.url + path]);
      await expect(page.getByRole('group', { name: /attention|Sent/ })).toHaveCount(0);
      await expect(page.locator(`#form [name="${fields[0]!.name}"]`)).not.toHaveValue('');
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    }
  });
});
