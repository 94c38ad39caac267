import type { Page, Route } from 'playwright/test';
import { MIN_FILL_TIME_MS } from '../../../supabase/functions/send-contact-email/forms.generated.ts';
import { isHydrated } from '../../browser/hydrated.ts';
import { expect, slow, stopTime, test } from '../fixtures.ts';

/** What people paste into the forms, and networks that hang. */

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const sentPanel = (page: Page) => page.getByRole('group', { name: 'Message Sent Successfully' });

/** Opens a page whose clock makes it unnecessary to wait for the shortest time that a person needs. */
async function open(page: Page, path = '/contact') {
  await page.clock.install();
  await page.goto(path);
  await page.waitForFunction(isHydrated);
}

/** Puts a text into a field as a paste does: at once, with all that is in it. */
async function paste(page: Page, name: string, text: string) {
  await field(page, name).focus();
  await page.keyboard.insertText(text);
}

async function fill(page: Page, email: string, message = 'Can we talk?') {
  await field(page, 'Name').fill('Ada Okafor');
  await field(page, 'Email').fill(email);
  await field(page, 'Message').fill(message);
  await page.clock.fastForward(MIN_FILL_TIME_MS);
}

test('invisible characters in a paste are removed, except those that shape letters and emoji', async ({
  page,
  site,
  smtp,
}) => {
  await open(page);
  await paste(page, 'Name', '\u2068Ada\u2069\u00a0Okafor\t');
  await paste(page, 'Email', '\u200bpasted@northwind.example\u00a0');
  await paste(page, 'Company', 'North\u00adwind\u000b\u000cMSP\ufeff');
  await paste(page, 'Phone', '\u202a+1 574 555 0100\u202c');
  const message = 'Dear 👩‍👩‍👧‍👦,\n\tשלום עולם\u200f می\u200cخواهم';
  await paste(page, 'Message', `\u202e${message}\u202c\u200b \n`);
  await page.clock.fastForward(MIN_FILL_TIME_MS);
  await send(page).click();
  await expect(sentPanel(page)).toBeFocused();

  const { data } = await site.service
    .from('contact_messages')
    .select('name, company, phone, message')
    .eq('email', 'pasted@northwind.example')
    .single();
  expect(data).toEqual({ name: 'Ada Okafor', company: 'Northwind  MSP', phone: '+1 574 555 0100', message });
  const mail = await smtp.waitFor(({ replyTo }) => replyTo?.[0]?.address === 'pasted@northwind.example');
  expect(mail.replyTo).toHaveLength(1);
  expect(mail.text).toContain('+1 574 555 0100');
});

test('a long paste is kept whole, the field says how much is too long, and nothing is sent', async ({ page, site }) => {
  await open(page);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await fill(page, 'long@northwind.example');
  await field(page, 'Message').fill('');
  await paste(page, 'Message', 'long '.repeat(1250));
  await expect(field(page, 'Message')).toHaveValue('long '.repeat(1250));
  await expect(field(page, 'Message')).toHaveAccessibleDescription(/1,249 characters too long$/);
  await send(page).click();
  await expect(field(page, 'Message')).toBeFocused();
  await expect(field(page, 'Message')).toBeInViewport();
  await expect(field(page, 'Message')).toHaveAccessibleDescription(
    /1,249 characters too long\. Shorten this to 5,000 characters or fewer\./,
  );
  await expect(field(page, 'Message')).toHaveValue('long '.repeat(1250));
  expect(posts).toEqual([]);

  // Exactly as long as it may be; what is trimmed is not counted.
  await field(page, 'Message').fill(`  ${'x'.repeat(5000)}\n\n`);
  await expect(field(page, 'Message')).toHaveAccessibleDescription(/0 characters left$/);
  await send(page).click();
  await expect(sentPanel(page)).toBeFocused();
  const { data } = await site.service.from('contact_messages').select('message').eq('email', 'long@northwind.example');
  expect(data).toEqual([{ message: 'x'.repeat(5000) }]);
});

slow('a tool keeps a long paste, says how much is too long, and calculates once it is shorter', async ({ page }) => {
  const path = '/channel-partner-scorecard';
  await page.goto(path);
  await page.waitForFunction(isHydrated);
  const notes = field(page, 'Notes');
  const text = `${'long '.repeat(1199)}notes`;
  await field(page, 'Company name').fill('Northwind');
  await paste(page, 'Notes', text);
  await expect(notes).toHaveValue(text);
  await expect(notes).toHaveAccessibleDescription(/1,000 characters too long$/);
  await field(page, 'Company name').focus();
  await page.getByRole('button', { name: 'Generate Scorecard' }).click();
  await expect(notes).toBeFocused();
  await expect(notes).toBeInViewport();
  await expect(notes).toHaveAccessibleDescription(/Shorten the notes from 6000 to 5000 characters\./);
  await expect(page.getByText('– of 85')).toBeVisible();

  await page.goto(path);
  await page.waitForFunction(isHydrated);
  await expect(notes).toHaveValue(text);
  await expect(page.getByText('– of 85')).toBeVisible();
  await notes.fill(text.slice(1000));
  await page.getByRole('button', { name: 'Generate Scorecard' }).click();
  await expect(page.getByText('15 of 85')).toBeVisible();
});

