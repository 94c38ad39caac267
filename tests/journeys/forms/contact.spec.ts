import type { Page } from 'playwright/test';
import { MIN_FILL_TIME_MS } from '../../../supabase/functions/send-contact-email/forms.generated.ts';
import { isHydrated } from '../../browser/hydrated.ts';
import { expect, slow, test } from '../fixtures.ts';

const success = "Thank you for your message! I'll get back to you as soon as possible.";
const failure = 'Failed to send your message. Please try again or contact me directly.';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Opens the page. Its clock makes it unnecessary to wait for the shortest time that a person needs. */
async function open(page: Page) {
  await page.clock.install();
  await page.goto('/contact');
  await page.waitForFunction(isHydrated);
}

async function fill(
  page: Page,
  values: { name: string; email: string; message: string; company?: string; phone?: string },
) {
  await field(page, 'Name').fill(values.name);
  await field(page, 'Email').fill(values.email);
  if (values.company) await field(page, 'Company').fill(values.company);
  if (values.phone) await field(page, 'Phone').fill(values.phone);
  await field(page, 'Message').fill(values.message);
  await page.clock.fastForward(MIN_FILL_TIME_MS);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

test('a message is stored, mailed and confirmed', async ({ page, site, smtp }) => {
  await open(page);
  await fill(page, {
    name: 'Ada Okafor',
    email: 'okafor@northwind.example',
    company: 'Northwind MSP',
    phone: '+1 574 555 0100',
    message: 'We are 40 people.\nCan you look at our <b>security</b> program?',
  });
  await send(page).click();

  const panel = page.getByRole('group', { name: 'Message Sent Successfully' });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText(success);
  await expect(panel).toContainText('You will hear from me within 24–\u206048 hours.');
  await panel.getByRole('button', { name: 'Send another' }).click();
  await expect(field(page, 'Name')).toHaveValue('');

  const { data } = await site.service
    .from('contact_messages')
    .select('*')
    .eq('email', 'okafor@northwind.example')
    .single();
  expect(data).toMatchObject({
    form_type: 'contact',
    name: 'Ada Okafor',
    company: 'Northwind MSP',
    phone: '+1 574 555 0100',
    message: 'We are 40 people.\nCan you look at our <b>security</b> program?',
  });

  const mail = await smtp.waitFor(({ replyTo }) => replyTo?.[0]?.address === 'okafor@northwind.example');
  expect(mail.replyTo).toHaveLength(1);
  expect(mail.text).toContain('We are 40 people.');
  expect(mail.to?.map(({ address }) => address)).toEqual(['owner@example.com']);
  expect(mail.text).toContain('Northwind MSP');
  expect(mail.html ?? '').not.toContain('<b>security</b>');

  await expect
    .poll(
      async () =>
        (await site.service.from('contact_messages').select('mailed_at').eq('id', data.id).single()).data?.mailed_at,
    )
    .not.toBeNull();
});

test('two quick presses send once', async ({ page, site }) => {
  await open(page);
  await fill(page, { name: 'Twice', email: 'twice@example.com', message: 'Once is enough.' });
  await send(page).dblclick();
  await expect(page.getByText(success)).toBeVisible();
  const { count } = await site.service
    .from('contact_messages')
    .select('*', { count: 'exact', head: true })
    .eq('email', 'twice@example.com');
  expect(count).toBe(1);
});

const contains = (text: string) => (mail: { text?: string }) => mail.text?.includes(text) ?? false;

slow(
  'a mail server that refuses loses nothing: stored, confirmed, mailed later and once',
  async ({ page, site, smtp }) => {
    const message = 'This may wait for the mail server.';
    smtp.refusing = true;
    await open(page);
    await fill(page, { name: 'Patient', email: 'patient@example.com', message });
    await send(page).click();
    await expect(page.getByText(success)).toBeVisible();

    const stored = () =>
      site.service
        .from('contact_messages')
        .select('mailed_at, mail_attempts, mail_error')
        .eq('email', 'patient@example.com')
        .single();
    await expect.poll(async () => (await stored()).data?.mail_error).toContain('451');
    expect((await stored()).data?.mailed_at).toBeNull();

    smtp.refusing = false;
    // Due at once, instead of after the back-off.
    await site.service
      .from('contact_messages')
      .update({ mail_next_at: new Date(0).toISOString() })
      .eq('email', 'patient@example.com');
    await smtp.waitFor(contains(message));
    await expect.poll(async () => (await stored()).data?.mailed_at).not.toBeNull();
    // Another message that waits is mailed by the next round of retries, which has left this one alone.
    const next = { form_type: 'contact', name: 'Next', email: 'next@example.com', message: 'Of the next round.' };
    await site.service.from('contact_messages').insert({ ...next, mail_next_at: new Date(0).toISOString() });
    await smtp.waitFor(contains(next.message));
    expect(smtp.mails.filter(contains(message))).toHaveLength(1);
  },
);

test.describe('when sending fails', () => {
  test.use({ expectedErrors: ['status of 429', 'net::ERR', 'Failed to load resource'] });

  test('offline: the form says so and everything typed is kept', async ({ page, context }) => {
    await open(page);
    await fill(page, { name: 'Offline', email: 'offline@example.com', message: 'Written in a tunnel.' });
    await context.setOffline(true);
    await send(page).click();
    await expect(page.getByText(failure)).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('Written in a tunnel.');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(success)).toBeVisible();
    // What was said of the failure is gone.
    await expect(page.getByText(failure)).toHaveCount(0);
  });
});

