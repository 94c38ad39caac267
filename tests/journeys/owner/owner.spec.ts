import { readFile } from 'node:fs/promises';
import { createClient } from '@supabase/supabase-js';
import type { BrowserContext, Page } from 'playwright/test';
import { sampleOf } from '../../support/sampleOf.ts';
import { expect, signInAsOwner, signInByForm, slow, stopTime, test, untilIdle } from '../fixtures.ts';
import type { Site } from '../site.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('advisor-session'));

/** Makes the stored session expire in so many seconds, as if it were old. */
async function expireIn(page: Page, seconds: number) {
  await page.evaluate((seconds) => {
    const session = JSON.parse(localStorage.getItem('advisor-session')!) as { expires_at: number };
    session.expires_at = Math.floor(Date.now() / 1000) + seconds;
    localStorage.setItem('advisor-session', JSON.stringify(session));
  }, seconds);
}

test.describe('the session', () => {
  test('leads to the page that was asked for with its query, and never to another site', async ({ page, site }) => {
    await page.goto('/admin/messages?state=open&size=12');
    await page.waitForURL('**/auth');
    await signInByForm(page, site);
    await expect(page).toHaveURL(`${site.url}/admin/messages?state=open&size=12`);
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('open');
  });

  test('is renewed before it expires', async ({ page, site }) => {
    await signInAsOwner(page, site, '/admin');
    const before = await stored(page);
    await expireIn(page, 60);
    const renewal = page.waitForResponse((response) => response.url().includes('grant_type=refresh_token'));
    await page.reload();
    expect((await renewal).status()).toBe(200);
    await expect(page.getByText(`Signed in as ${site.local.ownerEmail}`)).toBeVisible();
    await expect.poll(() => stored(page)).not.toBe(before);
  });

  // SITE-7
  test('is in the bar from the first frame, without its code', async ({ page, site, context }) => {
    await signInAsOwner(page, site, '/home');
    const bar = page.getByRole('banner');
    // The role is asked for once, by itself.
    await expect(bar.getByRole('link', { name: 'Admin' })).toBeVisible();
    const scripts: string[] = [];
    context.on('request', (request) => {
      if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.push(request.url());
    });
    await context.addInitScript(() => {
      const seen: string[] = [];
      const look = () => {
        const shown = [...document.querySelectorAll('header :is([href="/auth"], [href="/admin"])')]
          .filter((link) => link.checkVisibility())
          .map((link) => link.textContent)
          .join();
        // Frames before the bar has been parsed do not count.
        if (shown !== (seen.at(-1) ?? '')) seen.push(shown);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, { seen });
    });
    await page.goto('/about');
    await untilIdle(page);
    expect(scripts).toEqual([]);
    await bar.getByRole('button', { name: 'Account' }).click();
    await expect(bar.getByRole('group', { name: 'Account' })).toContainText(site.local.ownerEmail);
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['Admin']);
  });

  // SITE-7, SITE-15
  test('ends with a press of Sign Out before the page has its scripts', async ({ page, site, context }) => {
    await signInAsOwner(page, site, '/admin');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await context.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/about');
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: 'Account' }).click();
    await bar.getByRole('button', { name: 'Sign Out' }).click();
    release();
    await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await stored(page)).toBeNull();
  });

  test('ends with a press of Sign Out while its role is looked up', async ({ page, site, context }) => {
    await signInAsOwner(page, site, '/admin');
    const ended = page.waitForResponse('**/auth/v1/logout**');
    const asked = page.waitForRequest('**/rest/v1/user_roles**');
    await context.route('**/rest/v1/user_roles**', async (route) => {
      await ended;
      await route.continue();
    });
    await page.goto('/about');
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: 'Account' }).click();
    await asked;
    await bar.getByRole('button', { name: 'Sign Out' }).click();
    await ended;
    await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible();
    await untilIdle(page);
  });

  test('begins on a page that missed it in the back/forward cache', async ({ page, site }) => {
    await signInAsOwner(page, site, '/admin');
    const session = await stored(page);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/contact');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await untilIdle(page);
    await page.evaluate((session) => {
      localStorage.setItem('advisor-session', session!);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, session);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeVisible();
  });

  slow('begins in another tab without a reload', async ({ page, site, context }) => {
    await page.goto('/about');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/auth');
    await signInByForm(other, site);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeVisible();
  });

  test('gives the browser a device token, which its next sign-in sends', async ({ page, site }) => {
    await page.goto('/admin');
    await signInByForm(page, site);
    await expect(page).toHaveURL(`${site.url}/admin`);
    const device = await page.evaluate(() => localStorage.getItem('advisor-device'));
    expect(device).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('group', { name: 'Account' }).getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(`${site.url}/auth`);
    const again = page.waitForRequest((request) => request.url().includes('grant_type=password'));
    await signInByForm(page, site);
    expect((await again).headers()['x-device-token']).toBe(device);
    await expect(page).toHaveURL(`${site.url}/admin`);
    expect(await page.evaluate(() => localStorage.getItem('advisor-device'))).toBe(device);
  });

  test.describe('in trouble', () => {
    // Without a network the sign-in page cannot be loaded either.
    test.use({
      expectedErrors: [
        'Failed to load resource',
        'AuthRetryableFetchError',
        'Unable to preload CSS',
        'Failed to fetch the content of',
      ],
    });

    test('is kept while the server is away, and goes on by itself', async ({ page, site, context }) => {
      await signInAsOwner(page, site, '/admin');
      await expireIn(page, -10);
      await answerWith(context, '**/auth/v1/token**', 503);
      await page.clock.install();
      const refused = page.waitForResponse((response) => response.status() === 503);
      await page.reload();
      await refused;
      // supabase-js tries again for half a minute before it reports a failure.
      await page.clock.fastForward(30_000);
      await expect(page.getByText('The server does not answer.')).toBeVisible();
      expect(await stored(page)).not.toBeNull();
      await context.unroute('**/auth/v1/token**');
      // supabase-js does not ask again within a minute of a failure.
      await page.clock.fastForward(60_000);
      await expect(page.getByText(`Signed in as ${site.local.ownerEmail}`)).toBeVisible();
    });

    test('is the same with a clock that is wrong, which is said', async ({ page, site, context }) => {
      const renewals: string[] = [];
      context.on('request', (request) => {
        if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url());
      });
      await page.clock.install({ time: Date.now() + 61 * 60_000 });
      await page.goto('/admin');
      await page.waitForURL('**/auth');
      await signInByForm(page, site);
      await expect(page.getByText('The clock of this computer is 61 minutes ahead')).toBeVisible();
      await page.reload();
      await expect(page.getByText('The clock of this computer is 61 minutes ahead')).toBeVisible();
      await page.goto('/home');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeVisible();
      await page.clock.runFor(60_000);
      await untilIdle(page);
      expect(renewals).toEqual([]);
    });

    test('is renewed with growing pauses where each new one seems to have expired', async ({ page, site, context }) => {
      const renewals: string[] = [];
      await context.route('**/auth/v1/token?grant_type=refresh_token', async (route) => {
        renewals.push(route.request().url());
        const response = await route.fetch();
        const soon = { expires_in: 30, expires_at: Math.floor(Date.now() / 1000) + 30 };
        await route.fulfill({ response, json: { ...(await response.json()), ...soon } });
      });
      await signInAsOwner(page, site, '/admin');
      await expireIn(page, 30);
      await page.clock.install();
      await stopTime(page);
      await page.reload();
      let seconds = 0;
      for (; renewals.length < 5; seconds++) {
        await page.clock.runFor(1000);
        // What it led to has its answer.
        await page.evaluate(() => fetch('/robots.txt').then(() => fetch('/robots.txt')));
      }
      // After the first, 200, 400, 800 and 1,600 ms.
      expect(seconds).toBeGreaterThanOrEqual(3);
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    });

    const damages: [damage: string, damaged: (session: string) => string][] = [
      ['that is no session', () => '{"access_token":"'],
      ['without a user', (session) => JSON.stringify({ ...JSON.parse(session), user: null })],
      ['with letters that no header may have', (session) => session.replace('"access_token":"', '$&é')],
      [
        'of which no token is right',
        (session) => session.replace('"access_token":"', '$&e30.').replace('"refresh_token":"', '$&x'),
      ],
    ];
    for (const [damage, damaged] of sampleOf(damages))
      test(`ends where the storage has one ${damage}`, async ({ page, site }) => {
        await signInAsOwner(page, site, '/admin');
        const session = damaged((await stored(page))!);
        await page.evaluate((session) => localStorage.setItem('advisor-session', session), session);
        await page.reload();
        await expect(page).toHaveURL(`${site.url}/auth`);
        expect(await stored(page)).toBeNull();
      });

    test('goes on where its token is damaged alone', async ({ page, site }) => {
      await signInAsOwner(page, site, '/admin');
      await page.evaluate(() => {
        const session = JSON.parse(localStorage.getItem('advisor-session')!) as { access_token: string };
        session.access_token = session.access_token.slice(0, -10);
        localStorage.setItem('advisor-session', JSON.stringify(session));
      });
      await page.reload();
      await expect(page.getByText(`Signed in as ${site.local.ownerEmail}`)).toBeVisible();
    });

    test('ends when the server refuses to renew it', async ({ page, site }) => {
      await signInAsOwner(page, site, '/admin');
      await page.evaluate(() => {
        const session = JSON.parse(localStorage.getItem('advisor-session')!) as object;
        localStorage.setItem(
          'advisor-session',
          JSON.stringify({ ...session, expires_at: 1, refresh_token: 'not-one-of-yours' }),
        );
      });
      await page.reload();
      await expect(page).toHaveURL(`${site.url}/auth`);
      expect(await stored(page)).toBeNull();
    });

    slow('keeps its role while the look-up finds no answer', async ({ page, site, context }) => {
      await signInAsOwner(page, site, '/admin');
      await answerWith(context, '**/rest/v1/user_roles**', 502);
      await page.clock.install();
      await page.reload();
      await expect(page.getByText('The server does not answer.')).toBeVisible();
      await expect(page).toHaveURL(`${site.url}/admin`);
      await context.unroute('**/rest/v1/user_roles**');
      // The longest pause before another attempt.
      await page.clock.fastForward(30_000);
      await expect(page.getByText(`Signed in as ${site.local.ownerEmail}`)).toBeVisible();
    });

    test('ends in this browser also without a network', async ({ page, site, context }) => {
      await signInAsOwner(page, site, '/admin');
      await context.setOffline(true);
      await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
      expect(await stored(page)).toBeNull();
      await context.setOffline(false);
    });
  });

  test('is not taken from an address', async ({ page, site }) => {
    // A client of its own: the service's would be the owner from here on.
    const other = createClient(site.url, site.local.publishableKey, { auth: { persistSession: false } });
    const { data } = await other.auth.signInWithPassword({
      email: site.local.ownerEmail,
      password: site.local.ownerPassword,
    });
    const { access_token, refresh_token } = data.session!;
    await page.goto(
      `/home#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer&type=recovery`,
    );
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await untilIdle(page);
    await expect(page).toHaveURL(/\/home#/);
    expect(await stored(page)).toBeNull();
  });
});

