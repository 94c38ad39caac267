import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright/test';
import { isHydrated } from '../hydrated.ts';
import { expect, test } from './fixtures.ts';

/** Pages on paper, as Chromium prints them: nothing is printed over anything else, on any common sheet. */

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.keyboard.press('Tab');
  await page.waitForFunction(isHydrated);
}

/** Each kind of page, and the tools with results. */
const printed: Record<string, (page: Page) => Promise<void>> = {
  '/cybersecurity-strategy': async () => {},
  '/request-advisory-proposal': async () => {},
  '/industry-calendar': async () => {},
  async '/msp-pricing-calculator'(page) {
    await page.getByLabel('Workstations').fill('20');
    await page.getByLabel('Servers').fill('6');
    await page.getByRole('button', { name: 'Calculate Pricing' }).click();
    await expect(page.getByText('$2,850.00').first()).toBeVisible();
  },
  async '/risk-matrix-template'(page) {
    for (let risk = 1; risk <= 8; risk++) {
      await page
        .getByRole('button', { name: risk === 1 ? 'Add First Risk' : 'Add Risk', exact: true })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Title').fill(`Ransomware on server ${risk}`);
      await dialog.getByLabel('Description').fill('All shares encrypted overnight. '.repeat(risk));
      await dialog.getByLabel('Category').selectOption('Cybersecurity');
      await dialog.getByRole('button', { name: /Add Risk/ }).click();
      await expect(dialog).toHaveCount(0);
    }
  },
  async '/security-assessment-tool'(page) {
    for (let question = 1; question <= 10; question++) {
      await expect(page.getByText(new RegExp(`Question ${question} of 10`)).first()).toBeVisible();
      await page.getByRole('radio').nth(-2).focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: question === 10 ? 'Complete Assessment' : 'Next' }).click();
    }
    await expect(page.getByText('Critical Risk').first()).toBeVisible();
  },
  async '/channel-partner-scorecard'(page) {
    await page.getByLabel(/Company name/).fill('Sample Partner');
    await page.getByLabel('Industry').selectOption('Technology');
    await page.getByRole('button', { name: 'Generate Scorecard' }).click();
    await expect(page.getByText('Poor Fit').first()).toBeVisible();
  },
};

interface Words {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** The pieces of text of each sheet, in points; of their height the middle, where letters touch letters. */
async function wordsOf(pdf: Buffer): Promise<Words[][]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const sheets: Words[][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    sheets.push(
      items.flatMap((item) => {
        if (!('transform' in item) || item.str.trim() === '') return [];
        const [across = 0, , , , left = 0, line = 0] = item.transform as number[];
        // Upright words stand along an axis, where nothing else is.
        if (across === 0) return [];
        const { str: text, width, height } = item;
        return {
          text,
          left: left + 1,
          right: left + width - 1,
          bottom: line + 0.15 * height,
          top: line + 0.6 * height,
        };
      }),
    );
  }
  await loading.destroy();
  return sheets;
}

const overlapsOf = (words: Words[]) =>
  words.flatMap((one, position) =>
    words
      .slice(position + 1)
      .filter(
        (other) => one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top,
      )
      .map((other) => `“${one.text}” over “${other.text}”`),
  );

for (const [path, work] of Object.entries(printed)) {
  test(`${path} is legible on paper`, async ({ page }) => {
    await open(page, path);
    await work(page);
    for (const format of ['Letter', 'A4']) {
      for (const landscape of [false, true]) {
        const sheets = await wordsOf(await page.pdf({ format, landscape }));
        expect(sheets.flat().length).toBeGreaterThan(20);
        expect(sheets.flatMap(overlapsOf), `${format}${landscape ? ', landscape' : ''}`).toEqual([]);
      }
    }
  });
}
