import { join } from 'node:path';
import { expect } from 'playwright/test';
import { test } from '../fixtures.ts';
import { useConsumer } from './useConsumer.ts';

/** The supported versions of React, each with its newest types. */
const versions = { '18.3.1': '^18.3.0', '19.3.1': '^19.2.0' };

for (const [react, types] of Object.entries(versions))
  test.describe(`an app of another brand, built by Vite with React ${react}`, () => {
    const app = useConsumer('vite-app', {
      react,
      'react-dom': react,
      '@types/react': types,
      '@types/react-dom': types,
    });

    // Only React's development build warns about unknown attributes.
    for (const build of ['dist', 'dist-development'])
      test(`uses all three packages, ${build}`, async ({ page, visit }) => {
        await visit(join(app.folder, build));
        await expect(page.getByText(`React ${react}`)).toBeVisible();
        await expect(page.getByText('A vCIO alone: 1000')).toBeVisible();
        await expect(page.getByText('A term of this app.')).toBeVisible();
        await page.getByLabel(/vCIO/).check();
        await page.getByRole('button', { name: 'Calculate Pricing' }).click();
        await expect(page.getByText('Last result: 1000')).toBeVisible();
        await expect(page.getByText('$1,000.00').first()).toBeVisible();

        await page.getByRole('button', { name: 'Go to the next button' }).click();
        await expect(page.getByRole('button', { name: 'Rename Orchid' })).toBeFocused();
        await page.keyboard.press('Enter');
        await page.getByRole('dialog').getByLabel('Name').fill('Rose');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('button', { name: 'Rename Rose' })).toBeFocused();

        await page.getByRole('button', { name: 'Account' }).click();
        await expect(page.getByText('visitor@example.com')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByText('visitor@example.com')).toBeHidden();

        const form = page.getByRole('form');
        const send = form.getByRole('button', { name: 'Send message' });
        await send.click();
        await expect(form.getByRole('link', { name: 'Enter your name' })).toBeVisible();
        await form.getByLabel('Name').fill('Ana Sample');
        await form.getByLabel('Email').fill('ana@example.com');
        await form.getByLabel('Message').fill('A sample message.');
        await send.click();
        await expect(page.getByText('Sent by Ana Sample')).toBeVisible();
      });

    test('has its colors in all three packages, in both themes', async ({ page, visit }) => {
      await visit(join(app.folder, 'dist'));
      const accents = { light: 'rgb(107, 33, 168)', dark: 'rgb(216, 180, 254)' };
      const papers = { light: 'rgb(255, 255, 255)', dark: 'rgb(22, 16, 28)' };
      // The cascade layers apply in order: headings have their style, and the page its margins.
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCSS('font-size', '46px');
      expect((await heading.boundingBox())!.x).toBeGreaterThan(300);
      const primary = ['Go to the next button', 'Calculate Pricing', 'Send message'];
      for (const theme of ['light', 'dark'] as const) {
        if (theme === 'dark') {
          await page.getByRole('button', { name: 'Theme' }).click();
          await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
          await page.keyboard.press('Escape');
        }
        await expect(page.locator('body')).toHaveCSS('background-color', papers[theme]);
        for (const name of primary) {
          const button = page.getByRole('button', { name });
          await expect(button).toHaveCSS('background-color', accents[theme]);
          await expect(button).toHaveCSS('border-radius', '12px');
        }
      }
    });
  });
