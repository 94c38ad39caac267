import type { SupabaseClient } from 'npm:@supabase/supabase-js@2.119.0';
import type { MailAttachment } from '../../send-contact-email/mailer.ts';
import type { AnswerDeps } from '../../send-contact-email/answers.ts';
import { formTitle, pickedTimeOf } from '../../send-contact-email/message.ts';
import { readSiteWords } from '../../send-contact-email/site-words.ts';
import { StoreError, type StoredMessage } from '../../send-contact-email/store.ts';
import { bookedTime, lengthOf, offerOf, readBasis, type SessionKind, type TimeOffer } from './basis.ts';
import { ownerFile } from './session.ts';
import { isFreeSlot } from './slots.ts';

/** How many alternatives are returned when a time is taken. */
const NEXT = 60;

/** The booking; or, if the time is not free, the next free ones, null if none are offered any more. */
export type CheckedTime =
  { booking: ReturnType<typeof bookedTime>; minutes: number; timeZone: string } | { next: TimeOffer | null };

export interface Times {
  /**
   * Whether a time is offered and free. One already booked by this message counts as free: it is a retry. Rejects if
   * the database does not answer.
   */
  check(session: SessionKind, start: Date, messageId: string | undefined): Promise<CheckedTime>;
  /** The next free times, if one was taken meanwhile. */
  next(session: SessionKind): Promise<TimeOffer | null>;
  /** The file for the owner's calendar, for a message whose booking still stands. */
  ownerFile(message: StoredMessage): Promise<MailAttachment | null>;
}

// BOOKING-4
/** The bookings of messages. */
export function createTimes(deps: AnswerDeps): Times {
  const { client, clock } = deps;
  return {
    async check(session, start, messageId) {
      const basis = await readBasis(client, messageId);
      const minutes = basis && lengthOf(basis, session);
      if (!basis || minutes === null) return { next: null };
      const isFree = isFreeSlot(basis.hours, minutes, basis.busy, clock().getTime(), start.getTime());
      if (isFree || (messageId !== undefined && (await isBooked(client, messageId))))
        return { booking: bookedTime(basis, start, minutes), minutes, timeZone: basis.hours.timeZone };
      return { next: offerOf(basis, session, clock(), NEXT) };
    },
    next: async (session) => offerOf(await readBasis(client), session, clock(), NEXT),
    async ownerFile(message) {
      const picked = pickedTimeOf(message);
      if (!picked) return null;
      const { data, error } = await client
        .from('bookings')
        .select('state,starts_at,ends_at,sequence')
        .eq('id', message.id);
      if (error) throw new StoreError(error);
      const [row] = data as { state: string; starts_at: string; ends_at: string; sequence: number }[];
      if (row?.state !== 'booked') return null;
      const words = await readSiteWords(client, message, deps);
      return ownerFile(
        {
          id: message.id,
          sequence: row.sequence,
          start: new Date(row.starts_at),
          end: new Date(row.ends_at),
          timeZone: picked.ownerTimeZone,
          visitorZone: picked.timeZone,
          title: formTitle(message, deps.forms),
          name: message.name,
          email: message.email,
        },
        { words, secret: deps.secret, now: clock() },
      );
    },
  };
}

async function isBooked(client: SupabaseClient, id: string): Promise<boolean> {
  const { data, error } = await client.from('bookings').select('id').eq('id', id);
  if (error) throw new StoreError(error);
  return data.length > 0;
}
