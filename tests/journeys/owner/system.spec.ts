import type { Browser, Page } from 'playwright/test';
import { makeAccounts } from '../../security/support/accounts.ts';
import { expect, signInAsOwner, slow, test } from '../fixtures.ts';
import { newDataDir, removeDataDir, startSite, type Site } from '../site.ts';

/** Accounts and mail settings (ADMIN-40 to ADMIN-45). */
test('a test mail arrives, and when the mail server refuses one, its words are shown', async ({ page, site, smtp }) => {
  await signInAsOwner(page, site, '/admin/email-settings');
  await expect(page.getByText(`127.0.0.1, port ${smtp.port}`)).toBeVisible();
  const send = page.getByRole('button', { name: 'Send a test mail' });
  await send.click();
  await expect(page.getByText('The mail server took the mail')).toBeVisible();
  const mail = await smtp.waitFor(({ subject }) => subject === 'Test mail from your website');
  expect(mail.to).toMatchObject([{ address: 'owner@example.com' }]);

  smtp.refusing = true;
  await send.click();
  await expect(page.getByText('The mail server refused the mail')).toBeVisible();
  await expect(page.getByText(/It said: .*Mailbox busy, try later/)).toBeVisible();
  smtp.refusing = false;
  await page.goto('/admin/form-settings');
  await page.getByRole('main').getByRole('link', { name: 'email settings', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/admin/email-settings`);
});

test.describe('a site with a second owner', () => {
  const assistant = 'assistant@example.com';
  const password = 'lanterns along the quay 4';
  let dataDir: string;
  let site: Site;

  test.beforeAll(async ({ smtp }) => {
    dataDir = await newDataDir();
    await makeAccounts(dataDir, [assistant], password);
    site = await startSite({
      dataDir,
      env: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_TO: 'owner@example.com', TRUST_PROXY: '1' },
    });
  });

  test.afterAll(async () => {
    expect(await site?.stop()).toBe(0);
    await removeDataDir(dataDir);
  });

  const on = async (browser: Browser): Promise<Page> => (await browser.newContext({ baseURL: site.url })).newPage();
  const roleOf = (page: Page) =>
    page.getByRole('article').filter({ hasText: assistant }).getByRole('definition').first();

  slow(
    'the owner takes the role from another account, which is shut out, and gives it back; not from themselves',
    async ({ browser }) => {
      const [page, other] = [await on(browser), await on(browser)];
      // A password that somebody else has chosen is changed first.
      const as = { ...site, local: { ...site.local, ownerEmail: assistant, ownerPassword: password } };
      await signInAsOwner(other, as, '/admin/users');
      await other.getByLabel(/New password/).fill(`${password}, and on`);
      await other.getByLabel(/The same again/).fill(`${password}, and on`);
      await other.keyboard.press('Enter');
      const accounts = other.getByRole('article');
      await other.waitForURL('**/admin**');
      await other.goto('/admin/users');
      await expect(accounts.filter({ hasText: assistant })).toContainText('You');

      await signInAsOwner(page, site, '/admin/users');
      const own = page.getByRole('article').filter({ hasText: site.local.ownerEmail });
      await expect(own).toContainText('You');
      await expect(own.getByRole('button')).toHaveCount(0);
      await expect(roleOf(page)).toHaveText('Owner');
      await page.getByRole('button', { name: `Take the owner’s role (${assistant})` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Take the role' }).click();
      await expect(roleOf(page)).toHaveText('None');
      await other.goto('/admin/users');
      await expect(other).toHaveURL(`${site.url}/home`);
      await expect(other.getByRole('banner').getByRole('link', { name: 'Admin' })).toHaveCount(0);

      await page.getByRole('button', { name: `Make owner (${assistant})` }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Make owner' }).press('Enter');
      await expect(roleOf(page)).toHaveText('Owner');
      await other.goto('/admin/users');
      await expect(accounts.filter({ hasText: assistant })).toContainText('You');
      await page.context().close();
      await other.context().close();
    },
  );
});
