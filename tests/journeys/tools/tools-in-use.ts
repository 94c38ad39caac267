import type { Locator, Page } from 'playwright/test';
import { expect } from '../fixtures.ts';

/** What people do in a tool: the states that a page which was just opened does not have. */
interface ToolInUse {
  /** A change that is saved; `count`, 1 or 2, tells it from others. */
  change: (page: Page, count: number) => Promise<void>;
  /** What shows that change. */
  expectChange: (page: Page, count: number) => Promise<void>;
  /** Leaves as many errors as there can be. */
  mistake?: (page: Page) => Promise<void>;
  /** Marks what is found, other words with each letter. */
  search?: (page: Page) => Promise<void>;
  /** Fills in enough for every result. */
  work: (page: Page) => Promise<void>;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const field = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true });
/** Names have long words. */
const name = 'Rechtsschutzversicherungsgesellschaft';

async function fillDialog(page: Page, opener: string, texts: Record<string, string>, choices: Record<string, string>) {
  await press(page, opener);
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries(texts)) await dialog.getByLabel(label).first().fill(text);
  for (const [label, choice] of Object.entries(choices)) await dialog.getByLabel(label).first().selectOption(choice);
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog).toHaveCount(0);
  const [title] = Object.values(texts);
  await expect(
    page
      .getByRole('heading', { name: title })
      .or(page.getByText(title!, { exact: true }))
      .first(),
  ).toBeVisible();
}

async function emptyDialog(page: Page, opener: string) {
  await press(page, opener);
  await page.getByRole('dialog').locator('button[type="submit"]').click();
  await expect(page.getByRole('dialog').getByRole('group', { name: /need your attention/ })).toBeVisible();
}

const submitEvent = (page: Page, title: string) =>
  fillDialog(
    page,
    'Submit Event',
    {
      Title: title,
      Date: new Date(Date.now() + 14 * 24 * 3600 * 1000).toISOString().slice(0, 10),
      Time: '09:30',
      Location: 'Online',
      Organizer: name,
      Description: 'All about it.',
    },
    { Type: 'Webinar' },
  );

const submitTerm = (page: Page, term: string) =>
  fillDialog(page, 'Submit Term', { Term: term, Definition: `What ${name} means.` }, { Category: 'Technology' });

async function ratePartner(page: Page, company: string) {
  await field(page, 'Company name').fill(company);
  await page.getByLabel('Industry').selectOption('Technology');
  await press(page, 'Generate Scorecard');
}

async function search(page: Page) {
  const marks = page.locator('main mark');
  for (const words of ['s', 'se', 'sec']) {
    await page.getByRole('searchbox').fill(words);
    await expect(marks.filter({ hasText: new RegExp(`^${words}$`, 'i') }).first()).toBeVisible();
  }
  await page.getByRole('searchbox').fill('');
  await expect(marks).toHaveCount(0);
}

export const toolsInUse: Record<string, ToolInUse> = {
  '/msp-pricing-calculator': {
    change: (page, count) => page.getByLabel('Workstations').fill(String(count)),
    expectChange: (page, count) => expect(page.getByLabel('Workstations')).toHaveValue(String(count)),
    async mistake(page) {
      for (const label of ['Workstations', 'Servers']) await page.getByLabel(label).fill('1.200');
      await press(page, 'Calculate Pricing');
      await expect(page.getByLabel('Servers')).toHaveAttribute('aria-invalid', 'true');
    },
    async work(page) {
      await page.getByLabel('Workstations').fill('20');
      await page.getByLabel('Servers').fill('6');
      await press(page, 'Calculate Pricing');
      await expect(page.getByText('$2,850.00').first()).toBeVisible();
      for (const scenario of [name, 'Today']) {
        await field(page, 'Name of the scenario').fill(scenario);
        await press(page, 'Save scenario');
        await expect(page.getByRole('button', { name: `Load ${scenario}` })).toBeVisible();
      }
    },
  },
  '/risk-matrix-template': {
    change: (page, count) => page.getByLabel('Matrix title').fill(`Risks ${count}`),
    expectChange: (page, count) => expect(page.getByLabel('Matrix title')).toHaveValue(`Risks ${count}`),
    mistake: (page) => emptyDialog(page, 'Add Risk'),
    async work(page) {
      await page.getByLabel('Matrix title').fill('Warehouse');
      await page.getByLabel('Description', { exact: true }).fill('The new system.');
      for (let risk = 1; risk <= 8; risk++)
        await fillDialog(
          page,
          'Add Risk',
          { Title: `${name} ${risk}`, Description: 'All shares encrypted overnight. '.repeat(risk) },
          { Category: 'Cybersecurity' },
        );
      await expect(page.getByText('8 risks').first()).toBeVisible();
    },
  },
  '/security-assessment-tool': {
    change: (page, count) => page.getByRole('radio').nth(count).check(),
    expectChange: (page, count) => expect(page.getByRole('radio').nth(count)).toBeChecked(),
    async work(page) {
      for (let question = 1; question <= 10; question++) {
        await expect(page.getByText(new RegExp(`Question ${question} of 10`)).first()).toBeVisible();
        await page.getByRole('radio').nth(-2).focus();
        await page.keyboard.press('Space');
        await press(page, question === 10 ? 'Complete Assessment' : 'Next');
      }
      await expect(page.getByText('Critical Risk').first()).toBeVisible();
    },
  },
  '/channel-partner-scorecard': {
    change: (page, count) => field(page, 'Company name').fill(`Partner ${count}`),
    expectChange: (page, count) => expect(field(page, 'Company name')).toHaveValue(`Partner ${count}`),
    async mistake(page) {
      for (const label of ['Employees', 'Customer base']) await field(page, label).fill('1.200');
      await press(page, 'Generate Scorecard');
      await expect(page.getByRole('group', { name: '3 answers need your attention' })).toBeVisible();
    },
    async work(page) {
      await ratePartner(page, name);
      await press(page, 'Compare with another partner');
      await ratePartner(page, 'Sample Partner');
      await expect(page.getByRole('table', { name: 'Side by side' })).toBeVisible();
    },
  },
  '/industry-calendar': {
    change: (page, count) => submitEvent(page, `Webinar ${count}`),
    expectChange: (page, count) => expect(page.getByRole('heading', { name: `Webinar ${count}` })).toBeVisible(),
    mistake: (page) => emptyDialog(page, 'Submit Event'),
    search,
    work: (page) => submitEvent(page, name),
  },
  '/industry-glossary': {
    change: (page, count) => submitTerm(page, `Term ${count}`),
    expectChange: (page, count) => expect(page.getByText(`Term ${count}`, { exact: true }).first()).toBeVisible(),
    mistake: (page) => emptyDialog(page, 'Submit Term'),
    search,
    work: (page) => submitTerm(page, name),
  },
};

/** A tool with one form, one with dialogs and one with a list: how work is kept, shown and printed is the same code in all of a kind. */
export const kinds = ['/msp-pricing-calculator', '/risk-matrix-template', '/industry-glossary'];
