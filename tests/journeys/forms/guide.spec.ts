import { MIN_FILL_TIME_MS } from '../../../supabase/functions/send-contact-email/forms.generated.ts';
import { isHydrated } from '../../browser/hydrated.ts';
import { expect, test } from '../fixtures.ts';

/** A guide is asked for, comes by mail and is downloaded (MAIL-12). */

// The browser says so of every answer that is an error.
test.use({ expectedErrors: ['410 (Gone)'] });

test('the link of a mail downloads the guide by one press, and is used up later', async ({ page, site, smtp }) => {
  const words = site.service.from('content_entries');
  const { error } = await words.insert({
    collection: 'page-download-strategy-guide',
    key: 'content',
    state: 'published',
    // A file that every site has.
    data: { form: { file: '/robots.txt' } },
  });
  expect(error).toBeNull();

  await page.clock.install();
  await page.goto('/download-strategy-guide');
  await page.waitForFunction(isHydrated);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Full name').fill('Ada Okafor');
  await field('Email').fill('guide@northwind.example');
  await page.clock.fastForward(MIN_FILL_TIME_MS);
  await page.getByRole('button', { name: 'Get the guide' }).click();
  const panel = page.getByRole('group', { name: 'Request Sent Successfully' });
  const reference = /[\dA-Z]{4}-[\dA-Z]{4}/.exec(await panel.innerText())?.[0];
  expect(reference).toBeDefined();

  const mail = await smtp.waitFor(({ to }) => to?.[0]?.address === 'guide@northwind.example');
  expect(mail.subject).toContain(`[${reference}]`);
  const link = /https?:\S+\/guide#\S+/.exec(mail.text ?? '')![0];
  await page.goto(link);
  const button = page.getByRole('button', { name: 'Download the guide' });
  await expect(button).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('robots.txt');
  await expect(page.getByText('The download has begun')).toBeVisible();

  await site.service
    .from('contact_messages')
    .update({ guide_opened_at: new Date(Date.now() - 2 * 60 * 60_000).toISOString() })
    .eq('email', 'guide@northwind.example');
  await page.reload();
  await button.click();
  await expect(page.getByText('This link was used before')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for the strategy guide' })).toHaveAttribute(
    'href',
    '/download-strategy-guide',
  );
  await expect(page.getByRole('link', { name: /^Ask for/ })).toHaveCount(1);
});
