import { MIN_FILL_TIME_MS } from '../../../supabase/functions/send-contact-email/forms.generated.ts';
import { isHydrated } from '../../browser/hydrated.ts';
import { expect, test } from '../fixtures.ts';

/** The brief is ordered, confirmed, changed and ended by the links of mails (BRIEF-1 to BRIEF-7). */

// The browser says so of every answer that is an error.
test.use({ expectedErrors: ['410 (Gone)'] });

test('an order subscribes once its mail is confirmed, and ends by one press', async ({ page, site, smtp }) => {
  const email = 'brief@northwind.example';
  const stateOf = async () =>
    (await site.service.from('brief_subscribers').select('state').eq('email', email).maybeSingle()).data
      ?.state as unknown;

  await page.clock.install();
  await page.goto('/executive-brief');
  await page.waitForFunction(isHydrated);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('First name').fill('Ada');
  await field('Last name').fill('Okafor');
  await field('Email').fill(email);
  await page.clock.fastForward(MIN_FILL_TIME_MS);
  await page.getByRole('button', { name: 'Order the brief' }).click();
  await expect(page.getByRole('group', { name: 'Request Sent Successfully' })).toContainText(
    'A mail asks you to confirm your address',
  );

  const mail = await smtp.waitFor(({ to }) => to?.[0]?.address === email);
  const link = /https?:\S+\/brief-confirmation#\S+/.exec(mail.text ?? '')![0];
  await page.goto(link);
  const subscribe = page.getByRole('button', { name: 'Subscribe me' });
  await expect(subscribe).toBeVisible();
  expect(await stateOf()).toBe('pending');
  await subscribe.click();
  await expect(page.getByText('Thank you. You are subscribed')).toBeVisible();
  expect(await stateOf()).toBe('active');

  await page.getByRole('link', { name: 'Change what you get' }).click();
  await page.getByLabel('How often', { exact: true }).selectOption('Quarterly');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. It holds from the next edition on.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('How often', { exact: true })).toHaveValue('quarterly');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You are unsubscribed.')).toBeVisible();
  expect(await stateOf()).toBe('unsubscribed');

  // The old link does not bring it back.
  await page.goto(link);
  await subscribe.click();
  await expect(page.getByText('This link was used before')).toBeVisible();
  expect(await stateOf()).toBe('unsubscribed');
});
