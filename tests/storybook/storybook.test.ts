import { globSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { advisorTokens, makeTheme, vars } from '@advisor/ui/theme';
import { readManifest, serveLlmsTxt } from '../../.storybook/llmsTxt.ts';
import { entries, folder, openStorybook, type Entry } from './built.ts';

const root = join(import.meta.dirname, '../..');
const docs = entries.filter(({ type }) => type === 'docs');

describe('the pages of the built Storybook', () => {
  const storybook = openStorybook();

  it('show a story by a link with one changed control: the first of each component', { timeout: 240_000 }, async () => {
    const first = new Map<string, Entry>();
    for (const entry of entries)
      if (entry.type === 'story' && /^(?!Pages|Theme)/.test(entry.title) && !first.has(entry.title))
        first.set(entry.title, entry);
    const inOnePage = await storybook.browser.newPage();
    await inOnePage.goto(`${storybook.url}/iframe.html?viewMode=docs&id=introduction--docs`);
    await inOnePage.locator('.sbdocs-content').first().waitFor();
    const ids = [...first.values()].map(({ id }) => id);
    const left = await inOnePage.evaluate(changesOfOneControl, ids);
    await inOnePage.close();
    expect(left.length).toBeGreaterThan(150);
    const broken: string[] = [];
    async function openOneByOne() {
      const page = await storybook.browser.newPage();
      for (let next = left.shift(); next; next = left.shift()) {
        // Without axe: accessibility is tested with the stories.
        const { id, args } = next;
        await page.goto(`${storybook.url}/iframe.html?viewMode=story&globals=a11y.manual:!true&id=${id}&args=${args}`);
        await page.waitForFunction(isFinished);
        if (await page.locator('body').evaluate((body) => body.classList.contains('sb-show-errordisplay')))
          broken.push(`${id} with ${args}`);
      }
      await page.close();
    }
    await Promise.all(Array.from({ length: 4 }, openOneByOne));
    expect(broken).toEqual([]);
  });

  it('that are written by hand lead to pages and components that exist', () => {
    const written = globSync('.storybook/docs/**/*.mdx', { cwd: root }).map((path) =>
      readFileSync(join(root, path), 'utf8'),
    );
    const led = written.flatMap((text) =>
      [...text.matchAll(/(?:to="|start: ')((?:docs|story)\/[^"']+)/g)].map(([, to]) => to!),
    );
    const named = written.flatMap((text) =>
      [...text.matchAll(/component(?:="|: ')([^"']+)/g)].map(([, name]) => name!),
    );
    expect(led.length).toBeGreaterThan(15);
    expect(led.filter((to) => entries.find(({ id }) => id === to.split('/')[1])?.type !== to.split('/')[0])).toEqual(
      [],
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !docs.some(({ title }) => title === name))).toEqual([]);
  });

  it('have a recipe from each project that tries the packages', () => {
    const recipes = readFileSync(join(root, '.storybook/docs/UseOnYourSite.mdx'), 'utf8');
    const projects = globSync('tests/outside/consumers/*/package.json', { cwd: root }).map(dirname);
    expect(projects.length).toBeGreaterThan(5);
    expect(projects.filter((project) => !recipes.includes(`'../../${project}/`))).toEqual([]);
  });

  it('have a control for every prop of a section, but for functions', { timeout: 120_000 }, async () => {
    const sections = docs.filter(({ title }) => title.startsWith('Content/Sections/'));
    const page = await storybook.browser.newPage();
    await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=introduction--docs`);
    await page.locator('.sbdocs-content').first().waitFor();
    const storyOf = ({ title }: Entry) => entries.find((entry) => entry.type === 'story' && entry.title === title)!.id;
    const props = await page.evaluate(propsOfStories, sections.map(storyOf));
    await page.close();
    expect(sections.length).toBeGreaterThan(35);
    expect(props.length).toBeGreaterThan(150);
    expect(props.filter(({ type, control }) => !control && type !== 'function')).toEqual([]);
  });

  it('do not jump, and get the focus back from a story on them that takes it', { timeout: 120_000 }, async () => {
    const page = await storybook.browser.newPage();
    await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=fields-errorsummary--docs`);
    await page.locator('iframe').first().waitFor();
    await page.locator('iframe').first().contentFrame().getByRole('group').waitFor();
    await expect
      .poll(() => page.evaluate(() => [scrollY, document.activeElement?.tagName]), { timeout: 60_000, interval: 500 })
      .toEqual([0, 'BODY']);
    await page.close();
  });

  it('follow the toolbar from their first load on', { timeout: 60_000 }, async () => {
    const page = await storybook.browser.newPage();
    const choices = 'theme:dark;brand:harbour;direction:rtl;motion:reduced;viewport.value:phone';
    await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=actions-button--docs&globals=${choices}`);
    // A frame is fetched when it comes near to what is in sight.
    await page.locator('.example-frame').first().scrollIntoViewIfNeeded();
    const frame = page.locator('iframe').first();
    await frame.waitFor();
    await expect.poll(() => frame.evaluate((element) => element.style.inlineSize)).toBe('360px');
    const story = frame.contentFrame();
    await story.getByRole('button').first().waitFor();
    const look = () =>
      story.locator('html').evaluate((html) => {
        const { colorScheme, direction } = getComputedStyle(html);
        return {
          colorScheme,
          direction,
          paper: getComputedStyle(html).getPropertyValue('--advisor-colour-background'),
        };
      });
    await expect.poll(look).toEqual({ colorScheme: 'dark', direction: 'rtl', paper: '#0B1322' });
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.close();
  });
});

/** Whether the story in sight has been rendered and played. Runs in the page. */
function isFinished(): boolean {
  const preview = (window as unknown as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
  return /^(?:finished|errored)$/.test(preview?.currentRender?.phase ?? '');
}

/** What a link says of one changed control of each of these stories that has one to choose or to write in. Runs in the page. */
async function changesOfOneControl(ids: string[]): Promise<{ id: string; args: string }[]> {
  const { storyStoreValue } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  const stories = await Promise.all(ids.map((storyId) => storyStoreValue.loadStory({ storyId })));
  return stories.flatMap((story) => {
    const args = changeOf(story);
    return args === undefined ? [] : [{ id: story.id, args }];
  });

  function changeOf({ initialArgs, argTypes }: (typeof stories)[number]): string | undefined {
    for (const [name, value] of Object.entries(initialArgs)) {
      const other = argTypes[name]?.options?.find((option) => option !== value && typeof option === 'string' && option);
      if (other) return `${name}:${String(other)}`;
      if (typeof value === 'boolean') return `${name}:!${String(!value)}`;
      if (typeof value === 'string' && argTypes[name]?.control?.type === 'text' && !argTypes[name].control.disable)
        return `${name}:Changed`;
    }
    return undefined;
  }
}

/** The props of the components of these stories, with what Storybook edits each by. Runs in the page. */
async function propsOfStories(ids: string[]) {
  const { storyStoreValue } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  const stories = await Promise.all(ids.map((storyId) => storyStoreValue.loadStory({ storyId })));
  return stories.flatMap(({ title, argTypes }) =>
    Object.entries(argTypes).map(([name, argType]) => ({
      prop: `${title} ${name}`,
      type: argType?.type?.name,
      control: argType?.control?.type,
    })),
  );
}

interface Preview {
  /** The story in sight, and how far it is. */
  currentRender?: { phase?: string };
  storyStoreValue: {
    loadStory: (of: { storyId: string }) => Promise<{
      id: string;
      title: string;
      initialArgs: Record<string, unknown>;
      argTypes: Record<
        string,
        { type?: { name: string }; options?: unknown[]; control?: { type?: string; disable?: boolean } } | undefined
      >;
    }>;
  };
}

describe('the llms.txt and the manifest of the built Storybook', () => {
  const manifest = readManifest(folder);
  const text = readFileSync(join(folder, 'llms.txt'), 'utf8');
  const pages = new Map(
    globSync('llms/*.md', { cwd: folder }).map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
  const everything = [text, ...pages.values()].join('\n\n');
  const known = new Map(
    manifest.flatMap((entry) => [entry, ...Object.values(entry.subcomponents ?? {})]).map((part) => [part.name, part]),
  );

  it.each([
    '@advisor/ui',
    '@advisor/ui/calendar',
    '@advisor/ui/side-nav',
    '@advisor/ui/stepper',
    '@advisor/ui/table',
    '@advisor/ui/fields',
    '@advisor/ui/forms/upload',
    '@advisor/ui/forms',
    '@advisor/ui/forms/file',
    '@advisor/ui/sections',
    '@advisor/tools/pricing-calculator',
    '@advisor/tools/security-assessment',
    '@advisor/tools/partner-scorecard',
    '@advisor/tools/risk-matrix',
    '@advisor/tools/industry-calendar',
    '@advisor/tools/industry-glossary',
    '@advisor/content/sections',
    '@advisor/content/forms',
    '@advisor/content/links',
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
      return isComponent ? [name] : Object.keys(value).map((part) => name + part);
    });
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const part = known.get(name);
      expect(part?.description ?? '', `${name} has no description in the manifest`).toMatch(/\w/);
      expect(part?.reactDocgenTypescript?.props, `${name} has no props in the manifest`).toBeTypeOf('object');
      expect(everything.includes(name), `${name} is not in the pages of llms.txt`).toBe(true);
    }
  }

  it('is a short index of all its pages', () => {
    const links = [...text.matchAll(/^- \[[^\]]+\]\((llms\/[^)]+\.md)\).*$/gm)].map(([, path]) => path!);
    expect(links.toSorted()).toEqual([...pages.keys()].toSorted());
    expect(links.length).toBeGreaterThan(100);
    expect(text).toContain('(llms/actions-button.md): Starts an action in the page.\n');
    expect(text.length).toBeLessThan(40_000);
  });

  it('has values, defaults and the way to import it', () => {
    const button = pages.get('llms/actions-button.md')!;
    expect(button).toMatch(/^# Actions\/Button\n/);
    expect(button).toContain("`import { Button } from '@advisor/ui';`");
    expect(button).toMatch(/`variant`: `"primary" \| "secondary" \| "quiet"` \(default 'primary'\)/);
    expect(button).toContain('Actions/ButtonLink: it links to another page.');
    expect(button).toMatch(/^Keyboard:\n- Tab: /m);
    expect(everything).toContain("`import { Form } from '@advisor/ui/forms';`");
  });

  it('has the elements with their properties, events, parts and variables', () => {
    const elements = pages.get('llms/custom-elements.md')!;
    expect(elements).toMatch(/^\| `riskMatrixHref` +\| `risk-matrix-href` +\| `string`/m);
    for (const head of ['### `<risk-matrix>`', '### Events', '### Parts', '### CSS variables'])
      expect(elements).toContain(`\n${head}\n`);
  });

  it('has how to set up: what to install, and the stylesheets of the theme', () => {
    const page = pages.get('llms/set-up.md')!;
    expect(page).toContain('`npm install @advisor/ui`');
    for (const sheet of ['@advisor/ui/styles.css', '@advisor/ui/theme/global.css'])
      expect(page).toMatch(new RegExp(`^import '${sheet}'; // once`, 'm'));
    expect(page).toContain('| `@advisor/ui/theme` | tokens');
  });

  it('has every token with its CSS variable, its name in TypeScript and its values', () => {
    const page = pages.get('llms/tokens.md')!;
    const { light, dark } = makeTheme(advisorTokens);
    const name = /^var\((.*)\)$/.exec(vars.colour.level.low.text)![1]!;
    const values = `${light.colour.level.low.text}, in dark ${dark.colour.level.low.text}`;
    expect(page).toMatch(new RegExp(`^- \`${name}\`, \`vars\\.colour\\.level\\.low\\.text\`: .*${values}$`, 'm'));
    expect(page).toMatch(/^- `--advisor-colour-text-soft`, `vars\.colour\.textSoft`: /m);
  });

  it('is served in development, from the manifest of the moment', { timeout: 120_000 }, async () => {
    const routes = new Map<string, RequestListener>();
    const server = createServer((request, response) => {
      if (request.url === '/manifests/components.json')
        response.end(readFileSync(join(folder, 'manifests/components.json')));
      else routes.get(request.url === '/llms.txt' ? '/llms.txt' : '/llms/:page')!(request, response);
    });
    serveLlmsTxt({ get: (path, answer) => routes.set(path, answer) });
    await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
    const { port } = server.address() as AddressInfo;
    const get = (path: string) => fetch(`http://localhost:${port}${path}`);
    expect(await (await get('/llms.txt')).text()).toBe(text);
    expect(await (await get('/llms/tokens.md')).text()).toBe(pages.get('llms/tokens.md'));
    expect((await get('/llms/none.md')).status).toBe(404);
    server.close();
  });

  it('names no folder of the machine that built it', () => expect(everything).not.toContain(root));
});
