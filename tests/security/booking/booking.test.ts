import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calendarOf, isTo, startBookings, tokensOf, type Bookings } from './support.ts';

/** Times that visitors pick (BOOKING-4 to BOOKING-9), on the real server with a real mail server. */

let site: Bookings;

beforeAll(async () => {
  site = await startBookings();
});

afterAll(() => site?.stop());

beforeEach(async () => {
  await site.site.service.from('contact_messages').delete().neq('name', '');
  await site.site.service.from('bookings').delete().neq('state', '');
  await site.setHours();
});

const timeZone = 'America/New_York';
const pick = async (index = 0, kind = '') => ({ start: (await site.offer(kind))!.starts[index]!, timeZone });

describe('the times that are offered', () => {
  it('are those of the hours, as long as the kind of session, and nothing about anybody', async () => {
    const offer = await site.offer();
    expect(offer).toMatchObject({ timeZone: 'Europe/Zurich', minutes: 60 });
    expect(offer!.starts.length).toBeGreaterThan(100);
    expect(await site.offer('partnership')).toMatchObject({ minutes: 30 });
    await site.book('quiet@example.com', await pick());
    const text = JSON.stringify(await site.call('bookings?form=consultation'));
    expect(text).not.toMatch(/quiet|Björn|Northwind/);
    expect(JSON.parse(text).offer.starts).not.toContain(offer!.starts[0]);
  });

  it('are none without hours, without a length, for another form, and for a form that does not exist', async () => {
    for (const query of ['?form=channel-audit', '?form=msp-guide', '?form=none', '?form=__proto__', ''])
      expect(await site.call(`bookings${query}`)).toEqual({ status: 200, success: true, offer: null });
    await site.setHours({ lengths: {} });
    expect(await site.offer()).toBeNull();
    await site.setHours({ weekly: [] });
    expect(await site.offer()).toBeNull();
    await site.site.service.from('booking_settings').delete().neq('time_zone', '');
    expect(await site.offer()).toBeNull();
    // The forms are as they are without them.
    expect((await site.book('plain@example.com')).status).toBe(200);
  });

  it('cannot be asked for by anybody from the tables', async () => {
    const { url, local } = site.site;
    for (const table of ['booking_settings', 'bookings', 'busy_times']) {
      const response = await fetch(`${url}/rest/v1/${table}`, { headers: { apikey: local.publishableKey } });
      expect([table, response.status]).toEqual([table, 401]);
    }
  });
});

