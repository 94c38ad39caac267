import { readFile } from 'node:fs/promises';
import { isHydrated } from '../../browser/hydrated.ts';
import { expect, signInAsOwner, test } from '../fixtures.ts';

/** A visitor picks a free time with a form, and changes it by the links of the mail (BOOKING-5, BOOKING-6, BOOKING-10). */

// The browser says so of every answer that is an error.
test.use({ expectedErrors: ['409 (Conflict)', '410 (Gone)'], timezoneId: 'America/New_York' });
// A site of its own: hours would be offered to the journeys of other files.
test.use({ siteEnv: { OWNER_EDITS: 'booked' } });

test('a time is picked after the fields, moved and cancelled by the links of the mail', async ({
  page,
  site,
  smtp,
}) => {
  const settings = site.service.from('booking_settings');
  await page.goto('/schedule-consultation');
  await page.waitForFunction(isHydrated);
  const form = page.getByRole('form');
  const part = page.getByRole('heading', { name: 'Pick a time, if you like' });
  // Without hours the form is as it is: the server has said that there are none.
  await page.waitForResponse((response) => response.url().includes('/functions/v1/bookings'));
  await expect(part).toHaveCount(0);

  const { error } = await settings.insert({
    time_zone: 'Europe/Zurich',
    weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' })),
    lengths: { consultation: 60 },
    notice_hours: 48,
    horizon_days: 14,
    buffer_minutes: 0,
  });
  expect(error).toBeNull();
  await page.reload();
  await page.waitForFunction(isHydrated);
  await expect(part).toBeVisible();
  for (const [name, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Okafor'],
    ['Email', 'times@northwind.example'],
  ] as const)
    await form.getByRole('textbox', { name, exact: true }).fill(text);
  const times = form
    .getByRole('group', { name: /^Time, for 60 minutes/ })
    .or(form.getByRole('radiogroup', { name: /^Time, for 60 minutes/ }));
  const first = times.getByRole('radio').first();
  const start = await first.getAttribute('value');
  await first.check();
  await expect(form.getByText(/in Zurich\)/)).toBeVisible();

  // Somebody else is faster: nothing is lost, and the next times are there.
  await site.service.from('bookings').insert({
    starts_at: start,
    ends_at: new Date(Date.parse(start!) + 3_600_000).toISOString(),
  });
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('The time that you picked was taken')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'First name', exact: true })).toHaveValue('Ada');
  await expect(times.locator(`[value="${start}"]`)).toHaveCount(0);
  await times.getByRole('radio').first().check();
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/^Your time is booked: .* in New York/)).toBeVisible();

  const mail = await smtp.waitFor(({ to }) => to?.[0]?.address === 'times@northwind.example');
  const [move, cancel] = [...(mail.text ?? '').matchAll(/https?:\S+\/appointment#\S+/g)].map(([link]) => link);
  await page.goto(move!);
  const button = page.getByRole('button', { name: 'Move it to this time' });
  await expect(button).toBeDisabled();
  await page.getByRole('main').getByRole('radio').last().check();
  await button.click();
  await expect(page.getByText('Your session was moved')).toBeVisible();

  await page.goto('/home');
  await page.goto(cancel!);
  await expect(page.getByText('This link was used before')).toBeVisible();
  const moved = await smtp.waitFor(
    ({ to, subject }) => to?.[0]?.address === 'times@northwind.example' && (subject ?? '').includes('moved'),
  );
  const [, latest] = [...(moved.text ?? '').matchAll(/https?:\S+\/appointment#\S+/g)].map(([link]) => link);
  await page.goto('/home');
  await page.goto(latest!);
  await page.getByRole('button', { name: 'Cancel this session' }).click();
  await expect(page.getByText('Your session was cancelled')).toBeVisible();
  const { data } = await site.service.from('bookings').select('state').not('message_id', 'is', null);
  expect(data).toEqual([{ state: 'cancelled' }]);

  // BOOKING-8, BOOKING-14: the owner reads the time in the message, and the export of the person has what became of it.
  await signInAsOwner(page, site, '/admin/messages');
  await page.getByRole('link', { name: 'Ada Okafor' }).click();
  const opened = page.getByRole('region', { name: 'Opened message' });
  await expect(opened.getByText('Time picked')).toBeVisible();
  await expect(opened.getByText(/\(Europe\/Zurich\)$/)).toBeVisible();
  await page.getByRole('button', { name: 'All from this person (Ada Okafor)' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export as JSON' }).click();
  const { messages } = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
    messages: { booking?: Record<string, unknown> }[];
  };
  expect(messages.map(({ booking }) => booking)).toEqual([
    expect.objectContaining({ state: 'cancelled', visitor_zone: 'America/New_York', message_id: expect.any(String) }),
  ]);
});
