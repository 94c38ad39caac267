import { addRisks, createDocument, exportMatrix, levels } from '@advisor/tools/risk-matrix/engine';
import type { Page } from 'playwright/test';
import { isHydrated } from '../../browser/hydrated.ts';
import { expect, test } from '../fixtures.ts';
import { textsOf } from './sheets.ts';
import { paperIsLoaded, toolsInUse } from './tools-in-use.ts';

/** A tool's result on paper: as Chromium prints it, without background graphics, as read from the PDF. */

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.keyboard.press('Tab');
  await page.waitForFunction(isHydrated);
}

const print = async (page: Page, format: 'A4' | 'Letter', name: string) =>
  textsOf(await page.pdf({ format, path: test.info().outputPath(`${name}.${format}.pdf`) }));

const risks = (count: number) => {
  const now = new Date();
  const document = createDocument(now, { title: 'Client onboarding', description: 'The first ninety days.' });
  const drafts = Array.from({ length: count }, (_, index) => ({
    title: `Risk with a name ${index + 1}`,
    description: 'What could happen, and what it would cost us in a year.',
    category: 'Operational' as const,
    probability: levels[(index * 3 + 2) % 4]!,
    impact: levels[(index * 2 + 1) % 4]!,
    owner: 'Dana Whitfield',
    status: 'Open' as const,
    mitigation: 'Changes of an account are confirmed by telephone.',
    ...(index % 2 === 0 && { residualProbability: levels[0], residualImpact: levels[index % 3]! }),
  }));
  return exportMatrix(addRisks(document, drafts, now), now).json;
};

async function importRisks(page: Page, count: number) {
  const file = { name: 'risks.json', mimeType: 'application/json', buffer: Buffer.from(risks(count)) };
  await page.locator('main input[type="file"]').setInputFiles(file);
  // Of a long register only the rows on screen are there.
  await expect(page.getByText(`${count} risks`, { exact: true })).toBeVisible();
}

interface Expected {
  title: string;
  /** Of the whole paper. */
  parts: readonly string[];
  /** @default one */
  sheets?: number;
  work?: (page: Page) => Promise<void>;
}

const nextSteps = ['Next steps', 'By when', 'Notes'];
const papers: Record<string, Expected> = {
  '/msp-pricing-calculator': {
    title: 'MSP pricing estimate',
    parts: ['$2,850.00', 'Workstations', 'Premium', 'Rechtsschutz', 'It is not an offer', ...nextSteps],
  },
  '/risk-matrix-template': {
    title: 'Client onboarding',
    parts: ['Total Risks', 'R7', 'Risk with a name 7', 'After mitigation', 'R4: Changes of an account', ...nextSteps],
    work: (page) => importRisks(page, 7),
  },
  '/security-assessment-tool': {
    title: 'Security assessment',
    parts: ['Critical Risk', 'Access Control', 'Findings', 'CIS Controls v8', ...nextSteps],
  },
  '/channel-partner-scorecard': {
    title: 'Channel partner scorecard',
    parts: ['Sample Partner', 'Poor Fit', 'Strengths', 'Concerns', 'Side by side', ...nextSteps],
  },
  '/industry-calendar': {
    title: 'Industry calendar',
    parts: ['Upcoming events', 'Service Desk Metrics Workshop', 'Notes'],
  },
  '/industry-glossary': { title: 'Industry glossary', parts: ['Acceptable Use Policy', 'Notes'], sheets: 2 },
};
// TOOL-40
for (const [path, { title, parts, sheets = 1, work = toolsInUse[path]!.work }] of Object.entries(papers))
  test(`${path} prints its result as one paper, and nothing of the page around it`, async ({ page }) => {
    await open(page, path);
    await work(page);
    await paperIsLoaded(page);
    const around = await page.evaluate(() =>
      [...document.querySelectorAll('main p, footer p')]
        .filter((each) => !each.closest('[data-advisor-tool]') && each.checkVisibility())
        .map((each) => each.textContent.trim())
        .filter((text) => text.length > 30),
    );
    expect(around.length).toBeGreaterThan(3);
    const owner = await page.locator('footer').getByText(/©/).innerText();
    for (const format of ['A4', 'Letter'] as const) {
      const texts = await print(page, format, 'paper');
      expect(texts.length, format).toBe(sheets);
      const all = texts.join(' ').replaceAll(/\s+/g, ' ');
      const year = String(new Date().getFullYear());
      // The letterhead: the organisation, then the day, then the title.
      expect(all).toMatch(new RegExp(`^[\\p{L} .]+ \\w+ \\d+, ${year} ${title}`, 'u'));
      expect(owner).toContain(all.slice(0, all.search(/ \w+ \d+, \d{4}/)));
      for (const part of parts) expect(all).toContain(part);
      expect(all).toContain(path);
      expect(around.filter((text) => all.includes(text))).toEqual([]);
      expect(all).not.toContain('(/');
    }
    // On screen nothing has changed.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.locator('[data-advisor-path], [data-advisor-printed]').count()).toBe(0);
    const rules = await page.evaluate(() =>
      document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)),
    );
    expect(rules.filter((rule) => rule.includes('data-advisor-p'))).toEqual([]);
  });

