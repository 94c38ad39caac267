import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, signInAsOwner, test } from '../fixtures.ts';
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

test('a message with an emoji where its quotation ends is shown, with its reply', async ({ page, site }) => {
  await site.service.from('contact_messages').delete().not('id', 'is', null);
  const text = `${'a'.repeat(499)}🎉 and what comes after it`;
  await page.goto('/contact');
  const form = page.getByRole('form').first();
  await form.getByRole('textbox', { name: 'Name' }).fill('Zoë 👩‍👩‍👧‍👦 דנה');
  await form.getByRole('textbox', { name: 'Email' }).fill('zoe@example.com');
  await form.getByRole('textbox', { name: 'Message' }).fill(text);
  await form.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByText('Message Sent Successfully').first()).toBeVisible();

  await signInAsOwner(page, site, '/admin/messages');
  await expect(page.getByText('1 message', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^Zoë/ }).click();
  await expect(page.getByText(text)).toBeVisible();
  const reply = await page.getByRole('link', { name: /^Reply to Zoë/ }).getAttribute('href');
  expect(new URL(reply!).searchParams.get('body')).toContain(`> ${'a'.repeat(499)}…`);
});

test('a name without visible characters is refused by the form and by the server', async ({ page, site }) => {
  await page.goto('/contact');
  const form = page.getByRole('form').first();
  await form.getByRole('textbox', { name: 'Name' }).fill('\u200b\u3164\u2800');
  await form.getByRole('textbox', { name: 'Email' }).fill('zoe@example.com');
  await form.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await form.getByRole('button', { name: /^Send/ }).click();
  await expect(form.getByText('Type at least one character that can be seen.').first()).toBeVisible();

  const answer = await fetch(`${site.url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: site.local.publishableKey },
    body: JSON.stringify({ formType: 'contact', name: '\u3164\u2800', email: 'zoe@example.com', message: '\ufe0f' }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    success: false,
    error: 'Name needs at least one character that can be seen. Message needs at least one character that can be seen.',
  });
});

test('messages are deleted one by one and several at once, and put back', async ({ page, site }) => {
  await onlyThese(site, [
    { name: 'Ada', email: 'ada@example.com', created_at: '2026-05-03T00:00:00Z' },
    { name: 'Ben', email: 'ben@example.com', created_at: '2026-05-02T00:00:00Z' },
    { name: 'Cy', email: 'cy@example.com', created_at: '2026-05-01T00:00:00Z' },
  ]);
  await signInAsOwner(page, site, '/admin/messages');
  await expect(page.getByText('3 messages')).toBeVisible();

  // By keyboard: into the message, to the button, into the question, and to the offer to undo.
  await page.getByRole('link', { name: 'Ada' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete the message of Ada' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('From Ada.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 messages')).toBeVisible();
  await expect(notices(page).getByText('Message deleted')).toBeVisible();
  // The list shows a change before the database has it.
  await expect.poll(() => namesIn(site, true)).toEqual(['Ada']);
  await expect(page.locator(':focus')).toContainText('1 message is deleted');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 messages')).toBeVisible();
  await expect.poll(() => namesIn(site, true)).toEqual([]);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('checkbox', { name: 'Select the message of Ben' }).uncheck();
  await page.getByRole('combobox', { name: 'With those selected' }).selectOption('Delete');
  await page.getByRole('button', { name: 'Do it' }).click();
  await page.getByRole('button', { name: 'Delete 2 messages' }).click();
  await expect(page.getByText('1 message', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 message', { exact: true })).toBeVisible();
  expect(await namesIn(site, true)).toEqual(['Ada', 'Cy']);
  expect(await namesIn(site, false)).toEqual(['Ben']);
});

test('a message is read when it is opened, and the number of unread ones is in the navigation and the title', async ({
  page,
  site,
  context,
}) => {
  await onlyThese(site, [
    { name: 'Ada', email: 'ada@example.com', created_at: '2026-05-03T00:00:00Z' },
    { name: 'Ben', email: 'ben@example.com', created_at: '2026-05-02T00:00:00Z' },
  ]);
  await signInAsOwner(page, site, '/admin/messages');
  await expect(page.getByRole('link', { name: 'Messages 2 unread' })).toBeVisible();
  await expect(page).toHaveTitle(/^\(2\) Messages/);

  await page.getByRole('link', { name: 'Ada' }).click();
  await expect(page.getByRole('region', { name: 'Opened message' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Messages 1 unread' })).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) Messages/);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Ada' })).toBeFocused();
  await expect(page.getByRole('article').filter({ hasText: 'Ada' }).getByText('Unread')).toHaveCount(0);

  // Another tab hears of it when it comes into sight.
  const other = await context.newPage();
  await other.goto('/admin');
  await expect(other.getByRole('link', { name: 'Messages 1 unread' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('combobox', { name: 'With those selected' }).selectOption('Mark as read');
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(page).toHaveTitle(/^Messages/);
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(other.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
});

test.describe('at the same time', () => {
  test.use({ expectedErrors: ['Failed to change the message', 'Failed to load the conversation'] });

  test('two owners see who changed a message last, and one who comes too late is told', async ({ page, site }) => {
    await onlyThese(site, [{ name: 'Ada', email: 'ada@example.com' }]);
    await signInAsOwner(page, site, '/admin/messages');
    await page.getByRole('link', { name: 'Ada' }).click();
    await page.getByLabel('Due').fill('2027-01-05');
    await expect(page.getByText(`Changed by ${site.local.ownerEmail}`)).toBeVisible();
    await expect(page.getByText(/^Due Jan 5, 2027/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Due')).toHaveValue('2027-01-05');

    await site.service.from('contact_messages').delete().eq('name', 'Ada');
    await page.getByRole('button', { name: /^Mark as spam/ }).click();
    await expect(notices(page).getByText('Failed to change the message')).toBeVisible();
    await page.reload();
    await expect(page.getByText('This message is gone')).toBeVisible();
  });
});

test('a reply is mailed once with the number, and stands with the notes in the conversation and in the exports', async ({
  page,
  site,
  smtp,
}) => {
  await onlyThese(site, [
    { name: 'Ada <b>Okafor</b>', email: 'ada.reply@example.com', reference: 'A7K2-9QXD' },
    { name: 'Ada', email: 'ADA.reply@example.com', message: 'Earlier', created_at: '2026-05-01T00:00:00Z' },
  ]);
  await site.service.from('message_templates').delete().not('id', 'is', null);
  await signInAsOwner(page, site, '/admin/messages');
  await page.getByRole('link', { name: 'Ada <b>Okafor</b>' }).click();

  await page.getByRole('textbox', { name: 'Note' }).fill('Call <i>Monday</i>');
  // What is typed outlives a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Call <i>Monday</i>');
  await page.getByRole('button', { name: 'Add note' }).click();
  const conversation = page.getByRole('list', { name: 'Everything from ada.reply@example.com' });
  await expect(conversation.getByText('Call <i>Monday</i>')).toBeVisible();
  await expect(conversation.getByText('Earlier')).toBeVisible();

  await page.getByRole('button', { name: 'Edit templates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Templates for replies' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Thanks');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Hello {{surname}}');
  await expect(dialog.getByText(/^“\{\{surname\}\}” is not known/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Hello {{first name}}, about {{reference}}');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Template' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Begin with a template' }).selectOption('Thanks');
  await expect(page.getByRole('textbox', { name: 'Reply' })).toHaveValue('Hello Ada, about A7K2-9QXD');
  await page.getByRole('button', { name: 'Send reply' }).click();

  const reply = await smtp.waitFor(({ to }) => to?.[0]?.address === 'ada.reply@example.com');
  expect(reply.subject).toBe('Re: Your message [A7K2-9QXD]');
  expect(reply.text?.trim()).toBe('Hello Ada, about A7K2-9QXD');
  expect(reply.html).toBeUndefined();
  // A person wrote it.
  expect(reply.headers.find(({ key }) => key === 'auto-submitted')).toBeUndefined();
  await expect(conversation.getByText('Sent', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('waiting');

  await page.getByRole('button', { name: /^All from this person/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export as JSON' }).click();
  const exported = await readFile(await (await download).path(), 'utf8');
  expect(exported).toContain('Call <i>Monday</i>');
  expect(exported).toContain('Hello Ada, about A7K2-9QXD');
});

test('a filter is saved, found again after a reload, and deleted', async ({ page, site }) => {
  await onlyThese(site, [
    { name: 'Ada', email: 'ada@example.com' },
    { name: 'Ben', email: 'ben@example.com', state: 'waiting' },
  ]);
  await site.service.from('message_filters').delete().not('id', 'is', null);
  await signInAsOwner(page, site, '/admin/messages?state=waiting');
  await expect(page.getByText('1 message found')).toBeVisible();
  await page.getByText('Saved filters', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Name for the present filter' }).fill('They owe me');
  await page.getByRole('button', { name: 'Save filter' }).click();
  await expect(page.getByRole('link', { name: 'They owe me' })).toBeVisible();
  await page.goto('/admin/messages');
  await expect(page.getByText('2 messages')).toBeVisible();
  await page.getByText('Saved filters (1)').click();
  await page.getByRole('link', { name: 'They owe me' }).click();
  await expect(page.getByText('1 message found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ben' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete the filter They owe me' }).click();
  await expect(page.getByRole('link', { name: 'They owe me' })).toHaveCount(0);
});

test('everything that one person sent is exported and deleted, whatever the case of the address', async ({
  page,
  site,
}) => {
  await onlyThese(site, [
    { name: 'Ann', email: 'a_n*n%x@müller.example', message: '🎉', phone: '1' },
    { name: 'Ann again', email: 'A_N*N%X@MÜLLER.example' },
    { name: 'Another', email: 'abnxn%x@müller.example' },
    { name: 'Third', email: 'a_n*nyyx@müller.example' },
  ]);
  await signInAsOwner(page, site, '/admin/messages');
  await page.getByRole('link', { name: 'Ann', exact: true }).click();
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
  // Everything that is stored: a column that is added later is in the file too. The words of the search are those of the message.
  const { search: _search, ...stored } = columns as Record<string, unknown>;
  for (const message of exported.messages)
    expect(Object.keys(message).toSorted()).toEqual([...Object.keys(stored), 'mails', 'notes'].toSorted());

  await dialog.getByRole('button', { name: 'Delete all 2' }).click();
  await page.getByRole('button', { name: 'Delete 2 messages' }).click();
  await expect(page.getByText('2 messages', { exact: true })).toBeVisible();
  await expect.poll(() => namesIn(site, false)).toEqual(['Another', 'Third']);
});

test('a mail that was saved as a file is not shown as sent', async ({ page, site }) => {
  await onlyThese(site, [
    { name: 'Filed', email: 'a@example.com', mail_via: 'file' },
    { name: 'Mailed', email: 'b@example.com', mail_via: 'smtp' },
    { name: 'Mailed before', email: 'c@example.com' },
  ]);
  await signInAsOwner(page, site, '/admin/messages?mail=file');
  await expect(page.getByText('1 message found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Mail to you' }).selectOption('Mailed');
  await expect(page.getByText('2 messages found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Filed' })).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Filed' }).click();
  await expect(page.getByText('Saved as a file, no mail server is set up.')).toBeVisible();
});

test('what will be removed automatically is announced before', async ({ page, site }) => {
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
  await page.getByRole('link', { name: 'Old', exact: true }).click();
  await expect(page.getByText(/^Removed for good on /)).toBeVisible();
});

test.describe('in trouble', () => {
  test.use({
    expectedErrors: ['Failed to load', 'Failed to count', 'Minified React error #31', 'Cannot read properties of null'],
  });

  test('a failed request is not shown as an empty list', async ({ page, site, context }) => {
    await onlyThese(site, [{ name: 'Ada', email: 'ada@example.com' }]);
    await signInAsOwner(page, site, '/admin/messages');
    await expect(page.getByText('1 message', { exact: true })).toBeVisible();
    await context.route('**/rest/v1/**', (route) => route.fulfill({ status: 500, body: 'away' }));
    await page.getByRole('combobox', { name: 'State' }).selectOption('Done');
    await expect(page.getByText('Not counted: the server did not answer')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByText(/No message/)).toHaveCount(0);

    // What a proxy answers with is no empty list either.
    await context.unroute('**/rest/v1/**');
    await context.route('**/rest/v1/rpc/list_messages**', (route) => route.fulfill({ status: 200, json: [] }));
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Not counted: the server did not answer')).toBeVisible();
    await expect(page.getByText(/No message/)).toHaveCount(0);
    await context.unroute('**/rest/v1/rpc/list_messages**');
  });

  test('one entry that cannot be shown leaves the others, and one screen the others', async ({
    page,
    site,
    context,
  }) => {
    await onlyThese(site, [
      { name: 'Ada', email: 'ada@example.com' },
      { name: 'Ben', email: 'ben@example.com' },
    ]);
    type Rows = Record<string, unknown>[];
    let spoil = (rows: Rows): unknown[] =>
      rows.map((row) => (row.name === 'Ada' ? { ...row, name: { first: 'Ada' } } : row));
    await context.route('**/rest/v1/rpc/list_messages**', async (route) => {
      const response = await route.fetch();
      const found = (await response.json()) as { total: number; rows: Rows };
      await route.fulfill({ response, json: { ...found, rows: spoil(found.rows) } });
    });
    await signInAsOwner(page, site, '/admin/messages');
    await expect(page.getByText('This entry cannot be shown')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ben' })).toBeVisible();
    await page.getByRole('button', { name: /^Delete the entry/ }).click();
    await page.getByRole('button', { name: 'Delete message' }).click();
    await expect(page.getByText('1 message is deleted')).toBeVisible();
    await expect.poll(() => namesIn(site, true)).toEqual(['Ada']);

    spoil = () => [null];
    await page.reload();
    await expect(page.getByText('This screen cannot be shown')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).last().click();
    await expect(page.getByText(`Signed in as ${site.local.ownerEmail}`)).toBeVisible();
    // The dashboard counts messages too.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