test.describe('when the answer is lost', () => {
  test.use({ expectedErrors: ['net::ERR', 'Failed to load resource', 'status of 409'] });

  async function sendWithoutAnswer(page: Page, email: string) {
    await page.route('**/functions/v1/send-contact-email', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await open(page);
    await fill(page, { name: 'Lost', email, message: 'Once upon a time.' });
    await send(page).click();
    await expect(page.getByText(failure)).toBeVisible();
    await page.unrouteAll();
  }

  test('and the page is loaded again, what is sent again is the same message', async ({ page, site }) => {
    const email = 'reloaded@example.com';
    await sendWithoutAnswer(page, email);
    await page.reload();
    await page.waitForFunction(isHydrated);
    await expect(field(page, 'Message')).toHaveValue('Once upon a time.');
    // Blanks around a text are not sent.
    await field(page, 'Message').fill('Once upon a time. ');
    await page.clock.fastForward(MIN_FILL_TIME_MS);
    await send(page).click();
    const panel = page.getByRole('group', { name: 'Message Sent Successfully' });
    await expect(panel).toBeFocused();
    const { data } = await site.service.from('contact_messages').select('reference').eq('email', email).single();
    await expect(panel).toContainText(String(data!.reference));
  });

  test('and its id belongs to another text by then, a message gets a new id', async ({ page, site }) => {
    const email = 'lost@example.com';
    const stored = site.service.from('contact_messages');
    await sendWithoutAnswer(page, email);
    await stored.update({ message: 'Something else.' }).eq('email', email);
    await send(page).click();
    await expect(page.getByRole('group', { name: 'Message Sent Successfully' })).toBeFocused();
    const { data } = await site.service
      .from('contact_messages')
      .select('message')
      .eq('email', email)
      .order('created_at');
    expect(data).toEqual([{ message: 'Something else.' }, { message: 'Once upon a time.' }]);
  });
});

test.describe('when the page fails after a message was sent', () => {
  test.use({ expectedErrors: ['Taken by another program', 'net::ERR'] });

  /** As another program does that has moved what React is about to change: within a form, or the form itself. */
  const failAtNext = (page: Page, change: 'removeChild' | 'insertBefore') =>
    page.evaluate((method) => {
      const own = Node.prototype[method];
      Node.prototype[method] = function (this: Node, ...args: [Node, Node]) {
        const isWanted =
          method === 'removeChild' ? args[0] instanceof HTMLFormElement : this.parentElement?.closest('form');
        if (!isWanted) return (own as (...all: Node[]) => Node).apply(this, args);
        Node.prototype[method] = own as never;
        throw new DOMException('Taken by another program', 'NotFoundError');
      } as never;
    }, change);

  test('it says so, with the number of the message, and a press of "Try again" sends nothing', async ({
    page,
    site,
  }) => {
    const email = 'failed@example.com';
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page);
    await fill(page, { name: 'Failed', email, message: 'Once upon a time.' });
    await failAtNext(page, 'removeChild');
    await send(page).click();
    // On a phone, where the form is far down.
    await expect(page.getByRole('heading', { name: 'Your message was sent' })).toBeInViewport();
    await expect(page.getByRole('main')).toBeFocused();
    const { data } = await site.service.from('contact_messages').select('reference').eq('email', email).single();
    await expect(page.getByText(`Its reference number is ${data!.reference}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(send(page)).toBeVisible();
    const { count } = await site.service
      .from('contact_messages')
      .select('*', { count: 'exact', head: true })
      .eq('email', email);
    expect(count).toBe(1);

    // Another message has been begun, and not sent.
    await fill(page, { name: 'Failed', email: 'none', message: 'A second time.' });
    await failAtNext(page, 'insertBefore');
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'This page failed' })).toBeVisible();
  });

  test('or while it is sent, it says so when the answer comes', async ({ page }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/functions/v1/send-contact-email', async (route) => {
      await answered;
      await route.continue();
    });
    await open(page);
    await fill(page, { name: 'Failed', email: 'early@example.com', message: 'Once upon a time.' });
    await failAtNext(page, 'insertBefore');
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'This page failed' })).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { name: 'Your message was sent' })).toBeVisible();
  });
});