describe('a picked time', () => {
  it('is booked with the message, and both get it as a file for their calendars', async () => {
    const time = await pick();
    const answer = await site.book('ada@example.com', time);
    expect(answer.status).toBe(200);
    const [message] = await site.messages('ada@example.com');
    const [booking] = await site.bookings();
    expect(booking).toMatchObject({
      id: message!.id,
      message_id: message!.id,
      state: 'booked',
      visitor_zone: timeZone,
    });
    expect(Date.parse(booking!.starts_at as string)).toBe(Date.parse(time.start));
    expect(Date.parse(booking!.ends_at as string) - Date.parse(time.start)).toBe(60 * 60_000);

    const receipt = await site.receiver.waitFor(isTo('ada@example.com'));
    expect(receipt.subject).toBe(`Your request has arrived, and your time is booked [${String(answer.reference)}]`);
    expect(receipt.text).toContain('(America/New_York)');
    expect(receipt.text).toContain('(Europe/Zurich)');
    expect(tokensOf(receipt)).toHaveLength(2);
    const file = calendarOf(receipt);
    expect(file).toContain('METHOD:REQUEST');
    expect(file).toContain('TZID:Europe/Zurich');
    expect(file).toContain(`UID:${String(message!.id)}@site.example`);
    expect(file).toContain('SEQUENCE:0');

    const mail = await site.receiver.waitFor(isTo('desk@example.com', new RegExp(String(answer.reference))));
    expect(mail.text).toMatch(/Time: .*\(Europe\/Zurich\)\nTime of the sender: .*\(America\/New_York\)/);
    expect(calendarOf(mail)).toContain('SUMMARY:Consultation: Björn Norling');
    expect(calendarOf(mail)).toContain(`UID:${String(message!.id)}@site.example`);
    // The links are the visitor's alone.
    expect(calendarOf(mail)).not.toContain('/appointment#');
  });

  it('is as long as the owner says, whatever is sent', async () => {
    const time = { ...(await pick(0, 'partnership')), minutes: 480, end: '2099-01-01T00:00:00Z', ownerTimeZone: 'UTC' };
    expect((await site.book('long@example.com', time, {}, { consultationType: 'partnership' })).status).toBe(200);
    const [booking] = await site.bookings();
    expect(Date.parse(booking!.ends_at as string) - Date.parse(booking!.starts_at as string)).toBe(30 * 60_000);
  });

  it('that is past, outside of the hours, beside the beginnings or taken stores nothing and is told the next', async () => {
    const weekly = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', to: '12:00' }));
    await site.setHours({ weekly });
    const { starts } = (await site.offer())!;
    const first = Date.parse(starts[0]!);
    const at = (minutes: number) => new Date(first + minutes * 60_000).toISOString();
    await site.book('first@example.com', { start: starts[0], timeZone });
    for (const start of [
      new Date(Date.now() - 60_000).toISOString(),
      new Date(Date.now() - 86_400_000 * 365).toISOString(),
      at(-8 * 60),
      at(7),
      at(0),
      at(30),
      at(60 * 24 * 200),
    ]) {
      const answer = await site.book('late@example.com', { start, timeZone });
      expect(answer).toMatchObject({ status: 409, success: false, next: { timeZone: 'Europe/Zurich', minutes: 60 } });
      expect(answer.error).toMatch(/^This time is not free any more. Nothing was sent yet/);
      expect((answer.next as { starts: string[] }).starts).not.toContain(start);
    }
    expect(await site.messages('late@example.com')).toEqual([]);
    expect(await site.bookings()).toHaveLength(1);
  });

  it('that is no moment or has no zone is refused, and dropped by a form without times', async () => {
    const { start } = await pick();
    for (const time of [
      'now',
      7,
      [],
      { start, timeZone: 'Mars/Base' },
      { start, timeZone: 'Europe/Zurich\r\nBcc: x@example.com' },
      { start: 'soon', timeZone },
      { start: '2026-99-99T00:00:00Z', timeZone },
      { timeZone },
    ])
      expect(await site.book('odd@example.com', time), JSON.stringify(time)).toMatchObject({ status: 400 });
    expect(await site.messages('odd@example.com')).toEqual([]);
    const guide = await site.post('send-contact-email', {
      formType: 'request',
      name: 'Ada',
      email: 'guide@example.com',
      requestDetails: {
        form: 'msp-guide',
        fields: { name: 'Ada', email: 'guide@example.com', company: 'Acme', role: 'owner', businessStage: 'growth' },
        time: { start, timeZone },
      },
    });
    expect(guide.status).toBe(200);
    expect(await site.bookings()).toEqual([]);
  });

  it('sent again with the same id is the same session, also when it was sent twice at once', async () => {
    const time = await pick();
    const requestId = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => site.book('again@example.com', time, { requestId })));
    answers.push(await site.book('again@example.com', time, { requestId }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await site.bookings()).toHaveLength(1);
  });

  it('keeps the buffer to the next, also after the buffer was changed', async () => {
    await site.setHours({ buffer_minutes: 30 });
    const time = await pick();
    expect((await site.book('buffer@example.com', time)).status).toBe(200);
    const after = (minutes: number) => new Date(Date.parse(time.start) + minutes * 60_000).toISOString();
    expect((await site.offer())!.starts[0]).toBe(after(90));
    await site.setHours({ buffer_minutes: 0 });
    expect((await site.offer())!.starts[0]).toBe(after(90));
    expect((await site.book('next@example.com', { start: after(60), timeZone })).status).toBe(409);
    expect((await site.book('next@example.com', { start: after(90), timeZone })).status).toBe(200);
  });

  it('is one of three that an address may have to come', async () => {
    for (const index of [0, 2, 4])
      expect((await site.book('Many@example.com', await pick(index))).status, String(index)).toBe(200);
    const answer = await site.book('many@example.com', await pick(6));
    expect(answer).toMatchObject({ status: 403, error: expect.stringContaining('three sessions to come') });
    expect((await site.book('many@example.com')).status).toBe(200);
    expect(await site.bookings()).toHaveLength(3);
  });

  it('is booked by exactly one of 200 who want it at the same time; the others are told the next', async () => {
    const time = await pick();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => site.book(`rush${index}@example.com`, time)),
    );
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status === 409);
    const others = answers.filter(({ status }) => ![200, 409].includes(status));
    expect([won.length, lost.length, others]).toEqual([1, 199, []]);
    for (const { next } of lost) expect((next as { starts: string[] }).starts[0]! > time.start).toBe(true);
    expect(await site.bookings()).toHaveLength(1);
    const { count } = await site.site.service.from('contact_messages').select('*', { count: 'exact', head: true });
    expect(count).toBe(1);
  });

  it('is stored while the mail server is away, and told once it is there', async () => {
    site.receiver.refusing = true;
    const answer = await site.book('patient@example.com', await pick());
    expect(answer.status).toBe(200);
    expect(await site.bookings()).toHaveLength(1);
    expect(site.receiver.mails.some(isTo('patient@example.com'))).toBe(false);
    site.receiver.refusing = false;
    await site.site.service
      .from('outgoing_mails')
      .update({ mail_next_at: new Date().toISOString() })
      .eq('recipient', 'patient@example.com');
    await site.receiver.waitFor(isTo('patient@example.com'));
  });

  it('goes with its message, when the message is erased', async () => {
    const time = await pick();
    await site.book('erased@example.com', time);
    await site.site.service.from('contact_messages').delete().eq('email', 'erased@example.com');
    expect(await site.bookings()).toEqual([]);
    expect((await site.offer())!.starts[0]).toBe(time.start);
  });
});

it('a server that is killed between has booked and stored all of it, or nothing', { timeout: 60_000 }, async () => {
  const { starts } = (await site.offer())!;
  const sent = starts.slice(0, 60).filter((_, index) => index % 2 === 0);
  const answers = Promise.allSettled(
    sent.map((start, index) => site.book(`killed${index}@example.com`, { start, timeZone })),
  );
  await expect.poll(async () => (await site.bookings()).length, { interval: 5 }).toBeGreaterThan(3);
  await site.killAndStart();
  const acknowledged = (await answers).filter(
    (answer) => answer.status === 'fulfilled' && answer.value.status === 200,
  ).length;
  const { data } = await site.site.service.from('contact_messages').select('id').like('email', 'killed%');
  const bookings = await site.bookings();
  expect(new Set(bookings.map(({ id }) => id))).toEqual(new Set(data!.map(({ id }) => id as string)));
  expect(bookings.length).toBeGreaterThanOrEqual(acknowledged);
  const { data: mails } = await site.site.service
    .from('outgoing_mails')
    .select('message_id')
    .like('recipient', 'killed%');
  expect(mails).toHaveLength(bookings.length);
});
