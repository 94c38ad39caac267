import type { SupabaseClient } from 'npm:@supabase/supabase-js@2.119.0';
import { StoreError } from '../../send-contact-email/store.ts';
import { freeSlots, type BookingHours, type Interval } from './slots.ts';
import { isTimeZone } from './time-zone.ts';

/** The data that free times are computed from. */
export interface BookingBasis {
  hours: BookingHours;
  /** Minutes by form, or by form and answer: `consultation`, `consultation/msp`. */
  lengths: Readonly<Record<string, number>>;
  /** Taken times. */
  busy: readonly Interval[];
}

/** A kind of session: a form, and the answer to the field that names the kind. */
export interface SessionKind {
  form: string;
  kind: string;
}

interface BasisRow {
  settings: {
    time_zone: string;
    weekly: BookingHours['weekly'];
    holidays: BookingHours['holidays'];
    lengths: Record<string, number>;
    notice_hours: number;
    horizon_days: number;
    buffer_minutes: number;
  };
  booked: [startsAt: string, endsAt: string, freeFrom: string | null, id: string][];
  busy: [startsAt: string, endsAt: string][];
}

/**
 * Reads what free times are computed from; null until the owner has set any. The session `without` counts as free. The
 * client has the service role. Rejects if the database does not answer.
 */
export async function readBasis(client: SupabaseClient, without?: string): Promise<BookingBasis | null> {
  const { data, error } = await client.rpc('booking_basis');
  if (error) throw new StoreError(error);
  const basis = data as BasisRow | null;
  if (!basis?.settings || !isTimeZone(basis.settings.time_zone)) return null;
  const { settings } = basis;
  const buffer = settings.buffer_minutes * 60_000;
  return {
    hours: {
      timeZone: settings.time_zone,
      weekly: settings.weekly,
      holidays: settings.holidays,
      noticeHours: settings.notice_hours,
      horizonDays: settings.horizon_days,
      bufferMinutes: settings.buffer_minutes,
    },
    lengths: settings.lengths,
    busy: [
      ...basis.booked
        .filter(([, , , id]) => id !== without)
        .map(([startsAt, endsAt, freeFrom]) => ({
          start: Date.parse(startsAt),
          // The buffer it was booked with also applies, if longer.
          end: Math.max(Date.parse(endsAt), Date.parse(freeFrom ?? endsAt) - buffer),
        })),
      ...basis.busy.map(([startsAt, endsAt]) => ({ start: Date.parse(startsAt), end: Date.parse(endsAt) })),
    ],
  };
}

/** A session's length in minutes; null if no times are offered for it. */
export function lengthOf({ lengths }: BookingBasis, { form, kind }: SessionKind): number | null {
  const own = `${form}/${kind}`;
  if (Object.hasOwn(lengths, own)) return Number(lengths[own]);
  return Object.hasOwn(lengths, form) ? Number(lengths[form]) : null;
}

/** The times that a visitor can choose from. */
export interface TimeOffer {
  /** The owner's time zone. */
  timeZone: string;
  minutes: number;
  /** When the sessions begin, ISO 8601 in UTC, sorted. */
  starts: string[];
}

/** The free times for a kind of session; null if none are offered for it. */
export function offerOf(
  basis: BookingBasis | null,
  session: SessionKind,
  now: Date,
  maxSlots?: number,
): TimeOffer | null {
  const minutes = basis && lengthOf(basis, session);
  if (!basis || minutes === null || basis.hours.weekly.length === 0) return null;
  const slots = freeSlots(basis.hours, minutes, basis.busy, now.getTime(), {
    ...(maxSlots !== undefined && { maxSlots }),
  });
  return {
    timeZone: basis.hours.timeZone,
    minutes,
    starts: slots.map(({ start }) => new Date(start).toISOString()),
  };
}

/** A time as `bookings` stores it, with the buffer after it. */
export function bookedTime({ hours }: BookingBasis, start: Date, minutes: number) {
  const endsAt = new Date(start.getTime() + minutes * 60_000);
  return {
    starts_at: start.toISOString(),
    ends_at: endsAt.toISOString(),
    free_from: new Date(endsAt.getTime() + hours.bufferMinutes * 60_000).toISOString(),
  };
}
