import { expect, signInAsOwner, test } from '../fixtures.ts';

/** The owner says when there is time, blocks a time and sees a session in the week (BOOKING-1, BOOKING-12). */

// A site of its own: hours would be offered to the journeys of other files.
test.use({ siteEnv: { OWNER_EDITS: 'times' } });

test('hours that are saved are offered, and a blocked time is not', async ({ page, site }) => {
  await signInAsOwner(page, site, '/admin/times');
  await expect(page.getByText('Nothing is offered yet')).toBeVisible();
  const offer = async () => {
    const answer = await page.request.get(`${site.url}/functions/v1/bookings?form=consultation&kind=`);
    return ((await answer.json()) as { offer: { starts: string[]; minutes: number } | null }).offer;
  };
  expect(await offer()).toBeNull();

  // BOOKING-15: what is typed is not lost by a step within the site.
  const form = page.getByRole('form', { name: 'When there is time' });
  const notice = form.getByLabel(/^Notice, in hours/);
  const hours = await notice.inputValue();
  await notice.fill('100');
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(notice).toHaveValue('100');
  await notice.fill(hours);
  await form.getByRole('button', { name: 'Save the times' }).click();
  await expect(page.getByText(/^Times are offered, in the time of/)).toBeVisible();
  const { starts, minutes } = (await offer())!;
  expect(minutes).toBe(60);

  const sent = await page.request.post(`${site.url}/functions/v1/send-contact-email`, {
    headers: { 'X-Forwarded-For': '198.51.100.77' },
    data: {
      formType: 'request',
      name: 'Ada Okafor',
      email: 'week@northwind.example',
      requestDetails: {
        form: 'consultation',
        fields: { firstName: 'Ada', lastName: 'Okafor', email: 'week@northwind.example' },
        time: { start: starts[0], timeZone: 'UTC' },
      },
    },
  });
  expect(sent.status()).toBe(200);
  await page.reload();
  const session = page.getByRole('listitem').filter({ hasText: 'Ada Okafor' });
  // It may be next week.
  await expect(page.getByRole('heading', { level: 2, name: /^Week of/ })).toBeVisible();
  await expect(session.or(page.getByText('Nothing is booked in this week.')).first()).toBeVisible();
  if ((await session.count()) === 0) await page.getByRole('button', { name: 'Next week' }).click();
  await expect(session).toBeVisible();

  await page.getByRole('button', { name: 'Block a time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Block a time' });
  const free = (await offer())!.starts.at(-1)!;
  await dialog.getByLabel('Day').fill(free.slice(0, 10));
  await dialog.getByLabel('From').fill('00:00');
  await dialog.getByLabel('To').fill('23:59');
  await dialog.getByRole('button', { name: 'Block this time' }).click();
  await expect.poll(async () => (await offer())!.starts.includes(free)).toBe(false);

  await session.getByRole('button', { name: 'Cancel the session with Ada Okafor' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the session' }).click();
  await expect(session.getByText('(cancelled)')).toBeVisible();
  await expect.poll(async () => (await offer())!.starts).toContain(starts[0]);
});