test('a web address without https:// is completed in sight, and stored so', async ({ page, site }) => {
  await open(page, '/partnership-opportunities');
  for (const [name, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Okafor'],
    ['Email', 'web@northwind.example'],
    ['Organization', 'Northwind'],
    ['Job title', 'Owner'],
  ] as const)
    await page.locator('#form').getByLabel(name).first().fill(text);
  const website = field(page, 'Website');
  const form = page.locator('#form');
  await form.getByRole('combobox').first().selectOption('strategic');
  await form.locator('textarea').fill('We would like to work with you.');
  await website.fill('javascript:alert(1)');
  await form.getByRole('button').first().click();
  await expect(website).toBeFocused();
  await expect(website).toHaveAccessibleDescription(/Enter a web address/);
  await website.fill('www.people.example/about');
  await website.blur();
  await expect(website).toHaveValue('https://www.people.example/about');
  await page.clock.fastForward(MIN_FILL_TIME_MS);
  // Sent without leaving the field.
  await website.fill('people.example');
  await website.press('Enter');
  await expect(page.getByRole('group', { name: 'Request Sent Successfully' })).toBeFocused();
  const { data } = await site.service
    .from('contact_messages')
    .select('details')
    .eq('email', 'web@northwind.example')
    .single();
  expect(data?.details.fields.website).toBe('https://people.example');
});

test.describe('when the server does not answer', () => {
  test.use({ expectedErrors: ['net::ERR', 'Failed to load resource'] });

  /** Requests reach the server, and their answers never the page. Returns how many came. */
  async function swallowAnswers(page: Page, url: string) {
    const seen = { answered: 0 };
    await page.route(url, async (route: Route) => {
      await route.fetch();
      seen.answered++;
    });
    return seen;
  }

  test('a message is given up after 20 seconds, kept, and sent again once: stored and mailed once', async ({
    page,
    site,
    smtp,
  }) => {
    const seen = await swallowAnswers(page, '**/functions/v1/send-contact-email');
    await open(page);
    await fill(page, 'hangs@northwind.example', 'Is anybody there?');
    await stopTime(page);
    await send(page).click();
    await expect.poll(() => seen.answered).toBe(1);
    await page.clock.runFor(19_900);
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await page.clock.runFor(200);
    const form = page.locator('form').filter({ has: field(page, 'Message') });
    await expect(form.getByText('The server did not answer within 20 seconds.')).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('Is anybody there?');
    await page.clock.resume();

    await page.unrouteAll();
    await form.getByRole('button', { name: 'Try again' }).click();
    await expect(sentPanel(page)).toBeFocused();
    const { data } = await site.service
      .from('contact_messages')
      .select('message')
      .eq('email', 'hangs@northwind.example');
    expect(data).toEqual([{ message: 'Is anybody there?' }]);
    const mailed = () => smtp.mails.filter(({ text }) => text?.includes('Is anybody there?'));
    const receipts = () => smtp.mails.filter(({ to }) => to?.[0]?.address === 'hangs@northwind.example');
    for (const mails of [mailed, receipts]) await expect.poll(mails).toHaveLength(1);
  });

  test('a response that never ends counts as none', async ({ page }) => {
    // Its headers are there, its text never comes.
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = async (input, init) => {
        if (!(input as Request).url?.includes('/functions/v1/')) return fetch(input, init);
        Object.assign(window, { isAsked: true });
        return new Response(
          new ReadableStream({
            start: (stream) => init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason)),
          }),
        );
      };
    });
    await open(page);
    await fill(page, 'half@northwind.example');
    await stopTime(page);
    await send(page).click();
    await page.waitForFunction(() => 'isAsked' in window);
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(page.getByText('The server did not answer within 20 seconds.')).toBeVisible();
  });

  test('a sign-in is given up after 20 seconds, and can be tried again', async ({ page, site }) => {
    const seen = await swallowAnswers(page, '**/auth/v1/token**');
    await open(page, '/auth');
    await field(page, 'Email').fill(site.local.ownerEmail);
    await page.getByLabel('Password').fill(site.local.ownerPassword);
    await stopTime(page);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect.poll(() => seen.answered).toBe(1);
    await page.clock.runFor(19_900);
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
    await page.clock.runFor(200);
    const alert = page.getByRole('form').getByText('Sign in failed: The server did not answer within 20 seconds.');
    await expect(alert).toBeVisible();
    await page.clock.resume();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL('**/home');
  });
});