/** Lets the network answer some requests with an error, as a proxy in front of a server that is away does. */
function answerWith(context: BrowserContext, address: string, status: number) {
  return context.route(address, (route) => route.fulfill({ status, body: 'away' }));
}

test.describe('the dashboard', () => {
  slow('links to every page', async ({ page, site }) => {
    await signInAsOwner(page, site, '/admin');
    const main = page.getByRole('main');
    for (const [name, path, heading] of [
      ['All Content', '/admin/content', 'Content'],
      ['Site Settings', '/admin/site-settings', 'Site settings'],
      ['Manage Recipes', '/admin/recipes', 'Recipes'],
      ['Manage Files', '/admin/files', 'Files'],
      ['Read Messages', '/admin/messages', 'Messages'],
      ['Password and Sessions', '/admin/account', 'Account'],
      ['Manage Users', '/admin/users', 'Users'],
      ['Email Configuration', '/admin/email-settings', 'Email settings'],
      ['Form Settings', '/admin/form-settings', 'Forms'],
    ] as const) {
      await main.getByRole('article').getByRole('link', { name }).click();
      await expect(page).toHaveURL(site.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await page.goBack();
    }
  });
});

test.describe('a draft', () => {
  test.use({ expectedErrors: ['It was changed elsewhere.'] });

  test('is saved while typing and seen in another tab', async ({ page, site, context }) => {
    const drafts = () =>
      site.service.from('content_entries').select('key,data,position,publish_at').eq('state', 'draft');
    await site.service.from('content_entries').delete().not('id', 'is', null);
    await signInAsOwner(page, site, '/admin/content');
    await page.getByRole('searchbox', { name: 'Search all words' }).fill('llamas raised');
    await page.getByRole('main').getByRole('link', { name: 'Brambles Farm' }).click();
    await expect(page).toHaveURL(/collection=ventures&entry=brambles-farm/);

    const name = page.getByRole('textbox', { name: 'Name' });
    const hostile = '<img src=x onerror=alert(1)>';
    await name.fill(hostile);
    await expect(page.getByText('Saved as a draft')).toBeVisible();
    const { data: saved } = await drafts();
    expect(saved).toMatchObject([{ key: 'brambles-farm', position: null, data: { name: hostile, colour: 'soft' } }]);

    // The other tab has the draft. It saves first; this one is asked.
    const other = await context.newPage();
    await other.goto('/admin/content?collection=ventures&entry=brambles-farm');
    const otherName = other.getByRole('textbox', { name: 'Name' });
    await expect(otherName).toHaveValue(hostile);
    await otherName.fill('Brambles');
    await expect(other.getByText('Saved as a draft')).toBeVisible();
    await name.fill('The farm');
    const warning = page.getByRole('status').filter({ hasText: 'This entry was changed elsewhere' });
    await expect(warning).toContainText('The farm');
    await expect(warning).toContainText('Brambles');
    expect((await drafts()).data).toMatchObject([{ data: { name: 'Brambles' } }]);
    await page.getByRole('button', { name: 'Keep my version' }).click();
    await expect(page.getByText('Saved as a draft')).toBeVisible();
    expect((await drafts()).data).toMatchObject([{ data: { name: 'The farm' } }]);

    // Who changed what; the first words come back.
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await expect(history.getByText(site.local.ownerEmail).first()).toBeVisible();
    await expect(history.getByText('The farm').first()).toBeVisible();
    await history.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Publish at a time' }).click();
    await page.getByLabel('Day').fill('2099-01-15');
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(page.getByRole('dialog').getByText(/^Scheduled for .*2099/)).toBeVisible();
    expect((await drafts()).data?.[0]?.publish_at).toContain('2099-01-1');

    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
    await expect(name).toHaveValue('Brambles Farm');
    expect((await drafts()).data).toEqual([]);
  });
});

test.describe('the database is away', () => {
  test.use({ expectedErrors: ['503', 'Failed to save draft', 'Failed to load content'] });

  slow('what is typed is kept in the tab, and saved when it is back', async ({ page, site, context }) => {
    await site.service.from('content_entries').delete().not('id', 'is', null);
    await signInAsOwner(page, site, '/admin/content?collection=podcasts&entry=first-hour-incident');
    const title = page.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('The first hour of an incident');
    await answerWith(context, '**/rest/v1/content_entries*', 503);
    await title.fill('The first day');
    await expect(page.getByText(/^Not saved:/)).toBeVisible();
    await context.unroute('**/rest/v1/content_entries*');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('What you typed is back')).toBeVisible();
    await expect(title).toHaveValue('The first day');
    await expect(page.getByText('Saved as a draft')).toBeVisible();
    const { data } = await site.service.from('content_entries').select('data');
    expect(data).toMatchObject([{ data: { title: 'The first day' } }]);
  });
});

