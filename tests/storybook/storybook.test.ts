import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readManifest } from '../../.storybook/llmsTxt.ts';
import type { ComponentSize } from '../../.storybook/sizes.ts';
import { manifestOf } from '../packages/manifests.ts';
import { folder, index, useStorybook, type Entry, type PreviewWindow } from './built.ts';

const root = join(import.meta.dirname, '../..');
const entries = Object.values(index.entries);
const docs = entries.filter(({ type }) => type === 'docs');

describe('the pages of the built Storybook', () => {
  const storybook = useStorybook();

  it('that are written by hand lead to pages and components that exist', () => {
    const written = globSync(['.storybook/docs/**/*.mdx', '.storybook/otherNames.ts'], { cwd: root }).map((path) =>
      readFileSync(join(root, path), 'utf8'),
    );
    const led = written.flatMap((text) =>
      [...text.matchAll(/(?:to="|start: ')((?:docs|story)\/[^"']+)/g)].map(([, to]) => to!),
    );
    const named = written.flatMap((text) =>
      [...text.matchAll(/component(?:="|: ')([^"']+)/g)].map(([, name]) => name!),
    );
    expect(led.length).toBeGreaterThan(15);
    expect(led.filter((to) => index.entries[to.split('/')[1]!]?.type !== to.split('/')[0])).toEqual([]);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !docs.some(({ title }) => title === name))).toEqual([]);
  });

  it('have a recipe from each project that tries the packages', () => {
    const recipes = readFileSync(join(root, '.storybook/docs/UseOnYourSite.mdx'), 'utf8');
    const projects = globSync('tests/outside/consumers/*/package.json', { cwd: root }).map(dirname);
    expect(projects.length).toBeGreaterThan(5);
    expect(projects.filter((project) => !recipes.includes(`'../../${project}/`))).toEqual([]);
  });

  it('describe every prop, and have a control for it by its type', async () => {
    const page = await storybook.browser.newPage();
    await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=introduction--docs`);
    await page.locator('.sbdocs-content').first().waitFor();
    const storyOf = ({ title }: Entry) =>
      entries.find((entry) => entry.type === 'story' && entry.title === title && entry.tags?.includes('autodocs'));
    const { props, withoutControls } = await page.evaluate(
      propsOfStories,
      docs.flatMap((entry) => storyOf(entry)?.id ?? []),
    );
    await page.close();
    expect(props.length).toBeGreaterThan(1000);
    expect(props.filter(({ description }) => !description)).toEqual([]);
    expect(props.filter(({ type }) => !type || type.startsWith('Ref<'))).toEqual([]);
    // Of another kind is the editor of JSON. A control without a value to begin with is a button, "Set string" for example.
    const begins: Record<string, (value: string) => boolean> = {
      text: (value) => value === 'string',
      boolean: (value) => value === 'boolean',
      number: (value) => ['number', 'null'].includes(value),
      'inline-radio': () => true,
      select: () => true,
    };
    expect(props.filter(({ control, value }) => control && !begins[control]?.(value))).toEqual([]);
    expect(withoutControls).toEqual([]);
    // Data is chosen by the names of the stories, and of the states that one of them shows.
    const optionsOf = (name: string) => props.find(({ prop }) => prop === name)?.options;
    expect(optionsOf('Content/Sections/Boards boards')).toEqual(['Default', 'Empty', 'One', 'Many', 'Long']);
    expect(optionsOf('Content/Cards/BriefCard brief')).toEqual(['Default', 'Long']);
    expect(optionsOf('Content/Forms/ContactForm words')).toEqual(['By default', 'Long']);
  });

  it('show a story in its state, and neither jump nor lose the focus when it takes it', async () => {
    const page = await storybook.browser.newPage();
    await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=content-admin-sessionendeddialog--docs`);
    const storyIn = (title: string) => page.locator(`iframe[title="${title}"]:not([inert])`).first().contentFrame();
    const asking = storyIn('Asking');
    await asking.getByLabel(/Password/).waitFor();
    const link = page.getByRole('link', { name: 'SignInCard', exact: true });
    await link.focus();
    await page
      .locator('#content-admin-sessionendeddialog--wrong-password')
      .evaluate((heading) => heading.scrollIntoView());
    const scrolled = await page.evaluate(() => scrollY);
    const refused = storyIn('Wrong Password');
    await refused.getByText(/Check your password/).waitFor();
    // The window is as high as the dialog, no part of which has to be scrolled to.
    const isWhole = (dialog: Element) =>
      [dialog, ...dialog.querySelectorAll('*')].every(
        (part) => getComputedStyle(part).overflowY !== 'auto' || part.scrollHeight <= part.clientHeight,
      );
    expect(await refused.getByRole('dialog').evaluate(isWhole)).toBe(true);
    expect(await link.evaluate((element) => [scrollY, element === document.activeElement])).toEqual([scrolled, true]);
    // With the mouse on a dialog, the wheel scrolls the page.
    await refused.getByRole('dialog').hover();
    const { y: before } = (await refused.getByRole('dialog').boundingBox())!;
    await page.mouse.wheel(0, 300);
    await expect.poll(async () => (await refused.getByRole('dialog').boundingBox())!.y).toBeLessThan(before);
    // The field that had the focus does not count as left, which would show its error.
    expect(await asking.getByLabel(/Password/).getAttribute('aria-invalid')).toBeNull();
    // The other windows of the page do not see what a story stores.
    await asking.locator('html').evaluate(() => localStorage.setItem('draft', 'Ada'));
    expect(await page.evaluate(() => localStorage.getItem('draft'))).toBeNull();
    await page.close();
  });

  it('begin with the component and its props, then say where it comes from, and have the code of each story', async () => {
    const page = await storybook.browser.newPage();
    // A link that was cut short names no place, and cannot even be read.
    await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=actions-button--docs#%`);
    await page.getByText("import { Button } from '@advisor/ui';", { exact: true }).first().waitFor();
    const headings = await page.locator('.sbdocs-content h2').allTextContents();
    expect(headings.slice(0, 3)).toEqual(['Props', 'Package', 'When to use it']);
    expect(headings.at(-1)).toBe('Changes');
    await page.locator('.facts').getByText('KB of compressed script, without React').waitFor();
    const facts = Object.fromEntries(
      await page
        .locator('.facts > div')
        .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent))),
    );
    expect(facts).toEqual({
      Package: `@advisor/ui ${manifestOf('ui').version}`,
      Size: expect.stringMatching(/^\d\.\d KB of compressed script, without React$/),
      Source: 'packages/ui/src/actions/Button',
      Status: expect.stringMatching(/^Stable In use, /),
      // The date is missing without the history of the project.
      'Last change': expect.stringMatching(/^(?:\w+ \d+, \d{4}: )?history, change log$/),
      Feedback: 'Report something on this page',
    });
    const example = page.locator('.example', { has: page.getByText('Code') }).first();
    await example.getByText('Code').click();
    await example.getByText('<Button onClick={handleClick}>Send message</Button>').waitFor();
    // With all that a guide can have. The page of Ventures leads to this one.
    await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=content-sections-boards--docs`);
    await page.getByRole('row', { name: /^Rows/ }).getByRole('link', { name: 'BoardCard' }).waitFor();
    await page.locator('#related + ul').getByRole('link', { name: 'Ventures' }).waitFor();
    const ofThePage = page.locator('.sbdocs-content h2:not(.example *)');
    expect((await ofThePage.allTextContents()).slice(2, 12)).toEqual([
      'When to use it',
      'What to use instead',
      'Anatomy',
      'Do and do not',
      'States',
      'Keyboard',
      'Content',
      'Accessibility',
      'Related',
      'All stories',
    ]);
    await page.close();
  });

  it('follow the toolbar from their first load on', async () => {
    const page = await storybook.browser.newPage();
    const choices = 'theme:dark;brand:harbour;direction:rtl;motion:reduced;viewport.value:phone';
    await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=actions-button--docs&globals=${choices}`);
    // A frame is fetched when it comes near to what is in sight.
    await page.locator('.example-frame').first().scrollIntoViewIfNeeded();
    const frame = page.locator('iframe').first();
    await frame.waitFor();
    expect(await frame.evaluate((element) => element.style.inlineSize)).toBe('360px');
    const story = frame.contentFrame();
    await story.getByRole('button').first().waitFor();
    const look = await story.locator('html').evaluate((html) => {
      const { colorScheme, direction } = getComputedStyle(html);
      return { colorScheme, direction, paper: getComputedStyle(html).getPropertyValue('--advisor-colour-background') };
    });
    expect(look).toEqual({ colorScheme: 'dark', direction: 'rtl', paper: '#0B1322' });
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.close();
  });
});