test.describe('when something else answers', () => {
  test.use({ expectedErrors: ['status of 502', 'net::ERR_FAILED'] });

  const another = (status: number) => (route: Route) =>
    route.fulfill({ status, contentType: 'text/html', body: '<!doctype html><title>Welcome to our network</title>' });

  test('a sign-in fails in words of the site, and can be tried again', async ({ page, site }) => {
    const failures: [address: string | RegExp, answer: (route: Route) => Promise<void>, words: string][] = [
      [/\/assets\/|\/supabase\.json$/, (route) => route.abort(), 'The server could not be reached.'],
      ['**/supabase.json', another(200), 'The server did not say how to reach its database.'],
      ['**/auth/v1/token**', another(502), 'The server did not answer as expected.'],
      ['**/auth/v1/token**', another(200), 'The server did not answer as expected.'],
    ];
    await page.goto('/auth');
    await page.waitForFunction(isHydrated);
    await field(page, 'Email').fill(site.local.ownerEmail);
    await page.getByLabel('Password').fill(site.local.ownerPassword);
    let button = page.getByRole('button', { name: 'Sign In' });
    for (const [address, answer, words] of failures) {
      await page.route(address, answer);
      await button.click();
      await expect(page.getByRole('form').getByText(`Sign in failed: ${words}`)).toBeVisible();
      await page.unrouteAll();
      button = page.getByRole('button', { name: 'Try again' });
    }
    await button.click();
    await page.waitForURL('**/home');
  });
});

test.describe('when a limit refuses', () => {
  test.use({ expectedErrors: ['status of 415', 'status of 429'] });

  const address = '**/functions/v1/send-contact-email';
  const outcome = (page: Page) => page.getByRole('form').getByText('Your text is kept.');

  test('the form says in how many minutes to try again, and keeps what was typed', async ({ page, site }) => {
    let after = '';
    await page.route(address, (route) =>
      after
        ? route.fulfill({ status: 429, headers: { 'Retry-After': after }, body: '<h1>Too Many Requests</h1>' })
        : route.continue(),
    );
    await open(page);
    await fill(page, 'limited@northwind.example', 'Once more?');
    const posts = await page.evaluate(async (url) => {
      const answers: number[] = [];
      while (answers.at(-1) !== 429 && answers.length < 20)
        answers.push((await fetch(url, { method: 'POST', body: '{}' })).status);
      return answers;
    }, `${site.url}/functions/v1/send-contact-email`);
    expect(posts.at(-1)).toBe(429);
    await send(page).click();
    await expect(outcome(page)).toContainText('Please try again in a minute. Your text is kept.');
    await expect(field(page, 'Message')).toHaveValue('Once more?');
    const { data } = await site.service.from('contact_messages').select('id').eq('email', 'limited@northwind.example');
    expect(data).toEqual([]);

    // A gateway in front of the server, which has words of its own, or a date.
    for (const [header, words] of [
      ['150', 'Please try again in 3 minutes. Your text is kept.'],
      [new Date(Date.now() + 5 * 60_000).toUTCString(), 'Please try again in 5 minutes. Your text is kept.'],
    ] as const) {
      after = header;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(outcome(page)).toContainText(words);
      await expect(field(page, 'Message')).toHaveValue('Once more?');
    }
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a form says above its fields where to write', async ({ page }) => {
    for (const path of ['/contact', '/schedule-consultation', '/speaking-engagement']) {
      await page.goto(path);
      const note = page.getByText('Sending needs JavaScript, which is switched off in this browser.');
      await expect(note).toBeVisible();
      const link = page.locator('#form').getByRole('link', { name: /@/ }).first();
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', `mailto:${await link.textContent()}`);
      const first = page.locator('#form form').getByRole('textbox').first();
      expect((await link.boundingBox())!.y).toBeLessThan((await first.boundingBox())!.y);
    }
  });

  test('the sign-in says so, and shows nothing that does not work', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByText('Signing in needs JavaScript, which is switched off in this browser.')).toBeVisible();
    const main = page.getByRole('main');
    for (const role of ['tab', 'tabpanel', 'textbox', 'button'] as const)
      await expect(main.getByRole(role)).toHaveCount(0);
  });
});