// TOOL-40
test('a long register prints in full, with its headings on every sheet', async ({ page }) => {
  await open(page, '/risk-matrix-template');
  await importRisks(page, 120);
  await paperIsLoaded(page);
  const texts = await print(page, 'A4', 'register');
  expect(texts.length).toBeGreaterThan(3);
  for (let risk = 1; risk <= 120; risk++)
    expect(texts.filter((text) => text.includes(`Risk with a name ${risk} `)).length).toBeGreaterThan(0);
  const withRisks = texts.filter((text) => text.includes('Risk with a name'));
  for (const text of withRisks) expect(text).toMatch(/ID +Risk +Before mitigation +After mitigation +Owner +Status/);
});

// TOOL-40
for (const [path, { heading, reading }] of Object.entries({
  '/msp-pricing-calculator': { heading: 'MSP Pricing Calculator', reading: 'What the market charges' },
  '/risk-matrix-template': { heading: 'Risk Matrix Template', reading: 'How to fill it in' },
  '/security-assessment-tool': { heading: 'Security Assessment', reading: 'How to read the score' },
  '/channel-partner-scorecard': { heading: 'Channel Partner Scorecard', reading: 'Five criteria' },
  '/industry-glossary': { heading: 'Industry Glossary', reading: 'How the entries are written' },
}))
  test(`without a result ${path} prints what its page explains, on two sheets at most`, async ({ page }) => {
    await open(page, path);
    for (const format of ['A4', 'Letter'] as const) {
      const texts = await print(page, format, 'empty');
      expect(texts.length, format).toBeLessThanOrEqual(2);
      expect(texts[0]).toContain(heading);
      const all = texts.join(' ');
      expect(all).toContain(reading);
      expect(all).not.toContain('Next steps');
      expect(all).not.toMatch(/No (?:estimate|scorecard|risks) yet/);
    }
  });

// SITE-23
test('a page on paper has the whole addresses of its links, never a path alone', async ({ page }) => {
  // Not a script but that of the page itself is there.
  await page.goto('/ventures');
  const text = (await print(page, 'A4', 'ventures')).join(' ').replaceAll(/\s/g, '');
  expect(text).toContain(`(${new URL(page.url()).host}/`);
  expect(text).not.toContain('(/');
});

// SITE-26
test('on paper cards stand beside each other, and the closing call is left out', async ({ page }) => {
  await page.goto('/global-initiatives');
  const call = page.getByRole('heading', { name: 'Involve me in something that matters to you' });
  await expect(call).toBeVisible();
  const texts = await print(page, 'A4', 'initiatives');
  expect(texts.length).toBeLessThanOrEqual(5);
  expect(texts.join(' ')).not.toContain(await call.innerText());
  // The three programs, each with its drawing, are on one sheet.
  expect(texts.filter((text) => /Global Technology[^]*Cybersecurity[^]*MSP Entrepreneur/.test(text))).toHaveLength(1);
});
