import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Locator, type Page } from 'playwright/test';
import { declarations } from '../../packages/tools/src/elements/declarations.ts';
import { unpackTools } from './packedTools.ts';
import { serve } from './serve.ts';

const rates = JSON.parse(readFileSync(join(import.meta.dirname, 'elements/rates.json'), 'utf8')) as object;
const ownTerm = {
  id: 'own-term',
  term: 'Own Term',
  definition: 'A term of this page.',
  category: 'Channel',
  examples: [],
  relatedTerms: [],
};

interface Elements {
  /** Console errors that a test expects, by a part of their text; every other one fails it. */
  expectedErrors: string[];
  /** Opens the page, with this HTML in its main part before the script defines the elements. */
  show: (html: string, hash?: string) => Promise<Page>;
}

const test = base.extend<Elements, { site: { url: string; cdn: string } }>({
  site: [
    async ({}, use) => {
      const { folder, version, remove } = unpackTools('elements');
      const { url, stop } = await serve(folder);
      await use({ url, cdn: `${url}/cdn/${version}` });
      stop();
      remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  expectedErrors: async ({}, use) => use([]),
  show: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    let body = '';
    await page.route(/\/(?:#.*)?$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<main>', () => `<main>${body}`) });
    });
    await use(async (html, hash = '') => {
      body = html;
      await page.goto(`/${hash}`);
      return page;
    });
    expect(errors.filter((text) => !expectedErrors.some((part) => text.includes(part)))).toEqual([]);
  },
});

const slow = process.env.SKIP_SLOW ? test.skip : test;

/** Sets properties of the first element of a name. */
const set = (page: Page, tag: string, properties: object) =>
  page.evaluate(([name, values]) => void Object.assign(document.querySelector(name)!, values), [
    tag,
    properties,
  ] as const);
const get = (page: Page, tag: string, property: string) =>
  page.evaluate(([name, key]) => Reflect.get(document.querySelector(name)!, key) as unknown, [tag, property] as const);
async function calculateWithVcio(calculator: Locator | Page) {
  await calculator.getByLabel(/vCIO/).check();
  await calculator.getByRole('button', { name: 'Calculate Pricing' }).click();
}
const failures = (page: Page) =>
  page.evaluate(() => (window as unknown as { failures: [string, { message: string; property: string }][] }).failures);

test('properties and attributes mirror each other', async ({ show }) => {
  const page = await show('<industry-calendar load-delay="0"></industry-calendar>');
  const calendar = page.locator('industry-calendar');
  await expect(calendar.getByText('Managed Services Conference')).toBeVisible();
  await expect(calendar.getByRole('heading', { level: 2 }).first()).toBeVisible();

  await set(page, 'industry-calendar', {
    theme: 'dark',
    headingLevel: 3,
    originalCalendarHref: '/calendar',
    feeds: [{ label: 'our file', href: '/events.ics' }],
  });
  await expect(calendar).toHaveAttribute('theme', 'dark');
  await expect(calendar).toHaveCSS('background-color', 'rgb(15, 22, 28)');
  await expect(calendar).toHaveAttribute('heading-level', '3');
  await expect(calendar.getByRole('heading', { level: 2 })).toHaveCount(0);
  await expect(calendar.getByRole('link', { name: 'View Original Calendar' })).toHaveAttribute('href', '/calendar');
  await expect(calendar).toHaveAttribute('calendar-href', '/calendar');
  await expect(calendar.getByRole('link', { name: 'our file' })).toHaveAttribute('href', '/events.ics');
  await expect(calendar).not.toHaveAttribute('feeds');

  await calendar.evaluate((element) => {
    element.setAttribute('heading-level', '2');
    element.removeAttribute('theme');
    element.removeAttribute('calendar-href');
  });
  expect(await get(page, 'industry-calendar', 'headingLevel')).toBe(2);
  expect(await get(page, 'industry-calendar', 'theme')).toBeUndefined();
  await expect(calendar.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(calendar.getByRole('link', { name: 'View Original Calendar' })).toHaveCount(0);

  await set(page, 'industry-calendar', { headingLevel: null, loadDelay: undefined });
  await expect(calendar).not.toHaveAttribute('heading-level');
  expect(await get(page, 'industry-calendar', 'loadDelay')).toBe(1000);
});

test('data that is not valid is refused in place with an event, and good data is not lost', async ({ show }) => {
  const page = await show(
    '<msp-pricing-calculator></msp-pricing-calculator><industry-glossary load-delay="0"></industry-glossary>',
  );
  const calculator = page.locator('msp-pricing-calculator');
  const total = calculator.getByText('$1,234.00').first();
  await set(page, 'msp-pricing-calculator', { rates });
  await calculateWithVcio(calculator);
  await expect(total).toBeVisible();

  await set(page, 'msp-pricing-calculator', { rates: {} });
  const alert = calculator.getByRole('alert');
  await expect(alert).toContainText('The data of this tool is not valid');
  await expect(alert).toContainText('rates.device must be a record, but is missing.');
  await expect(alert).toContainText('The tool goes on with the data that it had.');
  await expect(alert).toContainText('correct the property “rates” of <msp-pricing-calculator>');
  await expect(total).toBeVisible();
  expect(await failures(page)).toEqual([
    ['msp-pricing-calculator', { property: 'rates', message: 'rates.device must be a record, but is missing.' }],
  ]);

  await set(page, 'msp-pricing-calculator', { rates: { ...rates, vcio: 2000 } });
  await expect(alert).toHaveCount(0);
  await expect(calculator.getByText('$2,000.00').first()).toBeVisible();
  // Back to the default.
  await set(page, 'msp-pricing-calculator', { rates: null });
  await expect(calculator.getByText('$2,500.00').first()).toBeVisible();

  const glossary = page.locator('industry-glossary');
  await expect(glossary.getByText('Break-Fix').first()).toBeVisible();
  await set(page, 'industry-glossary', { terms: [ownTerm] });
  await expect(glossary.getByText('A term of this page.')).toBeVisible();
  await set(page, 'industry-glossary', { terms: 'x' });
  await expect(glossary.getByRole('alert')).toContainText('terms must be a list, but is "x".');
  await expect(glossary.getByText('A term of this page.')).toBeVisible();
  await set(page, 'industry-glossary', { terms: undefined });
  await expect(glossary.getByText('Break-Fix').first()).toBeVisible();
});

slow('a tool without valid data of its page is not shown with other data', async ({ show }) => {
  const page = await show(
    '<security-assessment></security-assessment><industry-calendar feeds="[x]" load-delay="0"></industry-calendar><script>document.querySelector("security-assessment").questions = [];</script>',
  );
  const assessment = page.locator('security-assessment');
  await expect(assessment.getByRole('alert')).toContainText('questions must have at least one question.');
  await expect(assessment.getByRole('alert')).toContainText('The tool is not shown without it.');
  await expect(assessment.getByRole('group')).toHaveCount(0);
  const calendar = page.locator('industry-calendar');
  await expect(calendar.getByRole('alert')).toContainText('feeds must be a list, but is "[x]".');

  const questions = [
    {
      id: 'own',
      category: 'Own',
      question: 'Is this our own question?',
      weight: 2,
      options: [
        { value: 'yes', label: 'Yes', score: 10 },
        { value: 'no', label: 'No', score: 0 },
      ],
      cisControl: '',
      nextStep: 'Ask it.',
    },
  ];
  await set(page, 'security-assessment', { questions });
  await expect(assessment.getByText('Is this our own question?')).toBeVisible();
  await expect(assessment.getByRole('alert')).toHaveCount(0);
  await calendar.evaluate((element) => element.setAttribute('feeds', '[{"label":"RSS","href":"/events.xml"}]'));
  await expect(calendar.getByRole('link', { name: 'RSS' })).toBeVisible();
  await expect(calendar.getByText('Managed Services Conference')).toBeVisible();

  // Questions are read once: others begin anew.
  await set(page, 'security-assessment', { questions: [{ ...questions[0], question: 'And this?' }] });
  await expect(assessment.getByText('And this?')).toBeVisible();
});

test('all elements work where the page has added to all objects', async ({ show, page }) => {
  const inherited = { extend: null, first: 'x', isEmpty: null };
  await page.addInitScript((added) => {
    for (const [name, value] of Object.entries(added)) Reflect.set(Object.prototype, name, value ?? (() => undefined));
  }, inherited);
  const tags = Object.keys(declarations);
  await show(tags.map((tag) => `<${tag}></${tag}>`).join(''));
  for (const tag of tags) await expect(page.locator(tag).getByRole('button', { name: 'Start fresh' })).toBeVisible();
  const calculator = page.locator('msp-pricing-calculator');
  await calculateWithVcio(calculator);
  await expect(calculator.getByText('$2,500.00').first()).toBeVisible();
});

test('equal elements keep their work apart, also after a reload', async ({ show }) => {
  const tags = '<msp-pricing-calculator></msp-pricing-calculator>';
  const page = await show(`${tags}${tags}<msp-pricing-calculator id="third"></msp-pricing-calculator>`);
  const workstations = page.getByLabel('Workstations');
  await expect(workstations).toHaveCount(3);
  for (const [index, count] of ['1', '2', '3'].entries()) await workstations.nth(index).fill(count);
  const keys = [
    'advisor-msp-pricing-calculator',
    'advisor-msp-pricing-calculator-2',
    'advisor-msp-pricing-calculator#third',
  ];
  for (const [index, key] of keys.entries())
    await expect
      .poll(() => page.evaluate((name) => localStorage.getItem(name), key))
      .toContain(`"workstationCount":${index + 1}`);
  await page.reload();
  for (const [index, count] of ['1', '2', '3'].entries()) await expect(workstations.nth(index)).toHaveValue(count);
  // An element that is moved keeps its place.
  await page.evaluate(() => document.querySelector('main')!.append(document.querySelector('msp-pricing-calculator')!));
  await expect(workstations.nth(2)).toHaveValue('1');
  // A key of its own.
  await set(page, 'msp-pricing-calculator', { storageKey: 'ours' });
  await expect(workstations.nth(0)).toHaveValue('0');
  await set(page, 'msp-pricing-calculator', { storageKey: null });
  await expect(workstations.nth(0)).toHaveValue('2');
});

test.describe('src', () => {
  test.use({ expectedErrors: ['status of 503', 'status of 404'] });

  test('loads data, fails with a reason, recovers and follows its attribute', async ({ show, page }) => {
    let answers = 0;
    await page.route('**/rates.json', (route) => (answers++ === 0 ? route.fulfill({ status: 503 }) : route.continue()));
    await page.route('**/old.json', (route) => route.fulfill({ json: { ...rates, vcio: 'x' } }));
    await show('<msp-pricing-calculator src="rates.json"></msp-pricing-calculator>');
    const calculator = page.locator('msp-pricing-calculator');
    const alert = calculator.getByRole('alert');
    await expect(alert).toContainText('The data of this tool could not be loaded');
    await expect(alert).toContainText('rates.json answered 503. Check your connection and try again.');
    await expect(calculator.getByRole('group')).toHaveCount(0);
    expect(await failures(page)).toEqual([
      ['msp-pricing-calculator', { property: 'src', message: 'rates.json answered 503.' }],
    ]);

    await alert.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(calculator.locator('[part="tool"]')).toBeFocused();
    await calculateWithVcio(calculator);
    await expect(calculator.getByText('$1,234.00').first()).toBeVisible();
    await expect(alert).toHaveCount(0);

    await set(page, 'msp-pricing-calculator', { src: 'old.json' });
    await expect(alert).toContainText('rates.vcio must be a number from 0 to 1000000, but is "x".');
    await expect(alert).toContainText('correct old.json');
    await expect(calculator.getByText('$1,234.00').first()).toBeVisible();
    await set(page, 'msp-pricing-calculator', { src: 'none.json' });
    await expect(alert).toContainText('none.json answered 404.');
    await expect(calculator.getByText('$1,234.00').first()).toBeVisible();

    // A property replaces the file; without it the file counts again.
    await set(page, 'msp-pricing-calculator', { rates: { ...rates, vcio: 3000 } });
    await expect(alert).toHaveCount(0);
    await expect(calculator.getByText('$3,000.00').first()).toBeVisible();
    await set(page, 'msp-pricing-calculator', { src: 'rates.json', rates: null });
    await expect(calculator.getByText('$1,234.00').first()).toBeVisible();
    await set(page, 'msp-pricing-calculator', { src: null });
    await expect(calculator.getByText('$2,500.00').first()).toBeVisible();
  });
});

slow(
  'src takes a file that the tool has exported, with the cookies of its own origin alone',
  async ({ show, page }) => {
    const asked: { credentials: string | undefined }[] = [];
    await page.route('**/terms.json', async (route) => {
      asked.push({ credentials: (await route.request().allHeaders()).cookie });
      await route.fulfill({ json: { version: 1, terms: [ownTerm] }, headers: { 'access-control-allow-origin': '*' } });
    });
    await page.context().addCookies([
      { name: 'here', value: '1', domain: '127.0.0.1', path: '/' },
      { name: 'there', value: '1', domain: 'data.example', path: '/' },
    ]);
    await show('<industry-glossary src="terms.json" load-delay="0"></industry-glossary>');
    const term = page.locator('industry-glossary').getByText('A term of this page.');
    await expect(term).toBeVisible();
    await set(page, 'industry-glossary', { src: 'http://data.example/terms.json' });
    await expect.poll(() => asked).toEqual([{ credentials: 'here=1' }, { credentials: undefined }]);
  },
);

test.describe('a file of src that is none', () => {
  test.use({ expectedErrors: ['net::ERR_'] });

  slow('is refused in place, with what it is', async ({ show, page }) => {
    const answers: Record<string, Parameters<Page['route']>[1]> = {
      'page.json': (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
      'cut.json': (route) => route.abort('connectionreset'),
    };
    for (const [file, answer] of Object.entries(answers)) await page.route(`**/${file}`, answer);
    await show('<msp-pricing-calculator></msp-pricing-calculator>');
    const calculator = page.locator('msp-pricing-calculator');
    const alert = calculator.getByRole('alert');
    // What else a file may hold is refused by the readers of the tools, whose tests have every case.
    const reasons = {
      'page.json': 'page.json is not valid JSON',
      'cut.json': 'There was no answer from cut.json.',
    };
    for (const [file, reason] of Object.entries(reasons)) {
      await set(page, 'msp-pricing-calculator', { src: file });
      await expect(alert).toContainText(reason);
      await expect(alert).toHaveCount(1);
      const advice = file === 'cut.json' ? 'Check your connection' : `If this is your page, correct ${file}.`;
      await expect(alert).toContainText(advice);
    }
    expect((await failures(page)).map(([, { property }]) => property)).toEqual(
      Object.keys(reasons).map((file) => (file === 'cut.json' ? 'src' : 'rates')),
    );
    await set(page, 'msp-pricing-calculator', { locale: 'es', src: './cut.json' });
    await expect(alert).toContainText('No hubo respuesta de ./cut.json. Compruebe su conexión');
    expect((await failures(page)).at(-1)![1].message).toBe('There was no answer from ./cut.json.');
    await expect(calculator.getByRole('group')).toHaveCount(0);
    await set(page, 'msp-pricing-calculator', { locale: null, src: null });
    await expect(alert).toHaveCount(0);
    await calculateWithVcio(calculator);
    await expect(calculator.getByText('$2,500.00').first()).toBeVisible();
  });
});

test('attributes that change quickly end with the last value', async ({ show, page }) => {
  const held: (() => void)[] = [];
  for (const [name, vcio] of [
    ['first', 1],
    ['second', 2],
    ['third', 3],
  ] as const)
    await page.route(`**/${name}.json`, async (route) => {
      // The first file is the last to come.
      if (name === 'first') await new Promise<void>((resolve) => held.push(resolve));
      await route.fulfill({ json: { ...rates, vcio } }).catch(() => {});
    });
  await show('<msp-pricing-calculator></msp-pricing-calculator>');
  const calculator = page.locator('msp-pricing-calculator');
  await calculateWithVcio(calculator);
  const asked = page.waitForRequest('**/first.json');
  await set(page, 'msp-pricing-calculator', { src: 'first.json' });
  await asked;
  await calculator.evaluate((element) => {
    for (let round = 0; round < 200; round += 1) {
      element.setAttribute('theme', round % 2 ? 'dark' : 'light');
      element.setAttribute('heading-level', round % 2 ? '3' : '2');
      element.setAttribute('currency', round % 2 ? 'EUR' : 'GBP');
      element.setAttribute('src', round % 2 ? 'third.json' : 'second.json');
    }
  });
  await expect(calculator.getByText('€3.00').first()).toBeVisible();
  for (const resolve of held) resolve();
  // What came late would be here before a file that is asked for now.
  await page.evaluate(() => fetch('rates.json'));
  await expect(calculator.getByText('€3.00').first()).toBeVisible();
  await expect(calculator).toHaveCSS('background-color', 'rgb(15, 22, 28)');
  await expect(calculator.getByRole('heading', { name: 'Estimate', level: 3 })).toBeVisible();
  expect(await failures(page)).toEqual([]);
});

slow(
  'a tool that is moved goes on as it was, and one that comes back begins with the work that is kept',
  async ({ show }) => {
    const page = await show(
      '<section id="other"></section><msp-pricing-calculator storage-key="none"></msp-pricing-calculator><partner-scorecard></partner-scorecard>',
    );
    const calculator = page.locator('msp-pricing-calculator');
    await calculator.getByLabel('Workstations').fill('7');
    await calculator.getByRole('button', { name: 'Calculate Pricing' }).click();
    await expect(calculator.getByText('$525.00').first()).toBeVisible();
    const scorecard = page.locator('partner-scorecard');
    await scorecard.getByLabel('Company name').fill('Kept Partner');
    await page.evaluate(() => {
      const [tool, other] = ['msp-pricing-calculator', '#other'].map((name) => document.querySelector(name)!);
      other!.append(tool!);
    });
    await expect(page.locator('#other').getByLabel('Workstations')).toHaveValue('7');
    await expect(page.locator('#other').getByText('$525.00').first()).toBeVisible();
    await page.locator('#other').getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('#other').getByLabel('Workstations')).toHaveValue('0');

    await page.evaluate(() => {
      const tools = ['msp-pricing-calculator', 'partner-scorecard'].map((name) => document.querySelector(name)!);
      for (const tool of tools) tool.remove();
      Object.assign(window, { tools });
    });
    await expect(page.getByRole('group')).toHaveCount(0);
    await page.evaluate(() =>
      document.querySelector('main')!.append(...(window as unknown as { tools: Element[] }).tools),
    );
    await expect(scorecard.getByLabel('Company name')).toHaveValue('Kept Partner');
    await expect(calculator.getByLabel('Workstations')).toHaveValue('0');
    await calculator.getByLabel('Workstations').fill('3');
    await calculator.getByRole('button', { name: 'Calculate Pricing' }).click();
    await expect(calculator.getByText('$225.00').first()).toBeVisible();
  },
);

slow('a dialog that is moved while it is open closes, and opens again with what it had', async ({ show }) => {
  const page = await show('<section></section><risk-matrix mode="dialog" storage-key="none"></risk-matrix>');
  const opener = page.getByRole('button', { name: 'Open Risk matrix' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Risk matrix' });
  await dialog.getByLabel('Matrix title').fill('Our risks');
  await page.evaluate(() => document.querySelector('section')!.append(document.querySelector('risk-matrix')!));
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog.getByLabel('Matrix title')).toHaveValue('Our risks');
  expect(await dialog.evaluate((element) => element.closest('dialog')!.matches(':modal'))).toBe(true);
});

slow('an element that replaces an equal one in the same task has its work', async ({ show }) => {
  const page = await show('<msp-pricing-calculator></msp-pricing-calculator>');
  const workstations = page.getByLabel('Workstations');
  await workstations.fill('4');
  await page.evaluate(() =>
    document.querySelector('main')!.replaceChildren(document.createElement('msp-pricing-calculator')),
  );
  await expect(workstations).toHaveValue('4');
});

slow('an element works in a form of its page, which neither is sent nor gets its fields', async ({ show }) => {
  const page = await show(
    '<form action="/sent"><input name="own" value="1"><msp-pricing-calculator></msp-pricing-calculator><risk-matrix></risk-matrix></form>',
  );
  const calculator = page.locator('msp-pricing-calculator');
  await calculator.getByLabel('Workstations').fill('7');
  await calculator.getByLabel('Workstations').press('Enter');
  await expect(calculator.getByText('$525.00').first()).toBeVisible();
  const matrix = page.locator('risk-matrix');
  await matrix.getByLabel('Matrix title').fill('Ours');
  await matrix.getByLabel('Matrix title').press('Enter');
  await matrix.getByRole('button', { name: 'Add Risk' }).first().click();
  await expect(matrix.getByRole('dialog', { name: 'Add New Risk' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => [...new FormData(document.querySelector('form')!)])).toEqual([['own', '1']]);
});

slow('an element works inside another shadow root, on a page from right to left', async ({ show }) => {
  const page = await show('<div id="host" lang="ar" dir="rtl"></div><section dir="ltr" lang="ar"></section>');
  const tags = '<msp-pricing-calculator></msp-pricing-calculator><risk-matrix mode="dialog"></risk-matrix>';
  await page.evaluate((html) => {
    document.querySelector('#host')!.attachShadow({ mode: 'open' }).innerHTML = html;
    document.querySelector('section')!.innerHTML = html;
  }, tags);
  const host = page.locator('#host');
  const calculator = host.locator('msp-pricing-calculator');
  await calculateWithVcio(calculator);
  await expect(calculator.getByRole('heading', { name: 'Estimate' }).locator('..')).toBeFocused();
  await expect(calculator.getByText('$2,500.00').first()).toBeVisible();
  // The bars have their rules here too.
  await expect(calculator.locator('[style*="--size"]').first()).toHaveCSS('position', 'absolute');
  const label = calculator.getByText('Workstations', { exact: true }).first();
  await expect(label).toHaveCSS('direction', 'ltr');

  const matrix = host.locator('risk-matrix');
  const opener = matrix.getByRole('button', { name: 'Open Risk matrix' });
  await opener.press('Enter');
  const dialog = matrix.getByRole('dialog', { name: 'Risk matrix' });
  await expect(dialog.getByRole('heading', { name: 'Risk matrix' }).first()).toHaveCSS('direction', 'ltr');
  await dialog.getByRole('button', { name: 'Add Risk' }).first().press('Enter');
  await expect(matrix.getByRole('dialog', { name: 'Add New Risk' }).getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  // Drawn as on any other page.
  const [here, there] = [calculator, page.locator('section msp-pricing-calculator')];
  await here.getByRole('button', { name: 'Start fresh' }).click();
  await there
    .getByRole('button', { name: 'Copy link' })
    .or(there.getByRole('button', { name: 'Print' }))
    .waitFor();
  const places = (tool: typeof here) =>
    tool.getByRole('textbox').evaluateAll((fields) => {
      const { left } = fields[0]!.closest('[role="group"]')!.getBoundingClientRect();
      return fields.map((field) => Math.round(field.getBoundingClientRect().left - left));
    });
  expect(await places(here)).toEqual(await places(there));
});

test('result follows what is shown, also when the page changes the data', async ({ show }) => {
  const listener =
    '<script>told = []; addEventListener("result", ({ detail: [result] }) => told.push(result.monthlyTotal ?? `${result.length} terms`));</script>';
  const page = await show(
    `${listener}<msp-pricing-calculator></msp-pricing-calculator><industry-glossary load-delay="0"></industry-glossary>`,
  );
  const told = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told.splice(0));
  await expect.poll(told).toEqual(['24 terms']);
  await calculateWithVcio(page);
  await expect.poll(told).toEqual([2500]);
  await set(page, 'msp-pricing-calculator', { rates });
  await expect.poll(told).toEqual([1234]);
  await set(page, 'msp-pricing-calculator', { rates: { ...rates } });
  await set(page, 'industry-glossary', { terms: [ownTerm] });
  await expect.poll(told).toEqual(['1 terms']);
  await set(page, 'industry-glossary', { terms: [{ ...ownTerm }] });
  await set(page, 'msp-pricing-calculator', { rates: null });
  await expect.poll(told).toEqual([2500]);
});

slow('src is no longer awaited once its element is gone', async ({ show, page }) => {
  await page.route('**/slow.json', () => {});
  const asked = page.waitForRequest('**/slow.json');
  await show('<industry-glossary src="slow.json"></industry-glossary>');
  const request = await asked;
  const ended = page.waitForEvent('requestfailed', (each) => each === request);
  await page.evaluate(() => document.querySelector('industry-glossary')!.remove());
  expect((await ended).failure()!.errorText).toBe('net::ERR_ABORTED');
  expect(await failures(page)).toEqual([]);
});

slow('a dialog is opened, used and closed by keyboard, and keeps what it had', async ({ show, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await show('<risk-matrix mode="dialog" button-label="Rate your risks" storage-key="none"></risk-matrix>');
  const matrix = page.locator('risk-matrix');
  const opener = matrix.getByRole('button', { name: 'Rate your risks' });
  await expect(opener).toBeVisible();
  // The tool is loaded when it is opened.
  expect(asked.filter((address) => address.includes('risk-matrix-'))).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = matrix.getByRole('dialog', { name: 'Risk matrix' });
  await dialog.getByLabel('Matrix title').fill('Our risks');
  await dialog.getByRole('button', { name: 'Add Risk' }).first().press('Enter');
  const inner = matrix.getByRole('dialog', { name: 'Add New Risk' });
  await expect(inner).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inner).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Matrix title')).toHaveValue('Our risks');
});

test('an element takes the language of its page, also for its own words', async ({ show }) => {
  const page = await show(
    '<div lang="es"><div><template shadowrootmode="open"><risk-matrix mode="dialog"></risk-matrix></template></div><industry-glossary></industry-glossary></div><security-assessment locale="es"></security-assessment>',
  );
  await page.getByRole('button', { name: 'Abrir Matriz de riesgos' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Matriz de riesgos' });
  await expect(dialog.getByRole('group', { name: 'Matriz de riesgos' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Tasa de abandono' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pregunta 1 de 10' })).toBeVisible();
  await page.evaluate(() => Object.assign(document.querySelector('industry-glossary')!, { terms: [{}] }));
  await expect(page.getByText('Los datos de esta herramienta no son válidos')).toBeVisible();
});

slow('an element follows a page that changes its language', async ({ show }) => {
  const page = await show('<msp-pricing-calculator></msp-pricing-calculator>');
  await page.getByLabel('Workstations').fill('7');
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'es'));
  await expect(page.getByRole('button', { name: 'Calcular precio' })).toBeVisible();
  await expect(page.getByLabel('Puestos de trabajo')).toHaveValue('7');
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'en'));
  await expect(page.getByRole('button', { name: 'Calculate Pricing' })).toBeVisible();
  await page.locator('msp-pricing-calculator').evaluate((element) => element.setAttribute('lang', 'es'));
  await expect(page.getByRole('button', { name: 'Calcular precio' })).toBeVisible();
});

slow('data for a tool in a dialog is used when another element has loaded the tool before', async ({ show, page }) => {
  await show(
    '<msp-pricing-calculator></msp-pricing-calculator><msp-pricing-calculator mode="dialog"></msp-pricing-calculator>',
  );
  const [inline, other] = [
    page.locator('msp-pricing-calculator').first(),
    page.locator('msp-pricing-calculator').nth(1),
  ];
  await other.evaluate((element, value) => Reflect.set(element, 'rates', value), rates);
  await expect(inline.getByRole('group').first()).toBeVisible();
  await other.getByRole('button', { name: 'Open MSP pricing calculator' }).click();
  await calculateWithVcio(other);
  await expect(other.getByText('$1,234.00').first()).toBeVisible();
});

slow('a copied link restores what was shown; without the address there is no link', async ({ show, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await show(
    '<msp-pricing-calculator use-address storage-key="none"></msp-pricing-calculator><risk-matrix></risk-matrix>',
  );
  const calculator = page.locator('msp-pricing-calculator');
  await calculator.getByLabel('Workstations').fill('7');
  await calculator.getByRole('button', { name: 'Copy link' }).click();
  await expect(calculator.getByText('Anyone who opens it sees what you see now.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.locator('risk-matrix').getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.locator('risk-matrix').getByRole('button', { name: 'Copy link' })).toHaveCount(0);

  await page.goto('about:blank');
  await page.goto(link);
  await expect(calculator.getByText('Monthly total: $525.00')).toBeVisible();
  await calculator.getByRole('button', { name: 'Change it' }).click();
  await expect(calculator.getByLabel('Workstations')).toHaveValue('7');

  // A link to a tool in a dialog opens it.
  await page.goto('about:blank');
  await show(
    '<msp-pricing-calculator use-address mode="dialog" storage-key="none"></msp-pricing-calculator>',
    new URL(link).hash,
  );
  await expect(calculator.getByRole('dialog').getByText('Monthly total: $525.00')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calculator.getByRole('dialog')).toBeHidden();
  await page.evaluate((hash) => {
    location.hash = '';
    location.hash = hash;
  }, new URL(link).hash);
  await expect(calculator.getByRole('dialog')).toBeVisible();
});

slow('a page takes the files and notices of an element for itself', async ({ show }) => {
  const listener =
    '<script>told = []; for (const type of ["export", "notice"]) addEventListener(type, (event) => { told.push([type, event.detail.fileName ?? event.detail.title]); event.preventDefault(); });</script>';
  const page = await show(`${listener}<risk-matrix></risk-matrix>`);
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await page.getByRole('button', { name: 'CSV template' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Clear all risks' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { told: unknown[] }).told))
    .toEqual(
      expect.arrayContaining([
        ['export', 'risk-register-template.csv'],
        ['notice', 'Matrix Reset'],
      ]),
    );
  await expect(page.getByText('Matrix Reset')).toHaveCount(0);
  expect(downloads).toBe(0);
});

slow('a page styles the parts of an element', async ({ show, page }) => {
  await show(
    '<style>risk-matrix::part(bar) { display: none } risk-matrix::part(button) { letter-spacing: 3px }</style><risk-matrix></risk-matrix><risk-matrix mode="dialog"></risk-matrix>',
  );
  const [inline, dialog] = [page.locator('risk-matrix').first(), page.locator('risk-matrix').nth(1)];
  await expect(inline.getByRole('button', { name: 'Add Risk' }).first()).toBeVisible();
  await expect(inline.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Open Risk matrix' })).toHaveCSS('letter-spacing', '3px');
});

test.describe('the folder for a CDN', () => {
  test.use({ expectedErrors: ['integrity', 'could not be loaded'] });

  test('is used with the hashes of its files, which keep a changed one from running', async ({ show, page, site }) => {
    const { pathname } = new URL(site.cdn);
    const hashes = (await (await fetch(`${site.cdn}/sri.json`)).json()) as Record<string, string>;
    const integrity = Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [`${pathname}/${file}`, hash]));
    // Not the script of the page.
    await page.route('**/vendor/embed.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    const open = () =>
      show(
        `<script type="importmap">${JSON.stringify({ integrity })}</script><script type="module" src="${pathname}/embed.js"></script><risk-matrix></risk-matrix>`,
      );
    await open();
    const matrix = page.locator('risk-matrix');
    await expect(matrix.getByRole('button', { name: 'Add Risk' }).first()).toBeVisible();

    await page.route('**/parts/risk-matrix-*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n// changed` });
    });
    await open();
    await expect(matrix.getByRole('alert')).toContainText('This tool could not be loaded');
  });
});
