import { describe, expect, it } from 'vitest';
import { searchWords } from '../../.storybook/searchWords.ts';
import { entries, openStorybook, type Entry } from './built.ts';
import { openDocsPage, type Channel } from './docsPage.ts';

const titles = new Set(entries.map(({ title }) => title));
const docs = entries.filter(({ type }) => type === 'docs');

/** The story that the controls of a docs page change; pages written by hand have none. */
const storyOf = ({ title }: Entry) =>
  entries.find((entry) => entry.type === 'story' && entry.title === title && entry.tags.includes('autodocs'));

const storybook = openStorybook();

describe('each docs page', () => {
  it(
    'opens without an error in the console, and each control changes the picture or the table says why there is none',
    { timeout: 1_200_000 },
    async () => {
      const failures: string[] = [];
      let changed = 0;
      let explained = 0;
      let withControls = 0;
      const left = [...docs];
      async function walk() {
        const page = await storybook.browser.newPage();
        // Stories in windows of their own are run by the stories' own tests. Here they end with an error when their page is left
        // while they play.
        await page.addInitScript(() => {
          if (window !== window.top) console.error = () => undefined;
        });
        let current = '';
        page.on('pageerror', ({ message }) => failures.push(`${current}: ${message}`));
        const isOwn = (url: string) => url.startsWith(storybook.url);
        page.on('console', (line) => {
          // What is missing is told below, with who asks for it.
          const isMissing = line.text().startsWith('Failed to load resource');
          if (line.type() === 'error' && isOwn(line.location().url) && !isMissing)
            failures.push(`${current}: ${line.text()}`);
        });
        page.on('response', (response) => {
          if (response.status() < 400 || !isOwn(response.url()) || response.frame() !== page.mainFrame()) return;
          // Storybook names its icon in its frame only; what is missing elsewhere is what a story shows. At the address of a
          // picture that a control has changed, by an x at its end, there is none.
          if (!/(?:\/favicon\.ico|x)$/.test(response.url()))
            failures.push(`${current}: ${response.url()} is answered with ${response.status()}`);
        });
        // Without axe: accessibility is tested with the stories.
        await page.goto(`${storybook.url}/iframe.html?globals=a11y.manual:!true&viewMode=docs&id=introduction--docs`);
        await page.locator('.sbdocs-content').first().waitFor();
        for (let next = left.shift(); next; next = left.shift()) {
          current = next.id;
          const failure = await page.evaluate(openDocsPage, next.id);
          if (failure) failures.push(`${current}: ${failure}`);
          const story = storyOf(next);
          if (!story) continue;
          withControls += 1;
          const result = await page.evaluate(changeEachControl, story.id);
          changed += result.changed;
          explained += result.explained;
          failures.push(...result.failures.map((line) => `${next.title}: ${line}`));
        }
        await page.close();
      }
      await Promise.all([walk(), walk()]);
      expect(docs.length).toBeGreaterThan(180);
      expect(withControls).toBeGreaterThan(180);
      expect(failures).toEqual([]);
      expect(changed).toBeGreaterThan(500);
      expect(explained).toBeGreaterThan(150);
    },
  );
});

/**
 * Changes each control of the docs page in sight once, as the field in its row does, and sets it back. Runs in the page.
 */
