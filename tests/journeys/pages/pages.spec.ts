import type { Page } from 'playwright/test';
import { expectMenuAtItsButton } from '../../engines/journeys.ts';
import { isHydrated } from '../../browser/hydrated.ts';
import { sampleOf } from '../../support/sampleOf.ts';
import { expect, slow, test } from '../fixtures.ts';
import { over } from '../layout.ts';
import { axe, describeFrame, describePages, hydrated, layouts, readerOptions, violations } from './everyPage.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A page for several tests, with scripts off. */
let plain: Page;
test.beforeAll(async ({ browser }) => {
  plain = await browser.newPage({ ...readerOptions, javaScriptEnabled: false });
});
test.afterAll(() => plain.close());

test.describe('a page of every layout', () => describePages(layouts));

describeFrame('partner-scorecard');

test.describe('Back', () => {
  for (const path of sampleOf(['/brambles-farm', '/privacy-policy', '/terms-of-service'])) {
    test(`on ${path} leads to where the visitor came from`, async ({ page, site }) => {
      await page.goto('/resources');
      await hydrated(page);
      await page.evaluate(
        (href) => document.querySelector<HTMLAnchorElement>(`footer a[href="${href}"]`)!.click(),
        path,
      );
      await expect(page).toHaveURL(site.url + path);
      await page.locator('main').getByText(/^Back/).first().click();
      await expect(page).toHaveURL(`${site.url}/resources`);

      await plain.goto(site.url + path);
      await plain.locator('main').getByText(/^Back/).first().click();
      await expect(plain).toHaveURL(`${site.url}/home`);
    });
  }
});