test('what visitors sent is read, filtered, marked and exported', async ({ page, site }) => {
  const sender = { name: 'Ada Okafor', email: 'ada@northwind.example' };
  // One site serves all journeys, and others send messages too.
  await site.service.from('contact_messages').delete().not('id', 'is', null);
  await site.service.from('contact_messages').insert([
    {
      form_type: 'contact',
      ...sender,
      message: '=HYPERLINK("http://evil.example")',
      mailed_at: '2026-01-01T00:00:00Z',
    },
    {
      form_type: 'request',
      name: 'Priya Raman',
      email: 'priya@harbor.example',
      message: 'Grow.',
      details: { form: 'consultation', fields: { firstName: 'Priya', consultationType: 'msp' } },
      mail_error: '451 busy',
      mail_next_at: '2099-01-01T00:00:00Z',
    },
  ]);
  await signInAsOwner(page, site, '/admin/messages');
  await expect(page.getByText('2 messages')).toBeVisible();
  await expect(page.getByText('MSP business growth session')).toBeVisible();
  await page.getByRole('combobox', { name: 'Form' }).selectOption('Consultation');
  await expect(page).toHaveURL(/form=consultation/);
  await expect(page.getByText('1 message found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Mail' }).selectOption('Mailed');
  await expect(page.getByRole('heading', { name: 'No message fits' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1 message found')).toBeVisible();

  await page.getByRole('button', { name: 'Mark as handled (Priya Raman)' }).click();
  await expect(page.getByRole('button', { name: 'Mark as open (Priya Raman)' })).toBeVisible();
  await page.goto('/admin/messages?state=handled');
  await expect(page.getByText('1 message found')).toBeVisible();
  await page.goto('/admin/messages?state=open');
  await expect(page.getByRole('link', { name: 'Reply to Ada Okafor' })).toHaveAttribute(
    'href',
    /^mailto:ada@northwind\.example\?subject=Re%3A/,
  );

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(text).not.toContain('Priya');
});

async function askForReset(page: Page, site: Site) {
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The form that it takes the place of has a field of the same name.
  const form = page.getByRole('form', { name: 'Reset password' });
  await form.getByRole('textbox', { name: 'Email' }).fill(site.local.ownerEmail);
  await form.getByRole('button', { name: 'Send link' }).click();
}

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: ['status of 4'] });
  const chosen = 'a password of my own';

  // The tests that follow on this site sign in with the first.
  test.afterEach(async ({ site: { url, local } }) => {
    const { auth } = createClient(url, local.publishableKey, { auth: { persistSession: false } });
    const { error } = await auth.signInWithPassword({ email: local.ownerEmail, password: chosen });
    if (error) return;
    const changed = await auth.updateUser({ password: local.ownerPassword, current_password: chosen });
    expect(changed.error).toBeNull();
  });

  test('is reset by the link in a mail, which works once', async ({ page, site, smtp }) => {
    await page.goto('/auth');
    await askForReset(page, site);
    await expect(page.getByText('A mail is on its way')).toBeVisible();
    const mail = await smtp.waitFor(({ subject }) => subject?.startsWith('Set a new password') === true);
    expect(mail.to?.map(({ address }) => address)).toEqual([site.local.ownerEmail]);
    const link = /http:\S+\/auth#reset=\S+/.exec(mail.text ?? '')![0];
    const use = async () => {
      await page.goto(link);
      await page.getByRole('button', { name: 'Continue' }).click();
    };

    // A program that checks mails opens their links too.
    const scanner = await page.context().browser()!.newPage();
    await scanner.goto(link);
    await expect(scanner.getByRole('button', { name: 'Continue' })).toBeVisible();
    await scanner.close();
    await use();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByText(`For ${site.local.ownerEmail}.`)).toBeVisible();
    // The link is used up, and a reload must not be the end.
    await page.reload();
    await page.getByLabel('New password').fill(chosen);
    await page.getByLabel('The same again').fill(chosen);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(notices(page).getByText('Your new password is set')).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/home`);

    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('group', { name: 'Account' }).getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await use();
    await expect(page.getByRole('main').getByText('This link was used already or has expired')).toBeVisible();
    await page.goto('/auth');
    await signInByForm(page, site, chosen);
    await expect(page).toHaveURL(`${site.url}/home`);
  });

  slow('is reset by the code in the mail', async ({ page, site, smtp }) => {
    smtp.mails.length = 0;
    await page.goto('/auth');
    await askForReset(page, site);
    await expect(page.getByText('A mail is on its way')).toBeVisible();
    const mail = await smtp.waitFor(({ subject }) => subject?.startsWith('Set a new password') === true);
    const [code] = /^\w{4}-\w{4}$/m.exec(mail.text ?? '')!;
    await page.getByRole('textbox', { name: 'Code' }).fill('ZZZZ-ZZZZ');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('main').getByText('That did not work')).toBeVisible();
    await page.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('New password').fill(chosen);
    await page.getByLabel('The same again').fill(chosen);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(notices(page).getByText('Your new password is set')).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/home`);
  });
});
