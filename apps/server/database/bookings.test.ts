import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MigratedDatabase } from '../../../tests/security/support/databases.ts';
import { sharedDatabases } from './test-workers.ts';

const hour = 60 * 60_000;
const timeAt = (start: number, buffer = 0) => ({
  starts_at: new Date(start).toISOString(),
  ends_at: new Date(start + hour).toISOString(),
  free_from: new Date(start + hour + buffer).toISOString(),
  visitor_zone: 'Europe/Zurich',
});
const tomorrow = Date.now() + 24 * hour;

/**
 * BOOKING-7: concurrent bookings that the database itself must keep apart, on many connections, like instances of
 * hosted functions.
 */
describe.each(sharedDatabases)('on %s', (_name, open) => {
  if (!open) return it.skip('no time is booked twice', () => undefined);
  let database: MigratedDatabase;
  let workers: Sql[];

  beforeAll(async () => {
    database = await open();
    workers = Array.from({ length: 20 }, () => postgres(database.url!, { max: 1 }));
  });

  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.end()));
    await database?.close();
  });

  beforeEach(async () => {
    await database.query('delete from public.contact_messages');
    await database.query('delete from public.bookings');
  });

  const book = (worker: Sql, email: string, booking: object) => {
    const message = {
      form_type: 'request',
      name: 'Ada',
      email,
      message: '',
      details: { form: 'consultation', fields: {} },
      mail_attempts: 0,
    };
    const mail = { kind: 'booking', subject: 'Booked', text: 'Booked.', daily_limit: 5 };
    return worker`select id from public.add_message(${worker.json(message)}, '[]', ${worker.json(mail)}, ${worker.json(booking as never)})`;
  };
  const codeOf = (error: unknown) => (error as { code?: string }).code;
  const count = async (table: string) =>
    Number((await database.query(`select count(*)::int as count from public.${table}`))[0]!.count);

  it('of 200 concurrent bookings of a time one succeeds, and nothing of the others is stored', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) =>
        book(workers[index % workers.length]!, `rush${index}@example.com`, timeAt(tomorrow)),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = answers.flatMap((answer) => (answer.status === 'rejected' ? [codeOf(answer.reason)] : []));
    expect(new Set(codes)).toEqual(new Set(['23P01']));
    expect([await count('bookings'), await count('contact_messages'), await count('outgoing_mails')]).toEqual([
      1, 1, 1,
    ]);
  });

  it('concurrent overlapping bookings do not deadlock, and no two stored ones overlap', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        book(workers[index % workers.length]!, `mix${index}@example.com`, timeAt(tomorrow + (index % 10) * (hour / 2))),
      ),
    );
    const codes = answers.flatMap((answer) => (answer.status === 'rejected' ? [codeOf(answer.reason)] : []));
    expect(new Set(codes)).toEqual(new Set(['23P01']));
    const [overlap] = await database.query(
      'select count(*)::int as count from public.bookings a join public.bookings b on a.id < b.id and a.during && b.during',
    );
    expect(overlap!.count).toBe(0);
    expect(await count('bookings')).toBeGreaterThanOrEqual(3);
  });

  it('bookings may follow each other after the buffer, and cancelled ones do not block', async () => {
    const [worker] = workers;
    await book(worker!, 'first@example.com', timeAt(tomorrow, hour / 2));
    await expect(book(worker!, 'second@example.com', timeAt(tomorrow + hour))).rejects.toMatchObject({ code: '23P01' });
    await book(worker!, 'second@example.com', timeAt(tomorrow + 1.5 * hour));
    const [first] = await database.query('select id, sequence from public.bookings order by starts_at');
    const cancelled = await database.query(
      `select state from public.change_booking('${String(first!.id)}', 0, null, '[]')`,
    );
    expect(cancelled).toEqual([{ state: 'cancelled' }]);
    await book(worker!, 'third@example.com', timeAt(tomorrow));
    // A stale sequence number: nothing happens.
    expect(await database.query(`select id from public.change_booking('${String(first!.id)}', 0, null, '[]')`)).toEqual(
      [],
    );
  });

  it('a past time cannot be booked', async () => {
    await expect(book(workers[0]!, 'late@example.com', timeAt(Date.now() - 1000))).rejects.toMatchObject({
      code: 'PT409',
    });
    expect(await count('contact_messages')).toBe(0);
  });

  it.each([
    [`weekly = '[{"day": 8, "from": "09:00", "to": "10:00"}]'`, 'weekly_hours'],
    [`weekly = '[{"day": 1, "from": "10:00", "to": "09:00"}]'`, 'weekly_hours'],
    [`weekly = '{}'`, 'weekly_hours'],
    [`holidays = '[{"from": "2026-12-31", "to": "2026-12-24"}]'`, 'holidays_list'],
    [`lengths = '{"consultation": 1}'`, 'lengths_minutes'],
    [`lengths = '{"consultation": "60; drop"}'`, 'lengths_minutes'],
    [`notice_hours = -1`, 'notice_range'],
    [`horizon_days = 4000`, 'horizon_range'],
    [`calendar_url = 'http://calendar.example/a.ics'`, 'calendar_url_https'],
  ])('settings with %s are refused', async (change, constraint) => {
    await expect(
      database.attempt(
        `insert into public.booking_settings (time_zone) values ('Europe/Zurich')`,
        `update public.booking_settings set ${change}`,
      ),
    ).rejects.toThrow(`booking_settings_${constraint}`);
  });
});
