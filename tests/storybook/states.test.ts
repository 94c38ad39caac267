import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entries, openStorybook } from './built.ts';

/** The matrix of states on the pages of controls. */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const root = join(import.meta.dirname, '../..');
const storybook = openStorybook();
let page: Page;

beforeAll(async () => {
  page = await storybook.browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
});
afterAll(() => page?.close());

/** How each state of each panel looks: texts, and what can be seen of the styles of all elements. Runs in the page. */
function looksOf(panels: Element[]) {
  const properties = [
    'color',
    'background-color',
    'border-bottom-color',
    'box-shadow',
    'opacity',
    'visibility',
    'translate',
  ];
  properties.push('outline-style', 'outline-color', 'text-decoration-line', 'text-decoration-thickness', 'content');
  const lookOf = (element: Element) =>
    [undefined, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return properties.map((property) => style.getPropertyValue(property)).join();
    });
  return panels.map((panel) =>
    [...panel.querySelectorAll<HTMLElement>('[data-state]')].map((row) => {
      const specimen = row.querySelector('dd')!;
      const look = [specimen.textContent, ...[...specimen.querySelectorAll('*')].flatMap(lookOf)].join('\n');
      return { state: row.dataset.state!, look };
    }),
  );
}

/** States that look like rest, by title: the browser itself draws boxes and radio buttons that are pointed at. */
const unchanged: Record<string, readonly string[]> = {
  'Fields/CheckboxGroupInput': ['Hover'],
  'Fields/CheckboxInput': ['Hover'],
  'Fields/RadioGroupInput': ['Hover'],
};

const controls = entries.filter(
  ({ type, importPath }) =>
    type === 'docs' && /docs: \{[^}]*\bstates: /.test(readFileSync(join(root, importPath), 'utf8')),
);

describe.each(controls.map(({ id, title }) => ({ id, title })))('$title', ({ id, title }) => {
  it('shows states that differ, and can be read, in both themes of each brand', async () => {
    await page.goto(`${storybook.url}/iframe.html?id=${id}&viewMode=docs`);
    const panels = page.locator('.states-panel');
    await panels.first().waitFor();
    expect(await panels.locator('figcaption').allTextContents()).toEqual([
      'advisor, light',
      'advisor, dark',
      'harbour, light',
      'harbour, dark',
    ]);
    for (const states of await panels.evaluateAll(looksOf)) {
      expect(states.map(({ state }) => state).slice(0, 3)).toEqual(['Rest', 'Hover', 'Focus']);
      const [rest, ...others] = states;
      const alike = others.filter(({ look }) => look === rest!.look).map(({ state }) => state);
      expect.soft(alike).toEqual(unchanged[title] ?? []);
    }
    await page.evaluate(axe);
    // What is inert, axe passes over.
    await panels.locator('[inert]').evaluateAll((all) => all.forEach((each) => each.removeAttribute('inert')));
    expect(
      await page.evaluate<string[]>(
        `axe.run('.states', { runOnly: ['color-contrast'] }).then(({ violations }) => violations.flatMap(({ nodes }) =>
          nodes.map(({ target, failureSummary }) => target.join(' ') + ': ' + failureSummary)))`,
      ),
    ).toEqual([]);
  });
});
