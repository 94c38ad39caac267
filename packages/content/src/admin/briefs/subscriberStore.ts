import type { ListPage } from '../lists/usePagedList';

export const subscriberStates = ['active', 'pending', 'paused', 'unsubscribed', 'bounced'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export interface Subscriber {
  id: string;
  email: string;
  name: string;
  state: SubscriberState;
  brief_type: string;
  industry: string | null;
  frequency: string;
  /** The form that the address came from. */
  source: string;
  /** When the form was sent, ISO 8601. */
  consented_at: string;
  /** When the confirmation link was used, ISO 8601. */
  confirmed_at: string | null;
  unsubscribed_at: string | null;
  bounced_at: string | null;
  bounce_reason: string | null;
  last_edition_at: string | null;
}

export interface SubscriberFilter {
  state: SubscriberState | 'all';
  /** Part of the e-mail address; '' for all. */
  search: string;
}

export interface KnownSubscriber {
  email: string;
  state: SubscriberState;
  /** When the subscription was confirmed or, before that, requested, ISO 8601. */
  asked_at: string;
}

/** A bounced address. */
export interface ReturnedAddress {
  email: string;
  /** The mail server's response. */
  reason: string;
}

/** The maximum number of addresses per call. */
export const returnedAddressLimit = 1_000;

/** The subscribers of the brief. Every call rejects when it fails. */
export interface SubscriberStore {
  /** One page, newest first. */
  list: (view: SubscriberFilter & { page: number; size: number }) => Promise<ListPage<Subscriber>>;
  counts: () => Promise<Record<SubscriberState, number>>;
  listAll: (filter: SubscriberFilter) => Promise<Subscriber[]>;
  /** Erases a subscriber, including their mails. */
  remove: (id: string) => Promise<void>;
  /** Finds subscribers by address, case-insensitively; at most `returnedAddressLimit`. */
  find: (emails: readonly string[]) => Promise<KnownSubscriber[]>;
  /** Marks addresses as refused, which stops mails to them; resolves to the number of newly marked ones. */
  markReturned: (returned: readonly ReturnedAddress[]) => Promise<number>;
}
