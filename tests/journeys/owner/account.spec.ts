import { createClient } from '@supabase/supabase-js';
import type { Locator, Page } from 'playwright/test';
import { expect, signInAsOwner, slow, test } from '../fixtures.ts';
import type { Site } from '../site.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const endedDialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

/** The owner at another device. */
async function elsewhere(
  { url, local }: Site,
  userAgent = 'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0',
) {
  const client = createClient(url, local.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'User-Agent': userAgent } },
  });
  const { error } = await client.auth.signInWithPassword({ email: local.ownerEmail, password: local.ownerPassword });
  expect(error).toBeNull();
  return client;
}

async function signOutInBar(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('group', { name: 'Account' }).getByRole('button', { name: 'Sign Out' }).click();
}

async function startRecipe(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add recipe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add recipe' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Ingredients').fill('Beans\nWater');
  await dialog.getByLabel('Instructions').fill('Soak, then boil.');
  return dialog;
}

async function signInAgain(page: Page, site: Site) {
  await endedDialog(page).getByLabel('Password').fill(site.local.ownerPassword);
  await endedDialog(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(endedDialog(page)).toHaveCount(0);
}

test.describe('a session that ends while something is being written', () => {
  // Each refusal is one line of the browser.
  test.use({ expectedErrors: ['Failed to load resource', 'Failed to save recipe', 'Failed to load recipes'] });

  slow('elsewhere is noticed by the save, which is pressed again after signing in', async ({ page, site }) => {
    await signInAsOwner(page, site);
    const dialog = await startRecipe(page, 'Kept through the end');
    await (await elsewhere(site)).auth.signOut({ scope: 'others' });
    await dialog.getByRole('button', { name: 'Create recipe' }).click();

    await expect(endedDialog(page)).toContainText(`Sign in again as ${site.local.ownerEmail}`);
    // Out of sight, out of reach, and still there.
    await expect(dialog).toBeHidden();
    await expect(page.locator('main').getByRole('heading', { name: 'Recipes' })).toBeHidden();
    await endedDialog(page).getByLabel('Password').fill('not the password');
    await endedDialog(page).getByRole('button', { name: 'Sign In' }).click();
    await expect(endedDialog(page).getByText(/Sign in failed/)).toBeVisible();

    await signInAgain(page, site);
    await expect(dialog.getByLabel('Title')).toHaveValue('Kept through the end');
    await expect(dialog.getByLabel('Ingredients')).toHaveValue('Beans\nWater');
    await dialog.getByRole('button', { name: 'Create recipe' }).click();
    await expect(notices(page).getByText('Recipe created successfully')).toBeVisible();
    const { data } = await site.service.from('recipes').select('title').eq('title', 'Kept through the end');
    expect(data).toHaveLength(1);
  });

  test('in another tab hides the page at once, and goes on by the keyboard alone', async ({ page, site, context }) => {
    await signInAsOwner(page, site);
    const dialog = await startRecipe(page, 'Kept from the other tab');
    const title = dialog.getByLabel('Title');
    await title.focus();
    const other = await context.newPage();
    await other.goto('/admin');
    await expect(other.getByText(`Signed in as ${site.local.ownerEmail}`)).toBeVisible();
    await signOutInBar(other);
    await expect(other).toHaveURL(`${site.url}/auth`);

    await expect(endedDialog(page)).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await page.locator('main').innerText()).not.toContain('Bean');
    await expect(endedDialog(page).getByLabel('Password')).toBeFocused();
    await page.keyboard.type(site.local.ownerPassword);
    await page.keyboard.press('Enter');
    await expect(endedDialog(page)).toHaveCount(0);
    await expect(title).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(', and more');
    await page.keyboard.press('Enter');
    await expect(notices(page).getByText('Recipe created successfully')).toBeVisible();
    const { data } = await site.service
      .from('recipes')
      .select('title')
      .eq('title', 'Kept from the other tab, and more');
    expect(data).toHaveLength(1);
    // The tab that signed out is signed in too.
    await expect(other).toHaveURL(`${site.url}/admin`);
  });

  slow('asks before it is left without saving, also by Back and by Escape', async ({ page, site }) => {
    await signInAsOwner(page, site, '/admin');
    await page.getByRole('link', { name: 'Manage Recipes' }).click();
    await startRecipe(page, 'Lost on purpose');
    await page.evaluate(() => localStorage.clear());
    // As another tab would: a tab gets no event for its own changes.
    await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: null })));
    await expect(endedDialog(page)).toBeVisible();
    await page.goBack();
    await expect(endedDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await endedDialog(page).getByRole('button', { name: 'Leave without saving' }).last().click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(`${site.url}/auth`);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  });

  test('and begins for another user shows them nothing of it', async ({ page, site, context }) => {
    await signInAsOwner(page, site);
    const dialog = await startRecipe(page, 'Not for others');
    const other = await context.newPage();
    await other.goto('/about');
    // Another account of this browser, as the link of a mail or a sign-in in another tab brings it.
    await other.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('advisor-session')!) as { user: { id: string; email: string } };
      session.user = { ...session.user, id: '00000000-0000-4000-8000-000000000009', email: 'other@example.com' };
      localStorage.setItem('advisor-session', JSON.stringify(session));
    });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(endedDialog(page)).toContainText('other@example.com is signed in in this browser now');
    await expect(dialog).toBeHidden();
    await signInAgain(page, site);
    await expect(dialog.getByLabel('Title')).toHaveValue('Not for others');
  });
});

