import type { BookedTime, TimesSettings, TimesStore } from '@advisor/content/admin';
import { callFunction } from '../callFunction';
import { getClient } from '../client';

interface SettingsRow {
  id: string;
  time_zone: string;
  weekly: TimesSettings['weekly'];
  holidays: TimesSettings['holidays'];
  lengths: TimesSettings['lengths'];
  notice_hours: number;
  horizon_days: number;
  buffer_minutes: number;
  calendar_url: string | null;
  calendar_read_at: string | null;
  calendar_error: string | null;
}

interface BookingRow {
  id: string;
  message_id: string | null;
  state: 'booked' | 'cancelled';
  starts_at: string;
  ends_at: string;
  note: string | null;
}

interface MessageRow {
  id: string;
  name: string;
  email: string;
  reference: string;
  details: { form?: string } | null;
}

// BOOKING-1, BOOKING-12, BOOKING-13
/** Bookable times in the project's database, and its function `bookings`. */
export const timesStore: TimesStore = {
  load,
  save,
  async readCalendar() {
    const { calendar } = await ask<{ calendar: { count?: number; error?: string | null } | null }>({
      owner: 'read-calendar',
    });
    return { count: calendar?.count ?? 0, error: calendar?.error ?? null };
  },
  loadBooked,
  block,
  async unblock(id) {
    const client = await getClient();
    const { error } = await client.from('bookings').delete().eq('id', id).is('message_id', null);
    if (error) throw error;
  },
  cancel: (id) => ask({ owner: 'cancel', id }),
  move: (id, start) => ask({ owner: 'move', id, start }),
};

/** The latest row counts. */
async function currentRow(): Promise<SettingsRow | undefined> {
  const client = await getClient();
  const { data, error } = await client
    .from('booking_settings')
    .select('*')
    .order('updated_at', { ascending: false })
    .limit(1);
  if (error) throw error;
  return (data as SettingsRow[])[0];
}

async function load() {
  const row = await currentRow();
  if (!row) return null;
  return {
    settings: {
      timeZone: row.time_zone,
      weekly: row.weekly,
      holidays: row.holidays,
      lengths: row.lengths,
      noticeHours: row.notice_hours,
      horizonDays: row.horizon_days,
      bufferMinutes: row.buffer_minutes,
      calendarUrl: row.calendar_url,
    },
    calendar: { readAt: row.calendar_read_at, error: row.calendar_error },
  };
}

async function save(settings: TimesSettings): Promise<void> {
  const row = {
    time_zone: settings.timeZone,
    weekly: settings.weekly,
    holidays: settings.holidays,
    lengths: settings.lengths,
    notice_hours: settings.noticeHours,
    horizon_days: settings.horizonDays,
    buffer_minutes: settings.bufferMinutes,
    calendar_url: settings.calendarUrl,
  };
  const [client, current] = await Promise.all([getClient(), currentRow()]);
  const table = client.from('booking_settings');
  const { error } = current ? await table.update(row).eq('id', current.id) : await table.insert(row);
  if (error) throw error;
}

async function loadBooked(from: string, to: string): Promise<BookedTime[]> {
  const client = await getClient();
  const { data, error } = await client
    .from('bookings')
    .select('id,message_id,state,starts_at,ends_at,note')
    .lt('starts_at', to)
    .gt('ends_at', from)
    .order('starts_at');
  if (error) throw error;
  const rows = data as BookingRow[];
  const ids = rows.flatMap(({ message_id }) => message_id ?? []);
  const people = new Map<string, MessageRow>();
  if (ids.length > 0) {
    const found = await client.from('contact_messages').select('id,name,email,reference,details').in('id', ids);
    if (found.error) throw found.error;
    for (const message of found.data as MessageRow[]) people.set(message.id, message);
  }
  return rows.map(({ id, state, starts_at, ends_at, note }) => {
    const message = people.get(id);
    return {
      id,
      start: starts_at,
      end: ends_at,
      state,
      note,
      person: message
        ? { name: message.name, email: message.email, reference: message.reference, form: message.details?.form ?? '' }
        : null,
    };
  });
}

async function block(start: string, end: string, note: string): Promise<void> {
  const client = await getClient();
  const { error } = await client.from('bookings').insert({ starts_at: start, ends_at: end, note: note || null });
  if (!error) return;
  const reason = /bookings_none_at_once/.test(error.message)
    ? 'There is a session or a blocked time then. Move or cancel it first, or block the time around it.'
    : undefined;
  throw reason ? Object.assign(new Error(reason), { reason }) : error;
}

async function ask<Answer>(body: object): Promise<Answer> {
  const response = await callFunction('bookings', { method: 'POST', body, timeoutMs: 30_000 });
  const answer = (await response.json().catch(() => ({}))) as Answer & { success?: boolean; error?: string };
  if (response.ok && answer.success) return answer;
  const reason = answer.error ?? 'The server could not do this now. Please try again later.';
  throw Object.assign(new Error(reason), { reason });
}
