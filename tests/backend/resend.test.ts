import type { MessagePayload, SentMessage } from '@advisor/content/forms';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useSite } from '../support/useSite.ts';
import { losses, startLossyProxy, type Loss, type LossyProxy } from './lossy-proxy.ts';

/** The site's own call that sends a message, on the real server behind a line that loses answers: CONTACT-4. */

// It stands among sources for the browser, whose types are not those of these tests.
const { sendMessage } = (await import('../../apps/site/src/backend/contact.ts' as string)) as {
  sendMessage: (payload: MessagePayload) => Promise<SentMessage>;
};

const site = useSite();
let line: LossyProxy;
let visitors = 0;
/** As a form gives it: one for what is sent again. */
let requestId: string;

beforeAll(async () => {
  line = await startLossyProxy(site.url);
  vi.stubEnv('VITE_SUPABASE_URL', line.url);
  vi.stubGlobal('location', { pathname: '/contact' });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
  await line?.close();
});

// Each test is another visitor, with its own limits.
beforeEach(() => {
  line.visitor = `192.0.${++visitors}.1`;
  requestId = crypto.randomUUID();
});

const messageOf = (message: string): MessagePayload => ({
  requestId,
  formType: 'contact',
  name: 'Ada',
  email: 'ada@example.com',
  company: '',
  phone: '',
  message,
  check: { trap: '', elapsed: 60_000 },
});

const stored = async (message: string) =>
  (await site.service.from('contact_messages').select('*', { count: 'exact', head: true }).eq('message', message))
    .count;

async function lose(loss: Loss, message: string) {
  line.loss = loss;
  await expect(sendMessage(messageOf(message))).rejects.toThrow();
  line.loss = null;
}

it.each(Object.keys(losses) as Loss[])('a message that %s is stored once, however often it is sent', async (loss) => {
  await lose(loss, loss);
  await lose(loss, loss);
  expect(await stored(loss)).toBe(loss === 'never reaches the server' ? 0 : 1);
  const { reference } = await sendMessage(messageOf(loss));
  expect(await stored(loss)).toBe(1);
  const { data } = await site.service.from('contact_messages').select('reference').eq('message', loss).single();
  expect(data).toEqual({ reference });
});

it('a message that was changed after its answer was lost is stored beside it', async () => {
  await lose('gets no answer', 'First.');
  await sendMessage(messageOf('Second.'));
  expect([await stored('First.'), await stored('Second.')]).toEqual([1, 1]);
});

it('a message that is sent twice at once is stored once', async () => {
  await Promise.all([sendMessage(messageOf('Twice.')), sendMessage(messageOf('Twice.'))]);
  expect(await stored('Twice.')).toBe(1);
});