test('after Sign Out the way back shows nothing of the owner’s pages', async ({ page, site, context }) => {
  await signInAsOwner(page, site, '/admin/messages');
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/admin');
  await other.getByRole('link', { name: 'Manage Recipes' }).click();
  await expect(other.getByRole('button', { name: 'Add recipe' })).toBeVisible();
  await signOutInBar(other);
  await expect(other).toHaveURL(`${site.url}/auth`);
  await page.goBack();
  await expect(async () => {
    const words = await page.locator('main').innerText();
    expect(words).not.toContain('Export as CSV');
  }).toPass();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await other.goBack();
  await expect(other.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(other.getByText('Signed in as')).toHaveCount(0);
});

test.describe('the account of the owner', () => {
  slow('lists the devices that are signed in, and ends one and all others', async ({ page, site }) => {
    await (await elsewhere(site)).auth.signOut({ scope: 'others' });
    await signInAsOwner(page, site, '/admin');
    await page.getByRole('main').getByRole('link', { name: 'Password and Sessions' }).click();
    const phone = await elsewhere(
      site,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    );
    await page.reload();
    const sessions = page.getByRole('group', { name: 'Sessions' }).getByRole('article');
    await expect(sessions).toHaveCount(3);
    await expect(sessions.first()).toContainText('This session');
    await expect(sessions.first()).toContainText(/(Chrome|Chromium).* on /);
    await expect(sessions.first()).toContainText('PlaceUnknown');

    await page.getByRole('button', { name: 'End session (Safari on iOS)' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
    await expect(notices(page).getByText('The session has ended: Safari on iOS')).toBeVisible();
    await expect(sessions).toHaveCount(2);
    expect((await phone.from('recipes').select('id')).status).toBe(401);

    await page.getByRole('button', { name: 'End all others' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End all others' }).click();
    await expect(page.getByText('No other device is signed in.')).toBeVisible();
  });

  test.describe('with refusals', () => {
    test.use({ expectedErrors: ['status of 4'] });

    slow('takes a new password only with the old one, and only one that is hard to guess', async ({ page, site }) => {
      const laptop = await elsewhere(site);
      await signInAsOwner(page, site, '/admin/account');
      const form = page.getByRole('form', { name: 'Change password' });
      const change = async (current: string, password: string) => {
        await form.getByLabel('Current password').fill(current);
        await form.getByLabel('New password').fill(password);
        await form.getByLabel('The same again').fill(password);
        await form.getByRole('button', { name: 'Change password' }).click();
      };
      await change('not the one', 'otters under the old pier');
      await expect(form.getByRole('link', { name: 'The current password is not right.' })).toBeVisible();
      await change(site.local.ownerPassword, 'owner-example-2026');
      await expect(form.getByRole('link', { name: /your name, your address/ })).toBeVisible();
      await change(site.local.ownerPassword, 'otters under the old pier');
      await expect(notices(page).getByText('Your password is changed')).toBeVisible();
      expect((await laptop.from('recipes').select('id')).status).toBe(401);
      await expect(page.getByText('No other device is signed in.')).toBeVisible();
      await change('otters under the old pier', site.local.ownerPassword);
      await expect(notices(page).getByText('Your password is changed').nth(1)).toBeVisible();
    });
  });
});
