import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { test } from '../fixtures.ts';
import { useConsumer } from './useConsumer.ts';

/** A static site with a tool as an island of React. */
const app = useConsumer('astro-app');

async function expectStyled(page: Page) {
  const button = page.getByRole('button', { name: 'Calculate Pricing' });
  await expect(button).toHaveCSS('background-color', 'rgb(11, 93, 87)');
  await expect(button).toHaveCSS('border-radius', '4px');
  await expect(page.getByLabel('Workstations')).toHaveCSS('border-top-width', '1px');
}

// Only React's development build says what does not hydrate.
for (const build of ['dist', 'dist-development']) {
  // TOOL-21
  test(`a Spanish tool on a page of Astro is hydrated as it is, ${build}`, async ({ page, visit }) => {
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive')
          Object.assign(document.querySelector('[role="group"]')!, { fromServer: true });
      }),
    );
    await visit(join(app.folder, build), {}, '/es/');
    const assessment = page.getByRole('group', { name: 'Evaluación de seguridad' });
    await expect(page.locator('astro-island:not([ssr])')).toBeAttached();
    await expect(async () => {
      await assessment.getByRole('radio').first().check();
      await assessment.getByRole('button', { name: 'Siguiente' }).click();
      await expect(assessment.getByRole('heading', { name: 'Pregunta 2 de 10' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await assessment.evaluate((element) => 'fromServer' in element)).toBe(true);
  });

  test(`a tool on a page of Astro is hydrated without a warning and works, ${build}`, async ({ page, visit }) => {
    await visit(join(app.folder, build));
    await expect(page.locator('astro-island:not([ssr])')).toBeAttached();
    await expectStyled(page);
    await page.getByLabel(/vCIO/).check();
    await page.getByRole('button', { name: 'Calculate Pricing' }).click();
    await expect(page.getByText('Your MSP pricing estimate has been generated.')).toBeVisible();
    await expect(page.getByText('$900.00').first()).toBeVisible();
  });
}

test.describe('before hydration', () => {
  test.use({ javaScriptEnabled: false });

  test('a tool on a page of Astro is there and has its look', async ({ page, visit }) => {
    await visit(join(app.folder, 'dist'));
    await expect(page.locator('astro-island[ssr]')).toBeAttached();
    await expectStyled(page);
  });
});
