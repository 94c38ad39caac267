import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signLink } from '../../../supabase/functions/_shared/signed-link.ts';
import { startDeno } from '../support/deno.ts';
import { calendarOf, isTo, startBookings, tokensOf, type Bookings } from './support.ts';

/** Moving and cancelling a session by the links of the mail (BOOKING-10, BOOKING-11), and by the owner (BOOKING-12). */

let site: Bookings;
let visitors = 0;

beforeAll(async () => {
  site = await startBookings();
});

afterAll(() => site?.stop());

beforeEach(async () => {
  await site.site.service.from('contact_messages').delete().neq('name', '');
  await site.setHours();
});

/** A session that is booked, with its visitor and the links of the mail. */
async function booked() {
  const email = `visitor${++visitors}@example.com`;
  const { starts } = (await site.offer())!;
  const start = starts[0]!;
  const { reference } = await site.book(email, { start, timeZone: 'America/New_York' });
  const [move, cancel] = tokensOf(await site.receiver.waitFor(isTo(email)));
  const [message] = await site.messages(email);
  return {
    email,
    start,
    later: starts[4]!,
    reference: String(reference),
    id: String(message!.id),
    move: move!,
    cancel: cancel!,
  };
}

const use = (token: unknown, more: object = {}) => site.post('bookings', { token, do: 'change', ...more });
const read = (token: unknown) => site.post('bookings', { token, do: 'read' });
const stateOf = async (id: string) => (await site.bookings()).find((booking) => booking.id === id)!;

