import { readFileSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import type { Page } from 'playwright/test';
import { Authenticator } from '../../security/support/authenticator.ts';
import { expect, signInByForm, test } from '../fixtures.ts';
import { newDataDir, removeDataDir, startSite, type Site } from '../site.ts';

/** Two-step sign-in from its set-up to its removal, with a real authenticator, and a restart of the server in between. */

// Refused codes, and a session that ends.
test.use({
  expectedErrors: ['Failed to load resource', 'Failed to make recovery codes', 'Failed to load'],
  actionTimeout: 15_000,
});

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const code = (page: Page) => page.getByRole('textbox', { name: /^Code/ });

async function signOut(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('group', { name: 'Account' }).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
}

/** Asks for a guarded page, and gives the password. */
async function givePassword(page: Page, site: Site, path: string) {
  await page.goto(site.url + path);
  await expect(page).toHaveURL(`${site.url}/auth`);
  await signInByForm(page, site);
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
}

async function fitsItsWidth(page: Page) {
  const width = page.viewportSize()!.width;
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

test('is set up, asked for, helped by a recovery code, and removed', async ({ page }) => {
  // Each code works once, so that some are waited for.
  test.setTimeout(240_000);
  const dataDir = await newDataDir();
  let site = await startSite({ dataDir });
  const { port } = new URL(site.url);

  await page.goto(`${site.url}/admin/account`);
  await signInByForm(page, site);
  await expect(page.getByText('Off: the password alone signs in.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
  await setUp.getByRole('button', { name: 'Continue' }).click();
  await expect(setUp.getByRole('img', { name: /QR code/ })).toBeVisible();
  // The picture is drawn, not only there.
  await expect
    .poll(() => setUp.getByRole('img', { name: /QR code/ }).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await fitsItsWidth(page);
  const app = new Authenticator((await setUp.locator('code').innerText()).replaceAll(' ', ''));
  await code(page).fill('000 000');
  await setUp.getByRole('button', { name: 'Turn on' }).click();
  await expect(setUp.getByRole('form').getByText(/wrong or has expired/)).toBeVisible();
  await code(page).fill(await app.next());
  await code(page).press('Enter');

  const stored = page.getByRole('dialog', { name: 'Two-step sign-in is on' });
  const download = page.waitForEvent('download');
  await stored.getByRole('button', { name: 'Download' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  const recoveryCodes = file.match(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/gm) ?? [];
  expect(recoveryCodes).toHaveLength(10);
  expect(file).toContain(site.local.ownerEmail);
  // Printed, the codes are alone on the sheet.
  await page.emulateMedia({ media: 'print' });
  await expect(stored.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(`Recovery codes for ${site.local.ownerEmail}`)).toBeVisible();
  await expect(stored.getByRole('button', { name: 'I have stored them' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await fitsItsWidth(page);
  await stored.getByRole('button', { name: 'I have stored them' }).click();
  await expect(page.getByText('10 of 10 recovery codes are left')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await signOut(page);

  expect(await site.stop()).toBe(0);
  site = await startSite({ dataDir, port: Number(port) });

  // By the keyboard, and back to the page that was asked for.
  await givePassword(page, site, '/admin/messages?show=all');
  await page.setViewportSize({ width: 360, height: 740 });
  await fitsItsWidth(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(code(page)).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  // Nothing of the owner opens in between.
  await page.goto(`${site.url}/admin/recipes`);
  await expect(page).toHaveURL(`${site.url}/auth`);
  await expect(code(page)).toBeFocused();
  const used = await app.next({ lasting: true });
  await page.keyboard.insertText(` ${used.slice(0, 3)} ${used.slice(3)} `);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/admin/recipes`);
  await expect(page.getByRole('button', { name: 'Add recipe' })).toBeVisible();
  await signOut(page);

  await givePassword(page, site, '/admin/account');
  await code(page).fill(used);
  await code(page).press('Enter');
  await expect(page.getByRole('form').getByText(/This code was used already. Wait for the next one./)).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: /^Recovery code/ }).fill(recoveryCodes[0]!.toUpperCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(notices(page).getByText('9 are left. New ones are made on your account page.')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/admin/account`);
  await expect(page.getByText('9 of 10 recovery codes are left')).toBeVisible();

  // A session that ends asks for both in place.
  const phone = createClient(site.url, site.local.publishableKey, {
    auth: { persistSession: false, experimental: { recoveryCodes: true } },
  });
  await phone.auth.signInWithPassword({ email: site.local.ownerEmail, password: site.local.ownerPassword });
  // With a code of which there are enough: those of the app are waited for.
  expect((await phone.auth.mfa.recoveryCodes.verify({ code: recoveryCodes[1]! })).error).toBeNull();
  await page.getByLabel('Current password').fill('typed before it ended');
  await phone.auth.signOut({ scope: 'others' });
  await page.getByRole('button', { name: 'Make new recovery codes' }).click();
  await page.getByRole('button', { name: 'Make ten codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  await ended.getByLabel('Password').fill(site.local.ownerPassword);
  await ended.getByRole('button', { name: 'Sign In' }).click();
  await code(page).fill(await app.next());
  await ended.getByRole('button', { name: 'Continue' }).click();
  await expect(ended).toHaveCount(0);
  await expect(page.getByLabel('Current password')).toHaveValue('typed before it ended');

  await page.getByRole('button', { name: 'Remove (Phone)' }).click();
  const remove = page.getByRole('dialog', { name: 'Remove Phone?' });
  await code(page).fill(await app.next());
  await remove.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Off: the password alone signs in.')).toBeVisible();
  await signOut(page);
  await page.goto(`${site.url}/admin/recipes`);
  await signInByForm(page, site);
  await expect(page.getByRole('button', { name: 'Add recipe' })).toBeVisible();

  await page.close();
  expect(await site.stop()).toBe(0);
  await removeDataDir(dataDir);
});
