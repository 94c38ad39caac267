import { readFile } from 'node:fs/promises';
import type { Page, Route } from 'playwright/test';
import { expect, signInAsOwner, slow, test } from '../fixtures.ts';
import type { Site } from '../site.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const mailed = { form_type: 'contact', mailed_at: '2026-01-01T00:00:00Z', message: 'Hello.' };

async function onlyThese(site: Site, rows: object[]) {
  await site.service.from('contact_messages').delete().not('id', 'is', null);
  const { error } = await site.service.from('contact_messages').insert(rows.map((row) => ({ ...mailed, ...row })));
  expect(error).toBeNull();
}

const namesIn = async (site: Site, deleted: boolean) => {
  const query = site.service.from('contact_messages').select('name').order('name');
  const { data } = await (deleted ? query.not('deleted_at', 'is', null) : query.is('deleted_at', null));
  return data!.map(({ name }) => name as string);
};

test('messages are deleted one by one and several at once, and put back', async ({ page, site }) => {
  await onlyThese(site, [
    { name: 'Ada', email: 'ada@example.com', created_at: '2026-05-03T00:00:00Z' },
    { name: 'Ben', email: 'ben@example.com', created_at: '2026-05-02T00:00:00Z' },
    { name: 'Cy', email: 'cy@example.com', created_at: '2026-05-01T00:00:00Z' },
  ]);
  await signInAsOwner(page, site, '/admin/messages');
  await expect(page.getByText('3 messages')).toBeVisible();

  // By keyboard: to the button, into the question, and to the offer to undo.
  await page.getByRole('button', { name: 'Delete the message of Ada' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('From Ada.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 messages')).toBeVisible();
  await expect(notices(page).getByText('Message deleted')).toBeVisible();
  expect(await namesIn(site, true)).toEqual(['Ada']);
  await expect(page.locator(':focus')).toContainText('1 message is deleted');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 messages')).toBeVisible();
  expect(await namesIn(site, true)).toEqual([]);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('checkbox', { name: 'Select the message of Ben' }).uncheck();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('button', { name: 'Delete 2 messages' }).click();
  await expect(page.getByText('1 message', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 message', { exact: true })).toBeVisible();
  expect(await namesIn(site, true)).toEqual(['Ada', 'Cy']);
  expect(await namesIn(site, false)).toEqual(['Ben']);
});

slow(
  'everything that one person sent is exported and deleted, whatever the case of the address',
  async ({ page, site }) => {
    await onlyThese(site, [
      { name: 'Ann', email: 'a_n*n%x@müller.example', message: '🎉', phone: '1' },
      { name: 'Ann again', email: 'A_N*N%X@MÜLLER.example' },
      { name: 'Another', email: 'abnxn%x@müller.example' },
      { name: 'Third', email: 'a_n*nyyx@müller.example' },
    ]);
    await signInAsOwner(page, site, '/admin/messages');
    await page.getByRole('button', { name: 'All from this person (Ann)' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^2 messages by this address/)).toBeVisible();

    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export as JSON' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^messages-a-n-n-x-müller\.example-\d{4}-\d\d-\d\d\.json$/);
    const exported = JSON.parse(await readFile(await file.path(), 'utf8')) as { messages: Record<string, unknown>[] };
    const { data: columns } = await site.service.from('contact_messages').select().limit(1).single();
    expect(exported.messages.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Ann again']);
    // Everything that is stored: a column that is added later is in the file too.
    for (const message of exported.messages)
      expect(Object.keys(message).toSorted()).toEqual(Object.keys(columns).toSorted());

    await dialog.getByRole('button', { name: 'Delete all 2' }).click();
    await page.getByRole('button', { name: 'Delete 2 messages' }).click();
    await expect(page.getByText('2 messages', { exact: true })).toBeVisible();
    expect(await namesIn(site, false)).toEqual(['Another', 'Third']);
  },
);

slow('a mail that was saved as a file is not shown as sent', async ({ page, site }) => {
  await onlyThese(site, [
    { name: 'Filed', email: 'a@example.com', mail_via: 'file' },
    { name: 'Mailed', email: 'b@example.com', mail_via: 'smtp' },
    { name: 'Mailed before', email: 'c@example.com' },
  ]);
  await signInAsOwner(page, site, '/admin/messages?mail=file');
  await expect(page.getByText('Saved as a file, no mail server is set up.')).toBeVisible();
  await expect(page.getByText('1 message found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Mail' }).selectOption('Mailed');
  await expect(page.getByText('2 messages found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Filed' })).toHaveCount(0);
});

slow('what will be removed automatically is announced before', async ({ page, site }) => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await onlyThese(site, [
    { name: 'New', email: 'a@example.com', created_at: daysAgo(699), handled_at: null },
    { name: 'Old', email: 'b@example.com', created_at: daysAgo(701), handled_at: null },
    { name: 'Old, answered late', email: 'c@example.com', created_at: daysAgo(720), handled_at: daysAgo(600) },
  ]);
  await signInAsOwner(page, site, '/admin/messages');
  await expect(page.getByText('1 message will be removed within 30 days')).toBeVisible();
  await page.getByRole('link', { name: 'Show it' }).click();
  await expect(page.getByText('1 message found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Old', exact: true })).toBeVisible();
  await expect(page.getByText(/^Removed for good on /)).toBeVisible();
});

test.describe('in trouble', () => {
  test.use({
    expectedErrors: ['Failed to load', 'Failed to count', 'Minified React error #31', 'Cannot read properties of null'],
  });

  slow('a failed request is not shown as an empty list', async ({ page, site, context }) => {
    await onlyThese(site, [{ name: 'Ada', email: 'ada@example.com' }]);
    let answer: Parameters<Route['fulfill']>[0];
    await context.route('**/rest/v1/contact_messages**', (route) =>
      answer ? route.fulfill(answer) : route.continue(),
    );
    await signInAsOwner(page, site, '/admin/messages');
    await expect(page.getByText('1 message', { exact: true })).toBeVisible();
    answer = { status: 500, body: 'away' };
    await page.getByRole('combobox', { name: 'State' }).selectOption('Handled');
    await expect(page.getByText('Not counted: the server did not answer')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByText(/No message/)).toHaveCount(0);

    // What a proxy answers with is no empty list either.
    answer = { status: 200, json: [] };
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Not counted: the server did not answer')).toBeVisible();
    await expect(page.getByText(/No message/)).toHaveCount(0);
  });

  slow(
    'one entry that cannot be shown leaves the others, and one screen the others',
    async ({ page, site, context }) => {
      await onlyThese(site, [
        { name: 'Ada', email: 'ada@example.com' },
        { name: 'Ben', email: 'ben@example.com' },
      ]);
      let spoil = (rows: Record<string, unknown>[]): unknown[] =>
        rows.map((row) => (row.name === 'Ada' ? { ...row, name: { first: 'Ada' } } : row));
      await context.route('**/rest/v1/contact_messages?select**', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: spoil(await response.json()) });
      });
      await signInAsOwner(page, site, '/admin/messages');
      await expect(page.getByText('This entry cannot be shown')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Ben' })).toBeVisible();
      await page.getByRole('button', { name: /^Delete the entry/ }).click();
      await page.getByRole('button', { name: 'Delete message' }).click();
      await expect(page.getByText('1 message is deleted')).toBeVisible();
      expect(await namesIn(site, true)).toEqual(['Ada']);

      spoil = () => [null];
      await page.reload();
      await expect(page.getByText('This screen cannot be shown')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).last().click();
      await expect(page.getByText(`Signed in as ${site.local.ownerEmail}`)).toBeVisible();
      // The dashboard counts messages too.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );
});
