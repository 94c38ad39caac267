import type { Page } from 'playwright/test';
import { isHydrated } from '../../browser/hydrated.ts';
import { putIcons, translatePage } from '../../browser/translate.ts';
import { expect, test } from '../fixtures.ts';

/** Interaction before a page is hydrated, and pages without scripts. */

/** Holds each script back, as a slow connection does, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a text page asks for no script before its reader acts', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await page.clock.install();
  await page.goto('/about');
  await page.clock.runFor(60_000);
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.clock.runFor(60_000);
  expect(scripts).toEqual([]);

  await page.getByRole('link', { name: 'Ventures', exact: true }).first().hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
});

const search = (page: Page) => page.getByRole('combobox', { name: 'Search this site' });
const searchButton = (page: Page) => page.getByRole('button', { name: /search/i }).first();

for (const [how, act] of [
  ['a key that is pressed', (page: Page) => page.keyboard.press('Control+k')],
  ['a button that is pressed', (page: Page) => searchButton(page).click()],
  // Without a pointer or the focus before it.
  [
    'a button that assistive technology presses',
    (page: Page) => searchButton(page).evaluate((button) => (button as HTMLButtonElement).click()),
  ],
] as const)
  test(`${how} before hydration works after it`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/about');
    await act(page);
    release();
    await expect(search(page)).toBeFocused();
  });

test('"/" as the first key opens the search with what is typed after it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await page.keyboard.type('/glossary');
  release();
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('glossary');
  await expect(page.getByRole('option').first()).toContainText('lossary');
});

const translate = (page: Page) => page.addInitScript(translatePage, 'DOMContentLoaded' as const);
/** As in a sandboxed frame: tools say so above their form, with buttons. */
const forbidSaving = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Not allowed', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
  });

for (const [where, touch] of [
  ['', async () => {}],
  [' of a page that the browser translates', translate],
  [' in a browser that forbids saving', forbidSaving],
] as const) {
  test(`what is typed and chosen in a tool${where} before hydration is calculated with`, async ({ page }) => {
    await touch(page);
    const release = await holdScripts(page);
    await page.goto('/msp-pricing-calculator');
    await page.getByLabel('Workstations').fill('20');
    await page.getByLabel('Backup').check();
    await page.getByLabel('Premium').check();
    await page.getByLabel('Region').selectOption('eu');
    await page.getByRole('button', { name: 'Calculate Pricing' }).click();
    release();
    // 20 × (120 + 15) × 1.15
    await expect(page.getByText('$3,105.00').first()).toBeVisible();
    // The tool holds it, as if it had been typed just now.
    await page.getByRole('button', { name: 'Start fresh' }).click();
    await expect(page.getByLabel('Workstations')).toHaveValue('0');
  });

  test(`an answer${where} that is chosen before hydration stays`, async ({ page }) => {
    await touch(page);
    const release = await holdScripts(page);
    await page.goto('/security-assessment-tool');
    await page.getByRole('radio').nth(1).check();
    release();
    await page.waitForFunction(isHydrated);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText(/Question 2 of 10/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
  });
}

test('what is typed into a form before hydration stays', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Ada Sample');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  // The replay ends with the button that was pressed: of three required answers the form misses the message alone.
  await page.getByRole('button', { name: 'Send message' }).click();
  release();
  await expect(page.getByRole('group', { name: 'One answer needs your attention' })).toBeVisible();
  await expect(name).toHaveValue('Ada Sample');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.org');
});

for (const [by, touch] of [
  ['that the browser translates', translate],
  ['with the icons of a password manager', (page: Page) => page.addInitScript(putIcons)],
] as const)
  test(`what is typed before hydration stays on a page ${by}, and typing goes on`, async ({ page }) => {
    await touch(page);
    const release = await holdScripts(page);
    await page.goto('/contact');
    const name = page.getByRole('textbox', { name: 'Name' });
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
    await name.pressSequentially('Ada ');
    release();
    await page.waitForFunction(isHydrated);
    await expect(name).toBeFocused();
    await page.keyboard.type('Sample');
    await expect(name).toHaveValue('Ada Sample');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('group', { name: 'One answer needs your attention' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.org');
  });

test('typing goes on in a field that React resets while it hydrates the page', async ({ page }) => {
  const release = await holdScripts(page);
  // Holds the replay, as on a slow device, where the bar and the footer are hydrated later than the form.
  await page.addInitScript(() => {
    const dispatch = window.dispatchEvent.bind(window);
    window.dispatchEvent = (event) => {
      if (event.type !== 'hydrated') return dispatch(event);
      Object.assign(window, { replay: () => dispatch(event) });
      return true;
    };
  });
  await page.goto('/schedule-consultation?type=msp');
  const name = page.getByRole('textbox', { name: 'First name' });
  await name.pressSequentially('A');
  release();
  // The value of the address arrives, and with it the form as React knows it: without the "A".
  await expect(page.locator('[name=consultationType]')).toHaveValue('msp');
  await expect(name).toHaveValue('');
  await page.keyboard.type('da');
  await expect(name).toHaveValue('Ada');
  await page.evaluate(() => (window as unknown as { replay: () => void }).replay());
  await page.getByRole('textbox', { name: 'Last name' }).focus();
  await expect(name).toHaveValue('Ada');
});

test('a link that asks its own page for something keeps what was typed before hydration', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/schedule-consultation');
  const message = page.locator('#form textarea');
  await message.fill('Typed before hydration.');
  await page.getByRole('link', { name: 'Business growth session' }).click();
  release();
  const chosen = page.getByRole('combobox', { name: 'Consultation' });
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveValue('msp');
  await expect(message).toHaveValue('Typed before hydration.');
});

test('a file that is chosen before hydration is read', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/msp-pricing-calculator', { waitUntil: 'commit' });
  const buffer = Buffer.from('{');
  const file = page.locator('input[type="file"]').first();
  await file.setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer });
  release();
  await expect(page.getByText('bad.json was not imported')).toBeVisible();
});

