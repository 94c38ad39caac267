import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWNER_PASSWORD, newDataDir, removeDataDir, startSite, type Site } from '../../journeys/site.ts';
import { startMailReceiver, type MailReceiver } from '../../journeys/smtp.ts';
import { hasFakeClock, makeFakeClock, type FakeClock } from '../support/fake-clock.ts';

/** The real server on a machine whose clock is set while it runs (MAIL-19). */

const DAY = 24;

let clock: FakeClock;
let dataDir: string;
let receiver: MailReceiver;
let site: Site;

const title = hasFakeClock() ? 'a clock' : 'a clock: SKIPPED, faketime is not installed ("apt-get install faketime")';

describe.skipIf(!hasFakeClock())(title, () => {
  beforeAll(async () => {
    clock = makeFakeClock();
    dataDir = await newDataDir();
    receiver = await startMailReceiver();
    site = await startSite({
      dataDir,
      env: {
        ...clock.env,
        SMTP_URL: `smtp://127.0.0.1:${receiver.port}`,
        MAIL_TO: 'desk@example.com',
        MAIL_RETRY_SECONDS: '1',
        TRUST_PROXY: '1',
      },
    });
  });

  afterAll(async () => {
    await site.stop();
    await receiver.close();
    await removeDataDir(dataDir);
    clock.remove();
  });

  async function setClock(hoursAhead: number): Promise<void> {
    clock.set(hoursAhead);
    const expected = Date.now() + hoursAhead * 3_600_000;
    // The server's answers have its time, to the second, and at most a second old.
    await expect
      .poll(async () => Math.abs(Date.parse((await fetch(site.url)).headers.get('date')!) - expected))
      .toBeLessThan(60_000);
  }

  async function send(email: string): Promise<void> {
    const answer = await fetch(`${site.url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: site.local.publishableKey,
        'X-Forwarded-For': '192.0.2.1',
      },
      body: JSON.stringify({ formType: 'contact', name: 'Ada', email, message: `From ${email}` }),
    });
    expect(await answer.json()).toMatchObject({ success: true });
  }

  const mailsAbout = (email: string) =>
    receiver.mails
      .filter(({ to, text }) => to?.[0]?.address === email || text?.includes(`From ${email}`))
      .map(({ to }) => to?.[0]?.address)
      .toSorted();

  async function newSession() {
    const client = createClient(site.url, site.local.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { error } = await client.auth.signInWithPassword({ email: site.local.ownerEmail, password: OWNER_PASSWORD });
    expect(error).toBeNull();
    return client;
  }

  it('that was ahead and is set back holds up no mail, and sends none twice', async () => {
    await setClock(30 * DAY);
    receiver.refusing = true;
    await send('back@example.com');
    const waiting = async () => {
      const { data } = await site.service.from('contact_messages').select('mail_error').eq('email', 'back@example.com');
      const { data: receipts } = await site.service
        .from('outgoing_mails')
        .select('mail_error')
        .eq('recipient', 'back@example.com');
      return [...data!, ...receipts!].filter(({ mail_error }) => mail_error !== null).length;
    };
    await expect.poll(waiting, { timeout: 15_000 }).toBe(2);
    const before = await newSession();

    // Before the clock is set: the next attempt follows at once.
    receiver.refusing = false;
    await setClock(0);
    await expect
      .poll(() => mailsAbout('back@example.com'), { timeout: 30_000 })
      .toEqual(['back@example.com', 'desk@example.com']);
    await send('later@example.com');
    await expect
      .poll(() => mailsAbout('later@example.com'), { timeout: 30_000 })
      .toEqual(['desk@example.com', 'later@example.com']);
    expect(mailsAbout('back@example.com')).toEqual(['back@example.com', 'desk@example.com']);

    // The token of who signed in meanwhile is from the future. The session goes on with another, as the site does it.
    expect((await before.from('contact_messages').select('id')).status).toBe(401);
    expect((await before.auth.refreshSession()).error).toBeNull();
    for (const client of [before, await newSession()])
      expect((await client.from('contact_messages').select('id')).data).toHaveLength(2);
  });

  it('that is set forward ends sessions as the time that has passed would, and everything else goes on', async () => {
    const before = await newSession();
    await setClock(2 * DAY);
    await send('forward@example.com');
    await expect
      .poll(() => mailsAbout('forward@example.com'), { timeout: 30_000 })
      .toEqual(['desk@example.com', 'forward@example.com']);
    const { error: expired } = await before.from('contact_messages').select('id');
    expect(expired).not.toBeNull();
    expect((await before.auth.refreshSession()).error).toBeNull();
    for (const client of [before, await newSession()])
      expect((await client.from('contact_messages').select('id')).data?.length).toBeGreaterThan(0);
  });
});
