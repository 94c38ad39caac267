import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, signInByForm, slow, test } from './fixtures.ts';
import { emptyDataDir, firstStart, newDataDir, OWNER_PASSWORD, removeDataDir, startSite } from './site.ts';

/** Files of a folder where a text is found, but for the database, which has hashes only. */
function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(folder, 'db')))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text));
}

/** Starting and stopping the site as a person does, without a mail server. */
test.describe('start', () => {
  let dataDir: string;
  test.beforeEach(async () => {
    dataDir = await emptyDataDir();
  });
  test.afterEach(() => removeDataDir(dataDir));

  test('a first start says the password, and the owner is let in with one of their own alone', async ({ page }) => {
    const { dataDir: started, printed } = await firstStart();
    cpSync(started, dataDir, { recursive: true });
    const site = await startSite({ dataDir });
    const { ownerPassword } = site.local;
    expect(printed).toContain(ownerPassword);
    expect(printed).toContain('http://localhost:');
    expect(site.output()).not.toContain(ownerPassword);
    expect(filesWith(dataDir, ownerPassword)).not.toEqual([]);

    await page.goto(`${site.url}/admin/recipes`);
    await signInByForm(page, site);
    await expect(page.getByText('nothing here opens before you choose your own')).toBeVisible();
    await page.goto(`${site.url}/admin/messages`);
    await expect(page.getByText('nothing here opens before you choose your own')).toBeVisible();
    await page.getByLabel('New password').fill(OWNER_PASSWORD);
    await page.getByLabel('The same again').fill(OWNER_PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page).toHaveURL(`${site.url}/admin/messages`);
    await expect(page.getByRole('button', { name: 'Export as CSV' })).toBeVisible();
    expect([...filesWith(dataDir, ownerPassword), ...filesWith(dataDir, OWNER_PASSWORD)]).toEqual([]);
    await page.close();
    expect(await site.stop()).toBe(0);
  });

  slow('without a mail server writes each mail as one file', async () => {
    const site = await startSite({ dataDir: await newDataDir(dataDir) });
    for (const name of ['Ada', 'Kofi']) {
      await fetch(`${site.url}/functions/v1/send-contact-email`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ formType: 'contact', name, email: 'visitor@example.com', message: `From ${name}` }),
      });
    }
    const files = async () => (await readdir(site.local.mailDir)).filter((file) => file.endsWith('.eml'));
    // To the owner, and a receipt to the sender.
    await expect.poll(files).toHaveLength(4);
    const mails = await Promise.all(
      (await files()).map(async (file) => PostalMime.parse(await readFile(join(site.local.mailDir, file)))),
    );
    const texts = (address: string) => mails.filter(({ to }) => to?.[0]?.address === address).map(({ text }) => text);
    for (const name of ['Ada', 'Kofi'])
      expect(texts('owner@example.com')).toContainEqual(expect.stringContaining(`From ${name}`));
    expect(texts('visitor@example.com')).toHaveLength(2);
    expect(await site.stop()).toBe(0);
  });
});

test('every page has strict headers, and nothing of the repository is served', async ({ site }) => {
  for (const path of ['/home', '/contact', '/auth', '/admin/recipes', '/nothing-here']) {
    const { headers } = await fetch(site.url + path);
    const csp = headers.get('content-security-policy') ?? '';
    expect(csp).toContain("script-src 'self' 'sha256-");
    expect(csp).not.toMatch(/unsafe-(inline|eval)/);
    expect(csp).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBeTruthy();
    expect(headers.get('permissions-policy')).toBeTruthy();
  }

  const html = await fetch(`${site.url}/home`, { headers: { 'Accept-Encoding': 'br' } });
  expect(html.headers.get('content-encoding')).toBe('br');
  const script = /(?:src|data-entry)="(\/assets\/[^"]+\.js)"/.exec(await html.text())![1]!;
  const asset = await fetch(site.url + script);
  expect(asset.headers.get('cache-control')).toContain('immutable');

  for (const path of [
    '/package.json',
    '/serve.json',
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/supabase/.temp/local.json',
    '/.git/config',
    '/src/App.tsx',
    '/assets/../../../package.json',
    '/manifest.json',
    '/local.json',
  ]) {
    expect((await fetch(site.url + path)).status, path).toBe(404);
  }
});

// The browser itself reports that the answer was 503.
test.describe('without a database', () => {
  test.use({ expectedErrors: ['status of 503'] });

  test('the pages are served, and a form says that it failed and keeps what was typed', async ({ page }) => {
    const folder = await emptyDataDir();
    // A folder below a file cannot be made: the disk is there, the database is not.
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const site = await startSite({ dataDir: join(file, 'data'), withoutDatabase: true });
    expect(site.output()).toContain(join(file, 'data'));

    await page.goto(`${site.url}/contact`);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@example.com');
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Is anyone there?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Failed to send your message. Please try again or contact me directly.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue('Is anyone there?');

    const answer = await fetch(`${site.url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ formType: 'contact', name: 'Ada', email: 'ada@example.com', message: 'Hello' }),
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ success: false, error: expect.any(String) });
    expect(await site.stop()).toBe(0);
    await removeDataDir(folder);
  });
});