test.describe('the search', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: 'Search this site' });
  const options = (page: Page) => page.getByRole('dialog').getByRole('option');

  test('finds pages and tools by keyboard alone', async ({ page, site }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/home');
    await hydrated(page);
    expect(requests).not.toContain('/search.json');

    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('pricing calc');
    await expect(options(page).first()).toContainText('MSP Pricing Calculator');
    await expect(options(page).first()).toContainText('Tool');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ results?/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}/msp-pricing-calculator`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveTitle(/^MSP Pricing Calculator/);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/msp-pricing-calculator$/);

    // What was opened last comes first, and a slip of the finger is forgiven.
    await page.keyboard.press('Control+k');
    await expect(options(page).first()).toHaveText(/MSP Pricing Calculator/);
    await page.keyboard.type('cybersecurty strat');
    await expect(options(page).first()).toContainText('Cybersecurity Strategy');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL(/pricing/);
    expect(requests.filter((path) => path === '/search.json')).toHaveLength(1);
  });

  slow('says when nothing is found, and gives the focus back', async ({ page }) => {
    await page.goto('/media');
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Search' });
    await button.click();
    await field(page).fill('zyzzyva');
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('Nothing found for “zyzzyva”.');
    await expect(options(page).last()).toContainText('Contact');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('leads to a section, and the focus goes there', async ({ page, site }) => {
    await page.goto('/media');
    await hydrated(page);
    await page.keyboard.press('/');
    await field(page).fill('nightjar');
    await expect(options(page).first()).toContainText('Nightjar Backup');
    await expect(options(page).first().locator('mark').first()).toHaveText('Nightjar');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}/ventures#nightjar-backup`);
    const heading = page.getByRole('heading', { name: 'Nightjar Backup' });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();

    // Back and forward keep the place that was read.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.goBack();
    await expect(page).toHaveTitle(/^Media/);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goForward();
    await expect(page).toHaveTitle(/^Ventures/);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    // From outside, and on the same page.
    await page.goto('/podcasts#what-i-can-talk-about');
    await expect(page.getByRole('heading', { name: 'What I can talk about' })).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await hydrated(page);
    await page.waitForFunction(isHydrated);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('/');
    await field(page).fill('pricing a seat');
    await page.getByRole('option', { name: /^Pricing a seat without guessing/ }).click();
    await expect(page.getByRole('heading', { name: 'Pricing a seat without guessing' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Pricing a seat without guessing' })).toBeFocused();
  });

  test('offers another spelling, and leads on where nothing is found', async ({ page }) => {
    await page.goto('/home');
    await hydrated(page);
    await page.keyboard.press('/');
    await expect(page.getByRole('group', { name: 'Often looked for' })).toBeVisible();
    await field(page).fill('podcaasstts');
    await page.getByRole('button', { name: 'Search for “podcasts”' }).click();
    await expect(options(page).first()).toContainText('Podcasts');
    await expect(field(page)).toBeFocused();
  });

  test('leaves a slash alone that is typed into a field', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.getByRole('textbox', { name: 'Company' }).pressSequentially('A/B');
    await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('A/B');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('works on a phone, from the menu', async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/home');
    await hydrated(page);
    await page.getByRole('banner').getByText('Menu').click();
    await page.getByRole('button', { name: 'Search' }).click();
    await field(page).fill('llama');
    await expect(options(page).first()).toContainText('Brambles Farm');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.evaluate(axe);
    expect(await violations(page)).toEqual([]);
    await options(page).first().click();
    await expect(page).toHaveURL(`${site.url}/brambles-farm`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Media' })).toBeHidden();
  });

  test('is not offered where scripts are off', async ({ site }) => {
    await plain.goto(`${site.url}/home`);
    await expect(plain.getByRole('button', { name: 'Search' })).toBeHidden();
  });

  test.describe('without its index', () => {
    test.use({ expectedErrors: ['Failed to load resource'] });

    test('says that it failed, and tries again', async ({ page }) => {
      await page.route('**/search.json', (route) => route.abort());
      await page.goto('/home');
      await hydrated(page);
      await page.keyboard.press('/');
      await field(page).fill('media kit');
      await expect(page.getByRole('dialog').getByRole('status')).toContainText('The search did not answer.');
      await page.unroute('**/search.json');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(options(page).first()).toContainText('Media Kit');
      await expect(field(page)).toBeFocused();
    });

    test('keeps what is typed while it is on its way', async ({ page }) => {
      let answer = () => {};
      const wait = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/search.json', async (route) => {
        await wait;
        await route.continue();
      });
      await page.goto('/home');
      await hydrated(page);
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('headsh');
      await expect(page.getByRole('dialog')).toContainText('Searching…');
      await page.keyboard.type('ot');
      answer();
      await expect(options(page).first()).toContainText('Media Kit');
    });

    test('its dialog is loaded again after a failure, on a phone too', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.route('**/SearchPanel*', (route) => route.abort());
      await page.goto('/home');
      await hydrated(page);
      await page.keyboard.press('/');
      await expect(page.getByText('The search could not be loaded.')).toBeVisible();
      const failed = page.waitForEvent('requestfailed');
      await page.getByRole('button', { name: 'Try again' }).click();
      await failed;
      await expect(page.getByText('The search could not be loaded.')).toBeVisible();
      await page.unroute('**/SearchPanel*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(field(page)).toBeFocused();
      await expect(page.getByText('The search could not be loaded.')).toHaveCount(0);
      // With its styles.
      await expect(field(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    });
  });
});

test('on paper a page is dark on white, without navigation, and keeps the addresses of its links', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('advisor-theme', 'dark'));
  await page.goto('/ventures');
  await hydrated(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const colours = await page.evaluate(() =>
    ['body', 'h1', 'main h2'].map((name) => getComputedStyle(document.querySelector(name)!).color),
  );
  for (const colour of colours) expect(Math.max(...colour.match(/\d+/g)!.map(Number)), colour).toBeLessThan(120);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  const printed = await page
    .locator('main a:not([href^="mailto:"])')
    .evaluateAll((links) =>
      links.map((link) => getComputedStyle(link, '::after').content.includes(link.getAttribute('href')!)),
    );
  expect(printed.length).toBeGreaterThan(20);
  expect(printed).not.toContain(false);
});

