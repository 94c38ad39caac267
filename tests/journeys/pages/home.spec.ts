import { owner } from '@advisor/content';
import { expect, test } from '../fixtures.ts';

const doors = ['/global-initiatives', '/ventures', '/media', '/resources'];

for (const scripts of [true, false]) {
  test.describe(scripts ? 'the landing page' : 'the landing page with scripts off', () => {
    test.use({ javaScriptEnabled: scripts });

    test('shows all its text and links', async ({ page }) => {
      await page.goto('/home');
      await expect(page).toHaveTitle(new RegExp(owner.name));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Innovate. Secure. Transform.');
      for (const highlight of ['Cybersecurity Leader', 'MSP Consultant', 'Industry Innovator']) {
        await expect(main.getByText(highlight, { exact: true })).toBeVisible();
      }
      await expect(main.getByRole('img', { name: /^Monogram of/ })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Explore My Work' })).toHaveAttribute('href', '/media');
      await expect(main.getByRole('link', { name: 'Get In Touch' })).toHaveAttribute('href', '/contact');

      const row = main.getByRole('region', { name: 'Driving Technology Excellence' });
      expect(
        await row.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(doors);

      const learnMore = main.getByRole('link', { name: /^Learn More/ });
      await expect(learnMore).toHaveCount(4);
      for (const index of [0, 1, 2]) {
        await expect(learnMore.nth(index)).toHaveAttribute('href', /^https:/);
        await expect(learnMore.nth(index)).toHaveAttribute('target', '_blank');
        await expect(learnMore.nth(index)).toHaveAttribute('rel', /noreferrer/);
      }
      await expect(learnMore.nth(3)).toHaveAttribute('href', '/brambles-farm');
      await expect(main.getByRole('heading', { name: 'Why work with me' })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Schedule a Consultation' })).toHaveAttribute(
        'href',
        '/schedule-consultation',
      );
      await expect(main.getByRole('link', { name: 'Book Speaking Engagement' })).toHaveAttribute(
        'href',
        '/speaking-engagement',
      );

      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
      await expect(footer.getByRole('link', { name: 'Executive Advisory' })).toHaveAttribute(
        'href',
        '/executive-advisory',
      );
    });

    test('has a menu on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/home');
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('link', { name: 'Contact' })).toBeHidden();
      await bar.getByText('Menu').click();
      await bar.getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL(/\/contact$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to me');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeHidden();
    });
  });
}

test('the bar stays in sight and marks the current page', async ({ page }) => {
  await page.goto('/home');
  await page.mouse.wheel(0, 1500);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home' })).toBeInViewport();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
});

test('a theme is chosen once, without a flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/home');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(background).not.toBe(light);
  const dark = await background();

  // The first paint of the next load has it already: the attribute stands before the body does.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { themeAtFirstBody: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await background()).toBe(dark);
  expect(await page.evaluate(() => (window as unknown as { themeAtFirstBody?: string }).themeAtFirstBody)).toBe('dark');

  // Back to what the system wishes: nothing is remembered.
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('radio', { name: 'System' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Theme' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
});

test.describe('addresses', () => {
  // The browser itself reports a page that came with status 404.
  test.use({ expectedErrors: ['status of 404', 'No page at /no/such/page'] });

  test('/ leads to /home, an unknown path says so with status 404', async ({ page, site }) => {
    await page.goto('/');
    await expect(page).toHaveURL(`${site.url}/home`);
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    expect(site.output()).toContain('/no/such/page');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(`${site.url}/home`);
  });
});