test.describe('the theme', () => {
  test.use({ expectedErrors: ['net::ERR_FAILED', 'Failed to fetch dynamically imported module'] });

  test('changes before any script, stays when the page is hydrated, and is remembered', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/about');
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    expect(await scheme()).toBe('dark');
    await page.reload();
    expect(await scheme()).toBe('dark');
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('radio', { name: 'System' }).check();
    await page.reload();
    expect(await scheme()).toBe('light');
    await page.unroute('**/assets/*.js');

    const release = await holdScripts(page);
    await page.goto('/about');
    expect(await scheme()).toBe('light');
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    const seen = await page.evaluateHandle(() => {
      const schemes = new Set<string>();
      const look = () => {
        schemes.add(getComputedStyle(document.documentElement).colorScheme);
        requestAnimationFrame(look);
      };
      look();
      return schemes;
    });
    release();
    await page.waitForFunction(isHydrated);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await seen.evaluate((schemes) => [...schemes])).toEqual(['dark']);
    expect(await page.evaluate(() => localStorage.getItem('advisor-theme'))).toBe('dark');
    await page.reload();
    expect(await scheme()).toBe('dark');

    // And back, against what is remembered.
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('radio', { name: 'Light' }).check();
    expect(await scheme()).toBe('light');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('advisor-theme'))).toBe('light');
    await page.reload();
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    expect(await scheme()).toBe('dark');
  });
});

test('what is typed before hydration is kept by a reload that comes before the scripts', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/msp-pricing-calculator', { waitUntil: 'commit' });
  await page.getByLabel('Workstations').fill('20');
  await page.getByLabel('Backup').check();
  await page.unroute('**/assets/*.js');
  await page.reload();
  await page.waitForFunction(isHydrated);
  await expect(page.getByLabel('Workstations')).toHaveValue('20');
  await expect(page.getByLabel('Backup')).toBeChecked();
  await page.getByRole('button', { name: 'Calculate Pricing' }).click();
  // 20 × (120 + 15)
  await expect(page.getByText('$2,700.00').first()).toBeVisible();
});

test('a reload while the form is given what was typed before hydration loses none of it', async ({ page }) => {
  const release = await holdScripts(page);
  // Reloads once, when the form has the first of three answers.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('reloaded')) return;
    addEventListener('hydrated', () =>
      document.addEventListener('focusout', () => {
        sessionStorage.setItem('reloaded', 'yes');
        location.reload();
      }),
    );
  });
  await page.goto('/schedule-consultation');
  const answers = { 'First name': 'Ada', 'Last name': 'Okafor', 'What it is about': 'We are 40 people.' };
  const answer = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  for (const [label, text] of Object.entries(answers)) await answer(label).fill(text);
  const reloaded = page.waitForEvent('load');
  release();
  await reloaded;
  await page.waitForFunction(isHydrated);
  expect(await page.evaluate(() => sessionStorage.getItem('reloaded'))).toBe('yes');
  for (const [label, text] of Object.entries(answers)) await expect(answer(label)).toHaveValue(text);
});

test('a password that is typed before hydration is never kept', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  await page.getByLabel('Password').fill('correct horse battery');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.org');
  await expect(page.getByLabel('Password')).toHaveValue('');
});

test('a page keeps its height while it is scrolled, and its place when it is loaded again', async ({ page }) => {
  for (const path of ['/home', '/ventures', '/terms-of-service']) {
    await page.goto(path);
    const heights = await page.evaluate(async () => {
      const seen = [document.documentElement.scrollHeight];
      for (let top = 0; top < seen[0]!; top += 400) {
        scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        seen.push(document.documentElement.scrollHeight);
      }
      return seen;
    });
    expect(Math.max(...heights) / Math.min(...heights), path).toBeLessThan(1.05);
  }
  const place = 1500;
  await page.evaluate((top) => scrollTo(0, top), place);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
  await page.goto('/ventures#:~:text=See%20the%20results');
  await expect(page.getByRole('heading', { name: 'See the results' })).toBeInViewport();
});