describe('a link', () => {
  it('is read as often as one likes, and changes nothing by that', async () => {
    const { id, move, cancel, start } = await booked();
    for (const [token, what] of [
      [move, 'move'],
      [cancel, 'cancel'],
      [move, 'move'],
    ])
      expect(await read(token)).toMatchObject({
        status: 200,
        use: what,
        session: { title: 'Consultation', start, timeZone: 'America/New_York', ownerTimeZone: 'Europe/Zurich' },
      });
    expect((await site.call('bookings')).status).toBe(200);
    const html = await fetch(`${site.site.url}/appointment`);
    expect([html.status, await html.text()]).toEqual([200, expect.stringContaining('one press to move or cancel it')]);
    expect(await stateOf(id)).toMatchObject({ state: 'booked', sequence: 0 });
  });

  it('cancels the session once: its time is free, and both have it in their calendars', async () => {
    const { id, cancel, email, start, reference } = await booked();
    expect(await use(cancel)).toMatchObject({ status: 200, done: 'cancelled', session: { start } });
    expect(await stateOf(id)).toMatchObject({ state: 'cancelled', sequence: 1 });
    expect((await site.offer())!.starts[0]).toBe(start);
    const told = await site.receiver.waitFor(isTo(email, /was cancelled/));
    expect(told.subject).toBe(`Your session was cancelled [${reference}]`);
    const desk = await site.receiver.waitFor(isTo('desk@example.com', new RegExp(`cancelled.*${reference}`)));
    for (const mail of [told, desk]) {
      const file = calendarOf(mail);
      expect(file).toContain('METHOD:CANCEL');
      expect(file).toContain('STATUS:CANCELLED');
      expect(file).toContain('SEQUENCE:1');
      expect(file).toContain(`UID:${id}@site.example`);
    }
    expect(await use(cancel)).toMatchObject({ status: 410, reason: 'cancelled' });
    expect(await read(cancel)).toMatchObject({ status: 410, reason: 'cancelled' });
  });

  it('moves the session: both get the new time, and the links of the mail before are void', async () => {
    const { id, move, cancel, email, start, later, reference } = await booked();
    const { offer } = await read(move);
    expect((offer as { starts: string[] }).starts).toContain(later);
    expect((offer as { starts: string[] }).starts).not.toContain(start);
    expect(await use(move, { start: later, timeZone: 'Asia/Tokyo' })).toMatchObject({ status: 200, done: 'moved' });
    const moved = await stateOf(id);
    expect(new Date(moved.starts_at as string).toISOString()).toBe(later);
    expect(moved).toMatchObject({ state: 'booked', sequence: 1, visitor_zone: 'Asia/Tokyo' });
    expect((await site.offer())!.starts).toContain(start);
    const told = await site.receiver.waitFor(isTo(email, /was moved/));
    expect(told.text).toContain('(Asia/Tokyo)');
    expect(calendarOf(told)).toContain('METHOD:REQUEST');
    expect(calendarOf(told)).toContain('SEQUENCE:1');
    await site.receiver.waitFor(isTo('desk@example.com', new RegExp(`moved.*${reference}`)));
    for (const token of [move, cancel]) expect(await use(token)).toMatchObject({ status: 409, reason: 'changed' });
    const [again] = tokensOf(told);
    expect(await use(again, { start })).toMatchObject({ status: 200, done: 'moved' });
  });

  it('moves it to no time that is taken, outside of the hours, past, or where it is', async () => {
    const { id, move, start } = await booked();
    const other = (await site.offer())!.starts[2]!;
    await site.book('other@example.com', { start: other, timeZone: 'UTC' });
    for (const wrong of [other, start, new Date(Date.now() - 1000).toISOString(), '2099-01-01T00:00:00.000Z', 'x', 7])
      expect(await use(move, { start: wrong })).toMatchObject({
        status: 409,
        reason: 'taken',
        offer: { timeZone: 'Europe/Zurich' },
      });
    expect(await use(move)).toMatchObject({ status: 409, reason: 'taken' });
    expect(await stateOf(id)).toMatchObject({ state: 'booked', sequence: 0 });
  });

  it('pressed many times at once changes once', async () => {
    const { move, id, later, email } = await booked();
    const answers = await Promise.all(Array.from({ length: 10 }, () => use(move, { start: later })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await stateOf(id)).toMatchObject({ sequence: 1 });
    await site.receiver.waitFor(isTo(email, /was moved/));
    const { data } = await site.site.service.from('outgoing_mails').select('id').eq('message_id', id);
    // The receipt, and one to each side.
    expect(data).toHaveLength(3);
  });

  it('that is changed, cut, of another purpose or secret is refused in words', async () => {
    const { cancel, id } = await booked();
    const expiresAt = new Date(Date.now() + 60_000);
    for (const wrong of [
      `${cancel.slice(0, -2)}${cancel.endsWith('AA') ? 'BB' : 'AA'}`,
      cancel.slice(0, 40),
      '',
      null,
      { cancel },
      await signLink(site.secret, { purpose: 'guide', id: `${id}.0`, expiresAt }),
      await signLink('another secret', { purpose: 'cancel-session', id: `${id}.0`, expiresAt }),
    ])
      expect(await use(wrong)).toMatchObject({
        status: 400,
        reason: 'invalid',
        error: expect.stringContaining('link'),
      });
    expect(await stateOf(id)).toMatchObject({ state: 'booked' });
  });

  it('is over when the session has begun, and when what was sent is erased', async () => {
    const { cancel, id } = await booked();
    const expired = await signLink(site.secret, {
      purpose: 'cancel-session',
      id: `${id}.0`,
      expiresAt: new Date(Date.now() - 1000),
    });
    expect(await use(expired)).toMatchObject({ status: 410, reason: 'expired' });
    const begun = { starts_at: new Date(Date.now() - 60_000).toISOString() };
    await site.site.service.from('bookings').update(begun).eq('id', id);
    expect(await use(cancel)).toMatchObject({ status: 410, reason: 'expired' });
    expect(await stateOf(id)).toMatchObject({ state: 'booked' });
    await site.site.service.from('contact_messages').delete().eq('id', id);
    expect(await use(cancel)).toMatchObject({ status: 410, reason: 'gone' });
  });
});

it('does the same in the function as Supabase runs it', { timeout: 200_000 }, async () => {
  const { id, start } = await booked();
  const runtime = await startDeno(join(import.meta.dirname, '../../../supabase/functions/bookings'), {
    env: {
      SUPABASE_URL: site.site.url,
      SUPABASE_SERVICE_ROLE_KEY: site.site.local.secretKey,
      SITE_URL: 'https://site.example',
    },
    permissions: ['net', 'env', 'read', 'sys'],
  });
  try {
    const there = async (body: object) => {
      const response = await fetch(runtime.url, { method: 'POST', body: JSON.stringify(body) });
      return { ...((await response.json()) as object), status: response.status };
    };
    const offer = (await (await fetch(`${runtime.url}?form=consultation`)).json()) as object;
    expect(offer).toMatchObject({ success: true, offer: { timeZone: 'Europe/Zurich', minutes: 60 } });
    // There the secret is the key of the service.
    const expiresAt = new Date(start);
    const purpose = 'cancel-session';
    const token = await signLink(site.site.local.secretKey, { purpose, id: `${id}.0`, expiresAt });
    expect(await there({ token: `${token}A`, do: 'change' })).toMatchObject({ status: 400, reason: 'invalid' });
    expect(await there({ token, do: 'change' })).toMatchObject({ status: 200, done: 'cancelled' });
    expect(await there({ owner: 'cancel', id })).toMatchObject({ status: 401 });
    expect(await stateOf(id)).toMatchObject({ state: 'cancelled' });
  } finally {
    runtime.stop();
  }
});

describe('the owner', () => {
  it('cancels and moves sessions, and nobody else does', async () => {
    const { id, later, email } = await booked();
    const nobody: Record<string, string>[] = [{}, { Authorization: `Bearer ${site.site.local.publishableKey}` }];
    for (const headers of nobody)
      expect((await site.post('bookings', { owner: 'cancel', id }, headers)).status).toBe(401);
    expect(await stateOf(id)).toMatchObject({ state: 'booked' });

    const { url, local } = site.site;
    const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: local.publishableKey },
      body: JSON.stringify({ email: local.ownerEmail, password: local.ownerPassword }),
    });
    const { access_token } = (await response.json()) as { access_token: string };
    const owner = { Authorization: `Bearer ${access_token}` };
    // Also out of the hours.
    await site.setHours({ weekly: [{ day: 1, from: '09:00', to: '10:00' }] });
    const moved = await site.post('bookings', { owner: 'move', id, start: later }, owner);
    expect(moved).toMatchObject({ status: 200, done: 'moved' });
    const told = await site.receiver.waitFor(isTo(email, /was moved/));
    expect(told.text).toContain('has moved your session');
    expect(await site.post('bookings', { owner: 'cancel', id }, owner)).toMatchObject({ status: 200 });
    await site.receiver.waitFor(isTo(email, /was cancelled/));
    expect(await site.post('bookings', { owner: 'cancel', id }, owner)).toMatchObject({ status: 409 });
    expect(await site.post('bookings', { owner: 'dance', id }, owner)).toMatchObject({ status: 409 });
    expect(await site.post('bookings', { owner: 'cancel', id: 'x' }, owner)).toMatchObject({ status: 404 });

    // Blocked times are rows of their own, which no session may touch.
    const block = { starts_at: later, ends_at: new Date(Date.parse(later) + 3_600_000).toISOString(), note: 'Dentist' };
    const rest = (method: string, body: unknown, query = '') =>
      fetch(`${url}/rest/v1/bookings${query}`, {
        method,
        headers: { ...owner, 'Content-Type': 'application/json', apikey: local.publishableKey },
        ...(body !== null && { body: JSON.stringify(body) }),
      });
    await site.setHours();
    expect((await rest('POST', block)).status).toBe(201);
    expect((await site.offer())!.starts).not.toContain(later);
    expect((await rest('POST', block)).ok).toBe(false);
    expect((await rest('DELETE', null, '?note=eq.Dentist')).ok).toBe(true);
    expect((await site.offer())!.starts).toContain(later);
  });
});
