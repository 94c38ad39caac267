import { describe, expect, it } from 'vitest';
import { brands } from '../../packages/ui/src/theme/brands/index.ts';
import { sampleOf } from '../support/sampleOf.ts';
import {
  changeByAddress,
  changeByControl,
  changesOf,
  index,
  lastOfEachKind,
  openEntry,
  pictureOf,
  useStorybook,
  watchErrors,
  type Entry,
} from './built.ts';

/** One link of each kind: the page that it is on, its text, and the path and the heading that it leads to. */
const links = [
  ['a sentence', 'docs/introduction--docs', 'Your own brand', 'docs/theme-your-own-brand--docs', 'Your own brand'],
  ['the list of groups', 'docs/introduction--docs', 'Cards', 'docs/cards-card--docs', 'Card'],
  ['a table', 'docs/patterns-dialogs--docs', 'ConfirmDialog', 'docs/overlays-confirmdialog--docs', 'ConfirmDialog'],
  ['an alternative', 'docs/actions-button--docs', 'ButtonLink', 'docs/actions-buttonlink--docs', 'ButtonLink'],
  [
    'an example',
    'docs/text-heading--docs',
    'Open with controls',
    'story/text-heading--section',
    'Security that the board can follow',
  ],
] as const;

/** What designers type into the search of the sidebar, and the page that each finds. */
const wordsOf: Record<string, string> = {
  Introduction: 'a11y, accessibility',
  'Theme/Tokens': 'tokens, color, spacing, gap, shadow, font',
  'Theme/Type scale': 'typography',
  'Theme/Breakpoints': 'breakpoint',
  'Patterns/Empty states': 'empty',
  'Patterns/Other names': 'combobox, switch, toggle, tag, chip, stepper, wizard, drawer, chart, breadcrumbs',
  'Patterns/Notices': 'tone, severity',
  'Layout/Disclosure': 'accordion, faq',
  'Layout/Grid': 'grid',
  'Media/Icon': 'icon',
  'Cards/Badge': 'tag, chip',
  'Cards/Card': 'card',
  'Data/Meter': 'gauge, meter',
  'Feedback/Alert': 'banner, error, success, warning',
  'Feedback/Progress': 'progress',
  'Feedback/Skeleton': 'loading',
  'Feedback/Tooltip': 'tooltip',
  'Feedback/notify': 'toast, snackbar, notification',
  'Overlays/ConfirmDialog': 'delete, confirm',
  'Overlays/Dialog': 'modal',
  'Overlays/Menu': 'menu, dropdown menu',
  'Overlays/Popover': 'popover',
  'Overlays/SearchDialog': 'search',
  'Navigation/AccountMenu': 'menu',
  'Navigation/Footer': 'footer',
  'Navigation/NavBar': 'navbar, header',
  'Navigation/ThemeSwitch': 'dark mode',
  'Fields/CheckboxInput': 'checkbox, toggle',
  'Fields/FileInput': 'upload',
  'Fields/RadioGroupInput': 'radio',
  'Fields/SelectInput': 'dropdown, select',
  'Fields/TextInput': 'input, date',
  'Sections/FigureTable': 'table',
  'Sections/Hero': 'hero',
  'Tools/PricingCalculator': 'pricing',
  'Content/Sections/Testimonials': 'quote',
};

const hasBackground = (element: Element, color: string) => {
  // As the browser writes it.
  const { style } = new Option();
  style.color = color;
  return getComputedStyle(element).backgroundColor === style.color;
};