for (const width of [1280, 360]) {
  test(`in forced colours the navigation at ${width} px marks the current page alone, and buttons keep borders`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    if (width === 360) await page.getByRole('banner').getByText('Menu').click();
    const links = await page
      .getByRole('banner')
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => {
          const { borderBlockStartColor, borderBlockEndColor, borderBlockEndWidth, borderBlockStartWidth } =
            getComputedStyle(link);
          const ground = getComputedStyle(document.body).backgroundColor;
          const widths = [
            [borderBlockStartColor, borderBlockStartWidth],
            [borderBlockEndColor, borderBlockEndWidth],
          ].map(([colour, size]) => (colour === ground ? 0 : parseFloat(size!)));
          return { label: link.textContent, thickest: Math.max(...widths) };
        }),
      );
    const thickest = (current: boolean) =>
      links.filter(({ label }) => (label === 'About') === current).map((link) => link.thickest);
    expect(thickest(true)).toEqual([4]);
    // In the menu of a small window a thin line parts them.
    for (const other of thickest(false)) expect(other).toBe(width === 360 ? 1 : 0);
    await page.goto('/contact');
    const send = page.getByRole('button', { name: 'Send message' });
    expect(
      await send.evaluate((button) => {
        const { borderTopColor, borderTopWidth, borderTopStyle } = getComputedStyle(button);
        const ground = getComputedStyle(document.body).backgroundColor;
        return borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1 && borderTopColor !== ground;
      }),
    ).toBe(true);
  });
}

test('in forced colors drawings have the colors of the reader, whatever the theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('advisor-theme', 'light'));
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  // A monogram, a cover and line drawings.
  for (const path of ['/about', '/brambles-farm']) {
    await page.goto(path);
    const colors = await page.locator('main svg[role="img"] *').evaluateAll((shapes) => {
      const system = ['CanvasText', 'GrayText', 'Highlight'].map((name) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = name;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      });
      return shapes
        .flatMap((shape) => [getComputedStyle(shape).fill, getComputedStyle(shape).stroke])
        .filter((color) => color !== 'none')
        .map((color) => system.includes(color) || color);
    });
    expect(colors.length).toBeGreaterThan(2);
    expect([...new Set(colors)], path).toEqual([true]);
  }
});

test('the menus of the bar are at their buttons', async ({ page, site }) => {
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${site.url}/about`);
    if (width === 360) await page.getByRole('banner').getByText('Menu').click();
    await page.getByRole('button', { name: 'Theme' }).click();
    await expectMenuAtItsButton(page);
  }
});

test('the menu of a small window closes when the window becomes wide', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  await hydrated(page);
  const menu = page.getByRole('banner').locator('details');
  await menu.getByText('Menu').click();
  await expect(menu).toHaveAttribute('open');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menu).not.toHaveAttribute('open');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeHidden();
});

test('what opens is in front of the page, and of what is open already', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/risk-matrix-template');
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  const banner = page.getByRole('banner');
  await banner.getByText('Menu').click();
  const menu = banner.getByRole('list');
  await expect(menu).toBeVisible();
  expect(await over(menu)).toEqual([]);
  await banner.getByRole('button', { name: 'Theme' }).click();
  expect(await over(page.locator(':popover-open'))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search this site' });
  await expect(search.getByRole('option').first()).toBeVisible();
  expect(await over(search)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add Risk', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Risk' });
  await dialog.getByRole('button', { name: 'Add Risk' }).click();
  await expect(dialog.getByText('Please fill in all required fields.')).toBeVisible();
  expect(await over(dialog)).toEqual([]);
  await dialog.getByLabel('Title').fill('Half a risk');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  expect(await over(question)).toEqual([]);
});

test('feeds, pictures and the sitemap have their content types', async ({ site }) => {
  for (const [path, type] of [
    ['/sitemap.xml', 'application/xml'],
    ['/feed.xml', 'application/xml'],
    ['/robots.txt', 'text/plain'],
    ['/search.json', 'application/json'],
    ['/share/home.png', 'image/png'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/favicon.ico', 'image/x-icon'],
  ] as const) {
    const response = await fetch(site.url + path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get('content-type'), path).toContain(type);
    // Other sites draw the picture of a shared link.
    const policy = response.headers.get('cross-origin-resource-policy');
    expect(policy, path).toBe(type.startsWith('image/') ? 'cross-origin' : 'same-origin');
  }
});
