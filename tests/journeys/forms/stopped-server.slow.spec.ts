import { expect, stopTime, test } from '../fixtures.ts';
import { newDataDir, removeDataDir, startSite } from '../site.ts';
import { about, fillConsultation, sendButton } from './consultation.ts';

/** A server that stops during a submit; one that is out of reach, or answers late, is in `contact.spec.ts` and `real-input.spec.ts`. */

test.use({ expectedErrors: ['net::ERR', 'Failed to load resource'] });

test('nothing that was typed is lost, and it is sent once the server is back', async ({ page }) => {
  const dataDir = await newDataDir();
  const first = await startSite({ dataDir });
  await page.clock.install();
  await page.goto(`${first.url}/schedule-consultation?type=msp`);
  await fillConsultation(page, 'before@northwind.example');
  await sendButton(page).click();
  await page.getByRole('button', { name: 'Send another' }).click();
  await fillConsultation(page, 'offline@northwind.example');
  await page.getByRole('combobox', { name: 'Consultation' }).selectOption('msp');
  // The server hangs with the request in its hands, then is gone.
  await stopTime(page);
  first.signal('SIGSTOP');
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await sendButton(page).click();
  await posted;
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  first.signal('SIGKILL');
  await page.clock.resume();

  await expect(
    page.locator('#form').getByText('Failed to send your request. Please try again or contact me directly.'),
  ).toBeVisible();
  await expect(about(page)).toHaveValue('We are 40 people.');
  const second = await startSite({ dataDir, port: Number(new URL(first.url).port) });
  // Not even a reload loses it.
  await page.reload();
  await expect(about(page)).toHaveValue('We are 40 people.');
  await expect(page.getByRole('combobox', { name: 'Consultation' })).toHaveValue('msp');
  await sendButton(page).click();
  await expect(page.getByRole('group', { name: 'Request Sent Successfully' })).toBeFocused();
  const { data } = await second.service
    .from('contact_messages')
    .select('details')
    .eq('email', 'offline@northwind.example');
  expect(data).toEqual([
    {
      details: {
        form: 'consultation',
        fields: {
          firstName: 'Ada',
          lastName: 'Okafor',
          email: 'offline@northwind.example',
          consultationType: 'msp',
          message: 'We are 40 people.',
        },
      },
    },
  ]);
  expect(await second.stop()).toBe(0);
  await removeDataDir(dataDir);
});