describe('the built Storybook in its manager', () => {
  const storybook = useStorybook();

  // Without axe: accessibility is tested with the stories.
  const addressOf = (path: string, theme = 'dark') =>
    `${storybook.url}/?path=/${path}&globals=a11y.manual:!true;theme:${theme}`;

  it('has links in docs pages that lead to their places', async () => {
    const page = await storybook.browser.newPage();
    await page.goto(addressOf('docs/introduction--docs'));
    const preview = page.frameLocator('#storybook-preview-iframe');
    const docs = preview.locator('#storybook-docs');
    await docs.locator('h1').waitFor();
    const reloaded = new Set<string | undefined>();
    for (const [kind, from, text, path, heading] of links) {
      const [type, id] = from.split('/') as [Entry['type'], string];
      const current = new URL(page.url()).searchParams.get('path');
      if (current !== `/${from}`) await page.frame('storybook-preview-iframe')!.evaluate(openEntry, { id, type });
      await docs.getByRole('link', { name: text, exact: true }).first().click();
      const expectArrival = async () => {
        await page.waitForURL(({ searchParams }) => searchParams.get('path') === `/${path}`);
        // Not by its role: Storybook puts a link to itself into the name of a heading.
        const headings = preview.locator(path.startsWith('docs/') ? '#storybook-docs h1' : '#storybook-root h2');
        await headings.filter({ hasText: new RegExp(`^${heading}$`) }).waitFor();
        await page.locator('#storybook-explorer-tree [data-selected="true"]').waitFor();
        // The toolbar is as it was.
        expect(new URL(page.url()).searchParams.get('globals'), kind).toContain('theme:dark');
        await preview.locator('html[data-theme="dark"]').waitFor();
      };
      await expectArrival();
      // As a reload, or as somebody else who gets the address. One of each type of address.
      const [typeOfAddress] = path.split('/');
      if (reloaded.has(typeOfAddress)) continue;
      reloaded.add(typeOfAddress);
      await page.goto(page.url());
      await expectArrival();
    }
    await page.close();
  });

  it('goes to the place that an address names, which stays in sight while the stories above it get their height', async () => {
    const page = await storybook.browser.newPage();
    const preview = page.frameLocator('#storybook-preview-iframe');
    const sidebar = page.locator('.sidebar-container');
    const topOf = (id: string) => preview.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top);
    const expectInSight = async (id: string) => {
      // It and those near it, which are above it too, are as high as they are.
      await preview.locator(`section:has(#${id}) iframe:not([inert])`).waitFor();
      await expect.poll(() => preview.locator('iframe[inert]').count()).toBe(0);
      await expect.poll(() => topOf(id)).toBeLessThan(40);
      expect(await topOf(id)).toBeGreaterThanOrEqual(0);
    };
    await page.goto(`${addressOf('docs/forms-form--docs')}#forms-form--sent-panel-instead`);
    await preview.locator('#storybook-docs h1').waitFor();
    await expectInSight('forms-form--sent-panel-instead');
    // From the table of contents.
    await preview.getByRole('navigation').getByRole('link', { name: 'Failure', exact: true }).click();
    await expectInSight('forms-form--failure');
    expect(new URL(page.url()).hash).toBe('#forms-form--failure');
    // The reader goes on. Another theme, in which the manager is too, neither scrolls back nor loads the page anew.
    const expectSidebar = (theme: 'dark' | 'light') =>
      expect.poll(() => sidebar.evaluate(hasBackground, brands[0]!.colour[theme].sunken)).toBe(true);
    await expectSidebar('dark');
    const loadedAt = () => preview.locator('html').evaluate(() => performance.timeOrigin);
    const loaded = await loadedAt();
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, -100_000);
    await expect.poll(() => topOf('props')).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Light or dark' }).click();
    await page.getByRole('option', { name: 'Light', exact: true }).click();
    await expectSidebar('light');
    await preview.locator('html[data-theme="light"]').waitFor();
    await page.waitForURL(
      ({ searchParams, hash }) =>
        searchParams.get('globals') === 'a11y.manual:!true' && hash === '#forms-form--failure',
    );
    expect(await topOf('props')).toBeGreaterThan(0);
    expect(await loadedAt()).toBe(loaded);
    await page.close();
  });

  it('finds a page by what designers call it', async () => {
    const page = await storybook.browser.newPage();
    await page.goto(addressOf('docs/introduction--docs'));
    const search = page.getByRole('searchbox');
    const found = (title: string) =>
      page
        .getByRole('option')
        .filter({ hasText: `Docs${title.replaceAll('/', '')}` })
        .first();
    for (const [title, words] of sampleOf(Object.entries(wordsOf), 8))
      for (const word of sampleOf(words.split(', '))) {
        // What the word before has found, too, would be found at once.
        if (await found(title).isVisible()) {
          await search.fill('qqqq');
          await page.getByRole('option').first().waitFor({ state: 'detached' });
        }
        await search.fill(word);
        await found(title).waitFor();
      }
    await search.fill('toast');
    await found('Feedback/notify').click();
    await page.waitForURL(({ searchParams }) => searchParams.get('path') === '/docs/feedback-notify--docs');
    await page.close();
  });

  it('plays the steps of a story when somebody asks for it, and not before', async () => {
    const page = await storybook.browser.newPage();
    const changed = 'args=children:Changed&addonPanel=storybook/interactions/panel';
    await page.goto(`${addressOf('story/actions-button--primary')}&${changed}`);
    const panel = page.getByRole('tabpanel', { name: 'Interactions' });
    const steps = panel.getByRole('listitem');
    await steps.filter({ hasText: 'Press Rerun' }).waitFor();
    // Played, they fail, because they look for the button by the words that it has in the story.
    await panel.getByText('Pass', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Rerun', exact: true }).click();
    await steps.filter({ hasText: 'Send message' }).first().waitFor();
    await panel.getByText('Fail', { exact: true }).waitFor();
    // The picture is not replaced by an error page.
    await page.frameLocator('#storybook-preview-iframe').getByRole('button', { name: 'Changed' }).waitFor();
    await page.close();
  });

  it('has what a control of a docs page changes in the address, of that page, of a report about it and of its story', async () => {
    const page = await storybook.browser.newPage();
    const preview = page.frameLocator('#storybook-preview-iframe');
    const docs = 'docs/actions-button--docs';
    const quiet = preview.getByRole('radio', { name: 'quiet', exact: true });
    const expectArgs = (path: string, args: string | null) =>
      page.waitForURL(
        ({ searchParams }) => searchParams.get('path') === `/${path}` && searchParams.get('args') === args,
      );
    await page.goto(addressOf(docs));
    await quiet.check();
    await expectArgs(docs, 'variant:quiet');
    const report = preview.getByRole('link', { name: 'Report something on this page' });
    await report.focus();
    const issue = new URL((await report.getAttribute('href'))!);
    expect(issue.pathname).toMatch(/\/issues\/new$/);
    expect(issue.searchParams.get('body')).toContain(`Where: ${page.url()}\n`);
    // Another place of the page: the manager stays.
    await preview.getByRole('link', { name: 'change log' }).click();
    const isInSight = (heading: Element) => heading.getBoundingClientRect().top < window.innerHeight;
    await expect.poll(() => preview.locator('#changes').evaluate(isInSight)).toBe(true);
    await page.reload();
    await preview
      .locator('#storybook-docs')
      .getByRole('radio', { name: 'quiet', exact: true, checked: true })
      .waitFor();
    await preview.getByRole('link', { name: 'ButtonLink', exact: true }).click();
    await expectArgs('docs/actions-buttonlink--docs', null);
    // Of data and elements the option is shown, not what it stands for.
    await expect.poll(() => preview.getByRole('combobox', { name: 'icon' }).inputValue()).toBe('None');
    await page.goBack();
    await expectArgs(docs, 'variant:quiet');
    await preview.getByRole('link', { name: 'Open with controls', exact: true }).first().click();
    await expectArgs('story/actions-button--primary', 'variant:quiet');
    // An example in a window of its own.
    const windowed = { id: 'content-sections-scriptfailure--docs', type: 'docs' } as const;
    await page.frame('storybook-preview-iframe')!.evaluate(openEntry, windowed);
    await preview.locator('.example-frame').first().scrollIntoViewIfNeeded();
    const alert = preview.locator('iframe').first().contentFrame().getByRole('alert');
    await alert.filter({ hasText: 'Part of this page' }).waitFor();
    await preview.locator('textarea[name="what"]').fill('The search');
    await alert.filter({ hasText: 'The search could not be loaded' }).waitFor();
    await expectArgs(`docs/${windowed.id}`, 'what:The search');
    await page.close();
  });

  it('shows every docs page and story without an error, and controls that change the picture of every component', async () => {
    const entries = Object.values(index.entries).filter(({ id }) => id !== 'introduction--docs');
    const stories = entries.filter(({ type }) => type === 'story');
    const firstOfEachPage = [...new Map(stories.toReversed().map((entry) => [entry.title, entry])).values()];
    const compared = stories.filter(({ title }) => title === 'Content/Forms/ContactForm');
    // A text, a choice, data and numbers.
    const changing = [
      'Content/Forms/ContactForm',
      'Actions/Button',
      'Content/Sections/Boards',
      'Tools/PricingCalculator',
    ];
    const isSample = Boolean(process.env.SKIP_SLOW);
    const shown = isSample ? [...new Set([...lastOfEachKind(entries), ...compared])] : entries;
    const left = [
      ...shown.map((entry) => ({ ...entry, isChanged: false })),
      ...firstOfEachPage
        .filter(({ title }) => !isSample || changing.includes(title))
        .map((entry) => ({ ...entry, isChanged: true })),
    ];
    const errors: string[] = [];
    let changed = 0;
    /** The ids of the stories of a page that look alike, by how they look. */
    const alike = new Map<string, string[]>();

    async function openOneByOne() {
      // Of its own: what a tool stores would reach the same tool in the other one.
      const context = await storybook.browser.newContext({
        viewport: { width: 1440, height: 900 },
        // Storybook then ends every animation, instead of waiting for it: that of a notice runs as long as the notice stays.
        userAgent: 'StorybookTestRunner',
      });
      const page = await context.newPage();
      // The windows that some stories have on a docs page are not loaded: each is a Storybook of its own.
      await page.addInitScript(() => {
        if (window.parent !== window.top) window.stop();
      });
      let current = '';
      const report = (error: string) => errors.push(`${current}: ${error}`);
      watchErrors(page, storybook.url, report);
      // Without the sidebar, which gets slower with each component that was opened in it.
      await page.goto(`${addressOf('docs/introduction--docs', 'light')}&nav=false`);
      await page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs h1').waitFor();
      const preview = page.frame('storybook-preview-iframe')!;
      for (let entry = left.shift(); entry; entry = left.shift()) {
        const { id, title, type, isChanged } = entry;
        current = isChanged ? `${id} with a changed control` : id;
        const changes = isChanged ? await preview.evaluate(changesOf, id) : [];
        const [first] = changes;
        if (isChanged && !first) continue;
        if (first && !(await preview.evaluate(changeByAddress, { storyId: id, change: first })))
          report(`${JSON.stringify(first)} is not taken from an address`);
        const hanging = new Promise<'hangs'>((end) => setTimeout(end, 120_000, 'hangs').unref());
        const failure = await Promise.race([preview.evaluate(openEntry, { id, type }), hanging]);
        if (failure) report(failure);
        // It cannot be closed either.
        if (failure === 'hangs') return;
        expect(new URL(page.url()).searchParams.get('path')).toBe(`/${type}/${id}`);
        if (first) {
          const pictures = new Set<string>();
          for (const change of [first, undefined, ...changes.slice(1)]) {
            await preview.evaluate(changeByControl, { storyId: id, change });
            pictures.add(await preview.evaluate(pictureOf, id));
            if (pictures.size > 1) break;
          }
          if (pictures.size > 1) changed += 1;
          else report('no control changes its picture');
        }
        if (type === 'story' && !isChanged && entry.tags?.includes('dev')) {
          const picture = `${title} ${await preview.evaluate(pictureOf, id)}`;
          alike.set(picture, [...(alike.get(picture) ?? []), id]);
        }
      }
      await context.close();
    }
    // To load Storybook takes as long as to open twenty entries.
    await Promise.all(isSample ? [openOneByOne()] : [openOneByOne(), openOneByOne()]);
    expect(errors, errors.join('\n')).toEqual([]);
    expect([...alike.values()].filter((ids) => ids.length > 1)).toEqual([]);
    expect(left).toEqual([]);
    expect(entries.length - stories.length).toBeGreaterThan(180);
    expect(shown.length).toBeGreaterThan(12);
    expect(changed).toBeGreaterThan(isSample ? 3 : 150);
    // Those that were compared, none of which looks like another one.
    expect(alike.size).toBeGreaterThan(isSample ? 4 : 900);
  }, 1_200_000);
});
