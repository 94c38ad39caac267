import { expect, test } from '../fixtures.ts';

/** Which part of a page is hydrated first: measured, on a slow processor, because on a fast one all are at once. */

test('React hydrates the form before the bar and the footer', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(() => {
    const pauses: Record<string, number> = {};
    Object.assign(window, { pauses });
    const parts = { form: '#form input', bar: 'header button', footer: 'footer a' };
    let pause = 0;
    // React gives way between its slices of work; this looks in each of these pauses.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      pause++;
      for (const [name, selector] of Object.entries(parts)) {
        const keys = Object.keys(document.querySelector(selector) ?? {});
        if (keys.some((key) => key.startsWith('__reactProps'))) pauses[name] ??= pause;
      }
      if (Object.keys(pauses).length < 3) port2.postMessage('');
    });
    port1.start();
    port2.postMessage('');
  });
  await page.goto('/contact');
  const found = await page.waitForFunction(() => {
    const { pauses } = window as unknown as { pauses: Record<string, number> };
    return Object.keys(pauses).length === 3 && pauses;
  });
  const { form, bar, footer } = (await found.jsonValue()) as Record<string, number>;
  expect(form).toBeLessThan(bar!);
  expect(form).toBeLessThan(footer!);
});
