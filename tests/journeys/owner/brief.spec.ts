import { sampleReturn } from '../../../packages/content/src/admin/briefs/returnedMailSample.ts';
import { expect, signInAsOwner, test } from '../fixtures.ts';

/** An edition of the brief is looked at, tested, sent and published; its readers read it on the site too (BRIEF-10 to BRIEF-16). */

const email = 'reader@northwind.example';

test('the owner sends an edition to its subscribers and puts it on the site', async ({ page, site, smtp }) => {
  const { service } = site;
  const now = new Date().toISOString();
  const subscriber = {
    email,
    name: 'Ada',
    state: 'active',
    source: 'executive-brief',
    consented_at: now,
    confirmed_at: now,
  };
  expect((await service.from('brief_subscribers').insert(subscriber)).error).toBeNull();
  const edition = {
    title: 'Insurance now asks for proof',
    brief: 'All',
    date: '2026-11-20',
    summary: 'Three renewals, one new question in each of them, and what to have ready before yours.',
    sections: [{ heading: 'What they ask', paragraphs: ['When a backup was last restored, and who saw it work.'] }],
  };
  const row = { collection: 'editions', key: 'proof', state: 'draft', data: edition };
  expect((await service.from('content_entries').insert(row)).error).toBeNull();

  await signInAsOwner(page, site, '/admin/brief');
  await expect(page.getByText('November 20, 2026', { exact: true })).toBeVisible();
  // ADMIN-21: beside its form stands its own page, as it is typed.
  await page.getByRole('link', { name: 'Edit “Insurance now asks for proof”' }).click();
  const draft = page.frameLocator('iframe[title="Preview of /executive-brief/proof"]');
  await expect(draft.getByRole('heading', { level: 1 })).toHaveText('Insurance now asks for proof');
  await expect(draft.getByText('When a backup was last restored')).toBeVisible();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('No');
  await expect(draft.getByText('A draft does not fit yet')).toBeVisible();
  await title.fill('Insurance now asks for proof');
  await expect(draft.getByRole('heading', { level: 1 })).toHaveText('Insurance now asks for proof');
  await expect(page.getByText('Saved as a draft', { exact: true })).toBeVisible({ timeout: 15_000 });
  await page.goto('/admin/brief');
  await page.getByRole('button', { name: 'Preview “Insurance now asks for proof”' }).click();
  const mailFrame = page.frameLocator('iframe[title^="Preview of"]');
  await expect(mailFrame.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '30px');
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await smtp.waitFor(({ subject }) => subject === '[Test] Insurance now asks for proof');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Send… “Insurance now asks for proof”' }).click();
  await expect(page.getByText('Send “Insurance now asks for proof” to 1 subscriber?')).toBeVisible();
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText('1 of 1')).toBeVisible({ timeout: 30_000 });
  const mail = await smtp.waitFor(({ to }) => to?.[0]?.address === email);
  expect(mail.subject).toBe('Insurance now asks for proof');
  const [address] = /https?:\S+\/executive-brief\/proof/.exec(mail.text ?? '')!;

  // What the mail leads to.
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insurance now asks for proof');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('link', { name: 'Insurance now asks for proof' })).toBeVisible();
  const read = async (path: string) => (await fetch(site.url + path)).text();
  expect(await read('/executive-brief.xml')).toContain('/executive-brief/proof</link>');
  expect(await read('/sitemap.xml')).toContain('/executive-brief/proof</loc>');
  expect(await read('/search.json')).toContain('"/executive-brief/proof"');

  const leave = /https?:\S+\/brief-preferences#\S+/.exec(mail.text ?? '')![0];
  await page.goto(leave);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You are unsubscribed.')).toBeVisible();
  await page.goto('/admin/subscribers?state=unsubscribed');
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${email}` }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('heading', { name: email })).toHaveCount(0);
});

test('the owner marks the addresses whose mails came back, and leaves out what they doubt (BRIEF-17)', async ({
  page,
  site,
}) => {
  const now = new Date();
  const given = new Date(now.getTime() - 86_400_000).toISOString();
  const addresses = ['gone', 'doubted', 'delayed'].map((name) => `${name}@returned.example`);
  const rows = addresses.map((address) => ({
    email: address,
    name: 'Ada',
    state: 'active',
    source: 'executive-brief',
    consented_at: given,
    confirmed_at: given,
  }));
  expect((await site.service.from('brief_subscribers').insert(rows)).error).toBeNull();

  await signInAsOwner(page, site, '/admin/subscribers?search=returned.example');
  await page.getByRole('button', { name: 'Returned mails…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Returned mails' });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  const fileOf = (to: string, more: object = {}) => ({
    name: `${to}.eml`,
    mimeType: 'message/rfc822',
    buffer: Buffer.from(sampleReturn({ to, date: now.toUTCString(), ...more })),
  });
  await dialog
    .getByLabel('Mails', { exact: true })
    .setInputFiles([
      fileOf('GONE@returned.example'),
      fileOf('doubted@returned.example'),
      fileOf('delayed@returned.example', { action: 'delayed', status: '4.4.1', said: '421 Try later' }),
      fileOf('stranger@example.org'),
    ]);
  await expect(dialog.getByText('2 addresses are refused for good')).toBeVisible();
  await expect(dialog.getByText('stranger@example.org', { exact: true })).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^doubted@/ }).uncheck();
  await dialog.getByRole('button', { name: 'Mark 1 address' }).click();
  await expect(dialog).toHaveCount(0);

  const gone = page.getByRole('article').filter({ hasText: 'gone@returned.example' });
  await expect(gone).toContainText('Refused');
  await expect(gone).toContainText('550 5.1.1 No such user here');
  // The words of the mails stay in the browser.
  expect(sent.join('\n')).not.toContain('mailer-daemon');
  const { data } = await site.service
    .from('brief_subscribers')
    .select('email, state')
    .in('email', addresses)
    .order('email');
  expect(data).toEqual([
    { email: 'delayed@returned.example', state: 'active' },
    { email: 'doubted@returned.example', state: 'active' },
    { email: 'gone@returned.example', state: 'bounced' },
  ]);
});

test('the owner schedules an edition and takes its time back (BRIEF-18)', async ({ page, site }) => {
  const data = {
    title: 'What to ask before the renewal',
    brief: 'All',
    date: '2026-12-04',
    summary: 'Five questions, and who in the company can answer each of them.',
    sections: [{ heading: 'The questions', paragraphs: ['Who restores, and when was that last tried?'] }],
  };
  const row = { collection: 'editions', key: 'renewal', state: 'draft', data };
  expect((await site.service.from('content_entries').insert(row)).error).toBeNull();
  await signInAsOwner(page, site, '/admin/brief');
  const entry = page.getByRole('listitem').filter({ hasText: data.title });
  await entry.getByRole('button', { name: /^Schedule…/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Send at a time' });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel(/^Day/).fill(tomorrow);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(entry.getByText('Scheduled', { exact: true })).toBeVisible();
  const stored = async () => (await site.service.from('brief_schedules').select('edition, subject')).data;
  expect(await stored()).toEqual([{ edition: 'renewal', subject: data.title }]);
  await page.reload();
  await entry.getByRole('button', { name: /^Change the time…/ }).click();
  await dialog.getByRole('button', { name: 'Do not send it then' }).click();
  await expect(entry.getByRole('button', { name: /^Schedule…/ })).toBeVisible();
  expect(await stored()).toEqual([]);
});
