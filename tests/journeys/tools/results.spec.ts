import type { Locator, Page } from 'playwright/test';
import { sampleOf } from '../../support/sampleOf.ts';
import { expect, test } from '../fixtures.ts';
import { isOpenToView } from '../layout.ts';
import { open } from './inUse.ts';

/** How a visitor comes to a result, where it stands, and what a shared link says of it. */
interface Result {
  work: (page: Page) => Promise<void>;
  figure: (page: Page) => Locator;
  /** @default figure */
  sharedFigure?: (page: Page) => Locator;
  notice: string;
  line: string;
  /** A field of the form. */
  field: (page: Page) => Locator;
}

const results: Record<string, Result> = {
  '/msp-pricing-calculator': {
    async work(page) {
      await page.getByLabel('Workstations').fill('20');
      await page.getByRole('button', { name: 'Calculate Pricing' }).click();
    },
    figure: (page) => page.getByText('$1,500.00', { exact: true }).first(),
    notice: 'Pricing Calculated',
    line: 'Monthly total: $1,500.00',
    field: (page) => page.getByLabel('Workstations'),
  },
  '/security-assessment-tool': {
    async work(page) {
      for (let question = 1; question <= 10; question++) {
        await expect(page.getByText(new RegExp(`Question ${question} of 10`)).first()).toBeVisible();
        await page.getByRole('radio').first().check();
        await page.getByRole('button', { name: question === 10 ? 'Complete Assessment' : 'Next' }).click();
      }
    },
    figure: (page) => page.getByText('100 %', { exact: true }).first(),
    notice: 'Assessment Complete',
    line: 'Overall score: 100 % (Low Risk)',
    field: (page) => page.getByRole('radio').first(),
  },
  '/channel-partner-scorecard': {
    async work(page) {
      await page.getByRole('textbox', { name: 'Company name' }).fill('Lakeline IT');
      await page.getByLabel('Industry').selectOption('Technology');
      await page.getByRole('button', { name: 'Generate Scorecard' }).click();
    },
    figure: (page) => page.getByText(/^\d+ of 85$/),
    notice: 'Scorecard Generated',
    line: 'Lakeline IT: ',
    field: (page) => page.getByLabel('Company name'),
  },
  '/risk-matrix-template': {
    async work(page) {
      await page.getByLabel('Matrix title').fill('Warehouse');
      await page.getByRole('button', { name: 'Add Risk' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Title').fill('Ransomware');
      await dialog.getByLabel('Description').fill('All shares encrypted overnight.');
      await dialog.getByLabel('Category').selectOption('Cybersecurity');
      await dialog.getByRole('button', { name: /Add Risk/ }).click();
      await expect(dialog).toHaveCount(0);
    },
    figure: (page) => page.getByRole('list', { name: 'Risks' }).getByText('Ransomware', { exact: true }),
    sharedFigure: (page) => page.locator('dd').first(),
    notice: 'Risk Added',
    line: 'Warehouse: 1 risk',
    field: (page) => page.getByLabel('Matrix title'),
  },
};

test.use({ viewport: { width: 390, height: 844 } });

for (const [path, { work, figure, sharedFigure = figure, notice, line, field }] of sampleOf(Object.entries(results)))
  test(`${path}: on a phone the result is in view, and nothing lies on it, calculated and shared`, async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
    await open(page, path);
    await work(page);
    await expect.poll(() => isOpenToView(figure(page))).toBe(true);
    // The tool shows the notice, and not the site, whose notices are outside of main and over the page.
    await expect(page.getByRole('main').getByText(notice)).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link Copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.evaluate(() => localStorage.clear());
    const shared = await context.newPage();
    await shared.goto(link);
    await expect(shared.getByText(line).first()).toBeInViewport();
    await expect(shared.getByText(/^Shared with you, and opened only in your browser\./)).toBeInViewport();
    await expect.poll(() => isOpenToView(sharedFigure(shared))).toBe(true);
    await expect(field(shared)).toHaveCount(0);
    await shared.getByRole('button', { name: /^Change (it|answers)$/ }).click();
    await expect(field(shared)).toBeVisible();
    await expect(shared.locator('main :focus')).toBeInViewport();
  });
