import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../.storybook/componentFacts.ts';
import { componentName } from '../../.storybook/componentName.ts';
import { readStoryFiles } from '../../.storybook/storyFiles.ts';
import { openStorybook } from './built.ts';

const root = join(import.meta.dirname, '../..');
const { components, newIssue, sources } = await readFacts(true);
const titles = (await readStoryFiles()).filter(({ hasComponent }) => hasComponent).map(({ title }) => title);

describe('the facts on the page of a component', () => {
  it('are there for every component', () => {
    expect(Object.keys(components).toSorted()).toEqual(titles.toSorted());
    expect(Object.values(components).filter(({ entry }) => entry !== undefined).length).toBeGreaterThan(180);
  });

  it.each(Object.entries(components))('of %s hold', async (title, facts) => {
    const name = componentName(title);
    for (const path of [facts.source, ...facts.tests]) expect(existsSync(join(root, path)), path).toBe(true);
    if (facts.entry) {
      expect((await import(facts.entry)) as object).toHaveProperty(name);
      expect(facts.size).toBeGreaterThan(0);
    }
    for (const related of [...facts.madeOf, ...facts.partOf, ...facts.insteadOf]) {
      expect(titles).toContain(related);
      expect(related).not.toBe(title);
    }
    for (const { text } of facts.changes) expect(text).toContain(name);
  });
});

describe('the docs page of a component', () => {
  const storybook = openStorybook();

  it('begins with a live example and its facts, and reports with the choices of the toolbar', async () => {
    const page = await storybook.browser.newPage();
    await page.goto(
      `${storybook.url}/iframe.html?viewMode=docs&id=actions-button--docs&globals=theme:dark;brand:harbour;a11y.manual:!true`,
    );
    const facts = page.locator('dl.facts').first();
    await expect.poll(() => facts.innerText(), { timeout: 15_000 }).toMatch(/\d\.\d KB compressed/);
    const content = page.locator('.sbdocs-content');
    await content.getByText("import { Button } from '@advisor/ui';").filter({ visible: true }).first().waitFor();
    expect(await facts.getByRole('link', { name: 'Button.tsx' }).getAttribute('href')).toBe(
      `${sources}packages/ui/src/actions/Button/Button.tsx`,
    );
    const report = new URL((await facts.getByRole('link', { name: 'Report this' }).getAttribute('href'))!);
    expect(report.origin + report.pathname).toBe(newIssue);
    const where = /Where: (\S+)/.exec(report.searchParams.get('body')!)![1]!;
    expect(where).toContain('path=/docs/actions-button--docs');
    expect(where).toContain('theme:dark;brand:harbour');
    const first = () =>
      content.evaluate((element) =>
        [...element.querySelectorAll('.example, .facts, h2')]
          .slice(0, 3)
          .map(({ className, tagName }) => className || tagName),
      );
    await expect.poll(first).toEqual(['example', 'facts sb-unstyled', 'H2']);
    const related = page.locator('#related-components + dl');
    await related.getByRole('link', { name: 'Spinner' }).first().waitFor();
    await page.close();
  }, 60_000);
});