/**
 * The props in the tables of the components of these stories, with how they are edited, and the components that have no control and
 * do not say why. Runs in the page.
 */
async function propsOfStories(ids: string[]) {
  const { storyStoreValue } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
  const all = await Promise.all(ids.map((storyId) => storyStoreValue.loadStory({ storyId })));
  const stories = all
    .filter(({ component }) => component)
    .map(({ title, argTypes, initialArgs, parameters }) => ({
      title,
      saysWhyNot: parameters.noControls !== undefined,
      props: Object.entries(argTypes)
        .filter(([, { table }]) => !table?.disable)
        .map(([name, { description, control, options, table }]) => ({
          prop: `${title} ${name}`,
          description,
          type: table?.type?.summary,
          control: control?.type,
          options,
          value: initialArgs[name] === null ? 'null' : typeof initialArgs[name],
        })),
    }));
  return {
    props: stories.flatMap(({ props }) => props),
    withoutControls: stories
      .filter(({ props, saysWhyNot }) => props.length > 0 && !saysWhyNot && !props.some(({ control }) => control))
      .map(({ title }) => title),
  };
}

describe('the llms.txt and the manifest of the built Storybook', () => {
  const manifest = readManifest(folder);
  const text = readFileSync(join(folder, 'llms.txt'), 'utf8');
  const known = new Map(
    manifest.flatMap((entry) => [entry, ...Object.values(entry.subcomponents ?? {})]).map((part) => [part.name, part]),
  );

  it.each([
    '@advisor/ui',
    '@advisor/ui/fields',
    '@advisor/ui/forms',
    '@advisor/ui/forms/file',
    '@advisor/ui/sections',
    '@advisor/tools/pricing-calculator',
    '@advisor/tools/security-assessment',
    '@advisor/tools/partner-scorecard',
    '@advisor/tools/risk-matrix',
    '@advisor/tools/industry-calendar',
    '@advisor/tools/industry-glossary',
    '@advisor/content/cards',
    '@advisor/content/covers',
    '@advisor/content/sections',
    '@advisor/content/forms',
    '@advisor/content/admin',
  ])('knows every component of %s', async (entry) => expectKnown((await import(entry)) as Record<string, object>));

  /** A component is named like one; a namespace of parts, as `Tabs` is, stands for `TabsRoot`, `TabsList` and so on. */
  function expectKnown(module: Record<string, object>) {
    const names = Object.entries(module).flatMap(([name, value]) => {
      if (!/^[A-Z][a-z]/.test(name) || (typeof value === 'function' && Error.isPrototypeOf(value))) return [];
      // A deprecated name is documented under the present one.
      if (Object.entries(module).some(([other, same]) => other !== name && same === value && known.has(other)))
        return [];
      // With `forwardRef` a component is an object too.
      const isComponent = typeof value === 'function' || '$$typeof' in value;
      return isComponent ? [name] : Object.keys(value).map((part) => `${name}.${part}`);
    });
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const part = known.get(name.replace('.', ''));
      expect(part?.description ?? '', `${name} has no description in the manifest`).toMatch(/\w/);
      expect(part?.reactDocgenTypescript?.props, `${name} has no props in the manifest`).toBeTypeOf('object');
      expect(text.includes(name), `${name} is not in llms.txt`).toBe(true);
    }
  }

  it('has values, defaults and the way to import it', () => {
    const button = text.split('\n## ').find((part) => part.startsWith('Actions/Button\n'))!;
    expect(button).toContain("`import { Button } from '@advisor/ui';`");
    expect(button).toMatch(/`variant`: `"primary" \| "secondary" \| "quiet"` \(default 'primary'\)/);
    expect(button).toContain('Actions/ButtonLink when it links to another page.');
    expect(text).toContain("`import { Form } from '@advisor/ui/forms';`");
  });

  it('has the elements with their properties, events, parts and variables', () => {
    expect(text).toMatch(/^\| `riskMatrixHref` +\| `risk-matrix-href` +\| `string`/m);
    for (const head of ['### `<risk-matrix>`', '### Events', '### Parts', '### CSS variables'])
      expect(text).toContain(`\n${head}\n`);
  });

  it('come with the size of every component', () => {
    const sizes = JSON.parse(readFileSync(join(folder, 'sizes.json'), 'utf8')) as Record<string, ComponentSize>;
    expect(Object.keys(sizes)).toEqual(manifest.map((entry) => entry.import));
    // A size of zero means that the component was not found.
    expect(Object.entries(sizes).filter(([, { size }]) => size < 0.05)).toEqual([]);
  });

  it('names no folder of the machine that built it', () => expect(text).not.toContain(root));
});
