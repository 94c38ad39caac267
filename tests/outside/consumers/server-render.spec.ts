import { join } from 'node:path';
import { expect } from 'playwright/test';
import { test } from '../fixtures.ts';
import { useConsumer } from './useConsumer.ts';

const app = useConsumer('server-render');

test('tools that plain Node has rendered are hydrated without a warning', async ({ page, visit }) => {
  await visit(join(app.folder, 'dist'));
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByLabel('Company name').fill('Sample Partner');
  await page.getByRole('button', { name: 'Generate Scorecard' }).click();
  await expect(page.getByText('Partner evaluation has been completed.')).toBeVisible();
});

// TOOL-21
test('a Spanish tool that plain Node has rendered keeps its elements when it is hydrated', async ({ page, visit }) => {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        Object.assign(document.querySelector('[lang="es"][role="group"]')!, { fromServer: true });
    }),
  );
  await visit(join(app.folder, 'dist'));
  const assessment = page.getByRole('group', { name: 'Evaluación de seguridad' });
  await expect(assessment.getByRole('heading', { name: 'Pregunta 1 de 10' })).toBeVisible();
  await expect(async () => {
    await assessment.getByRole('radio').first().check();
    await assessment.getByRole('button', { name: 'Siguiente' }).click();
    await expect(assessment.getByRole('heading', { name: 'Pregunta 2 de 10' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await assessment.evaluate((element) => 'fromServer' in element)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page rendered by a server shows the grid', async ({ page, visit }) => {
    await visit(join(app.folder, 'dist'));
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add Risk', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pregunta 1 de 10' })).toBeVisible();
  });
});