async function changeEachControl(storyId: string) {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_PREVIEW__: Preview;
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  const { argTypes, initialArgs, component } = await preview.storyStoreValue.loadStory({ storyId });
  const result = { changed: 0, explained: 0, failures: [] as string[] };
  if (!component) return result;
  const until = async (isSo: () => boolean, most: number) => {
    const end = performance.now() + most;
    while (!isSo() && performance.now() < end) await new Promise((drawn) => setTimeout(drawn, 10));
    return isSo();
  };
  const example = document.querySelector('.sbdocs-content .example')!;
  example.scrollIntoView();
  const frame = () => example.querySelector<HTMLIFrameElement>('[data-layout="window"] iframe');
  const root = () =>
    frame() ? frame()!.contentDocument?.body : (example.querySelector('.sb-story') as HTMLElement | null);
  // A component that is mounted anew has other ids of React's, and is the same picture.
  const picture = () =>
    [
      root()?.innerHTML.replaceAll(/_r_\w+?_/g, '_r_'),
      ...[...(root()?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? [])].map(
        ({ value, checked }) => `${value} ${checked}`,
      ),
    ].join('\n');
  // Until then, the story that appears would be taken for the change of the first control.
  const isDrawn = () =>
    frame() ? !frame()!.inert : Boolean(root()?.querySelector(`[id="story--${storyId}-inner"]`)?.firstElementChild);
  if (!(await until(isDrawn, 60_000))) result.failures.push('the example does not appear');
  const rows = new Map(
    [...document.querySelectorAll<HTMLTableRowElement>('.docblock-argstable tbody tr')].map((row) => [
      row.cells[0]!.textContent.trim().replace(/\*$/, ''),
      row,
    ]),
  );
  let broken = false;
  const onError = () => (broken = true);
  const hasBroken = () => broken || root()?.classList.contains('sb-show-errordisplay') === true;
  for (const event of ['storyErrored', 'storyThrewException']) channel.on(event, onError);
  for (const [name, { name: label, control, options, table }] of Object.entries(argTypes)) {
    const row = rows.get(label ?? name);
    if (!row) {
      result.failures.push(`${name} has no row`);
      continue;
    }
    const cell = row.cells[2]?.textContent ?? '';
    if (/\$\$typeof|\[object/.test(row.textContent)) result.failures.push(`${name}: ${row.textContent}`);
    if (table?.defaultValue?.summary?.startsWith('"'))
      result.failures.push(`${name} has its default in quotes: ${cell}`);
    if (!control || control.disable) {
      if (row.textContent.includes('No control:')) result.explained += 1;
      else result.failures.push(`${name} has no control and no reason`);
      continue;
    }
    const value = initialArgs[name];
    if (!row.querySelector('input, textarea, select, button')) result.failures.push(`${name} has no field in its row`);
    const before = picture();
    const tried = others(value, control.type ?? '', options);
    let hasChanged = false;
    for (const next of tried) {
      channel.emit('updateStoryArgs', { storyId, updatedArgs: { [name]: next } });
      // Of options, one may be what the component takes by itself.
      hasChanged = await until(() => picture() !== before || hasBroken(), next === tried.at(-1) ? 30_000 : 3000);
      if (hasBroken()) result.failures.push(`${name}: with ${JSON.stringify(next)} the story fails`);
      broken = false;
      if (hasChanged) break;
    }
    if (hasChanged) result.changed += 1;
    else result.failures.push(`${name}: ${JSON.stringify(tried)} changes nothing`);
    channel.emit('resetStoryArgs', { storyId, argNames: [name] });
    await until(() => picture() === before, 1000);
  }
  for (const event of ['storyErrored', 'storyThrewException']) channel.off(event, onError);
  return result;

  /** Other values than the one that the story has. Of several options, one is what the component takes by itself. */
  function others(value: unknown, control: string, options?: readonly unknown[]): unknown[] {
    if (options?.length) return options.filter((option) => option !== value).toReversed();
    if (control === 'boolean') return [!value];
    if (control === 'number') return [typeof value === 'number' ? value * 2 + 1 : 2];
    if (control === 'text') return [`${typeof value === 'string' ? value : ''}x`];
    return [changedData(value)];
  }
  function changedData(value: unknown): unknown {
    if (typeof value === 'string') return `${value}x`;
    if (typeof value === 'number') return value + 1;
    if (typeof value === 'boolean') return !value;
    if (Array.isArray(value))
      return value.length > 1 ? value.slice(1) : value.map((part: unknown) => changedData(part));
    // Only what is read, so that a kind or an address stays one.
    const isRead = (key: string) =>
      /^(?:label|heading|title|name|text|answer|value|quote|ingredients|search|words|alt)$/.test(key);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => [
          key,
          isRead(key) || typeof part === 'object' ? changedData(part) : (part as unknown),
        ]),
      );
    return value;
  }
}

interface Preview {
  storyStoreValue: {
    loadStory: (of: { storyId: string }) => Promise<{
      component?: unknown;
      initialArgs: Record<string, unknown>;
      argTypes: Record<
        string,
        {
          name?: string;
          control?: { type?: string; disable?: boolean };
          options?: readonly unknown[];
          table?: { defaultValue?: { summary?: string } };
        }
      >;
    }>;
  };
}

describe('the search of the sidebar', () => {
  it('knows words for pages that exist', () => {
    expect(Object.keys(searchWords).filter((title) => !titles.has(title))).toEqual([]);
  });

  it('finds pages by the words that others use', { timeout: 60_000 }, async () => {
    const page = await storybook.browser.newPage();
    await page.goto(`${storybook.url}/?path=/docs/introduction--docs`);
    const field = page.locator('#storybook-explorer-searchfield');
    await field.waitFor();
    for (const [word, found] of [
      ['modal', 'Dialog'],
      ['toast', 'notify'],
      ['spacing', 'Space'],
      ['typography', 'Type scale'],
      ['tokens', 'Colours'],
      ['a11y', 'Introduction'],
      ['dropdown', 'SelectInput'],
    ] as const) {
      await field.fill(word);
      await expect
        .poll(() => page.getByRole('option').allTextContents(), { timeout: 15_000, message: word })
        .toEqual(expect.arrayContaining([expect.stringContaining(found)]));
    }
    await page.close();
  });
});

describe('the contents of a docs page', () => {
  it('lead to their headings, also past frames that grow', { timeout: 120_000 }, async () => {
    const page = await storybook.browser.newPage();
    await page.goto(
      `${storybook.url}/iframe.html?globals=a11y.manual:!true&viewMode=docs&id=content-admin-messagemanager--docs`,
    );
    const links = page.locator('.toc-link');
    await links.last().waitFor();
    for (const link of [links.nth(Math.floor((await links.count()) / 2)), links.last()]) {
      const target = page.locator(`[id="${(await link.getAttribute('href'))!.slice(1)}"]`);
      await link.click();
      // Until all frames near to what is in sight have their heights.
      await page.locator('iframe').first().waitFor({ state: 'attached' });
      const isThere = () =>
        target.evaluate((heading) => {
          const { top } = heading.getBoundingClientRect();
          const isAtEnd = Math.abs(scrollY + innerHeight - document.documentElement.scrollHeight) < 2;
          const isLoading = document.querySelector('iframe[inert]') !== null;
          // The last headings cannot reach the top of the window.
          return !isLoading && top > -10 && top < (isAtEnd ? innerHeight : 120);
        });
      await expect.poll(isThere, { timeout: 30_000, message: String(await link.textContent()) }).toBe(true);
    }
    await page.close();
  });
});
