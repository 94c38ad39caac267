import { sampleOf } from '../../support/sampleOf.ts';
import { expect, slow, test } from '../fixtures.ts';

/** While very many messages arrive, the browser solves a proof of work unnoticed. */

test.use({
  siteEnv: { MESSAGE_LIMIT_FACTOR: '1' },
  extraHTTPHeaders: { 'X-Forwarded-For': '198.51.100.1' },
  // The browser says in its console that the first answer was 428.
  expectedErrors: ['status of 428'],
});

test.beforeEach(async ({ site }) => {
  const send = (network: number) =>
    fetch(`${site.url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.${network}.1` },
      body: JSON.stringify({ formType: 'contact', name: 'Spam', email: 'spam@example.com', message: 'Spam' }),
    });
  let network = 0;
  while ((await send(network++)).status === 200) if (network > 50) throw new Error('No message was refused.');
});

const origins = [
  ['a secure origin', true],
  ['an origin without https, where browsers derive no keys', false],
] as const;
for (const [origin, secure] of sampleOf(origins))
  test(`a message is sent as usual from ${origin}`, async ({ page, site }) => {
    if (!secure)
      await page.addInitScript(() => {
        Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });
        Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
        delete (Crypto.prototype as { randomUUID?: unknown }).randomUUID;
      });
    const email = `ada-${secure}@northwind.example`;
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/functions/')) answers.push(response.status());
    });
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Is it busy?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('group', { name: 'Message Sent Successfully' })).toBeFocused();
    expect(answers).toEqual([428, 200]);
    const { data } = await site.service.from('contact_messages').select('message').eq('email', email);
    expect(data).toEqual([{ message: 'Is it busy?' }]);
  });

test.describe('on a device that cannot do the work', () => {
  test.use({ expectedErrors: ['status of 428', 'ERR_FAILED'] });

  slow('the form says that very many messages arrive, and keeps what was typed', async ({ page }) => {
    await page.route('**/assets/proofOfWork*', (route) => route.abort());
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@northwind.example');
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Is it busy?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('form').getByText(/Very many messages are arriving right now/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue('Is it busy?');
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  });
});
