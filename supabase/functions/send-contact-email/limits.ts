import { createPlaceLimits, createRateLimiter, networkKey, takeAll, type RateLimiter } from './rate-limit.ts';

/**
 * The rate limits of one process. Requests count whatever they contain, messages when they are stored, mails when they
 * are sent. Limits for all visitors together scale with `factor`; those per visitor do not.
 */
export interface ContactLimits {
  /** Counts a request. Returns the seconds to wait; 0 if it is accepted. */
  post(address: string): number;
  /** Uses up one message without proof of work. Returns whether there was one left. */
  free(address: string): boolean;
  giveBackFree(address: string): void;
  /** Counts a message, with files or without. Returns the seconds to wait; 0 if it may be stored. */
  store(address: string, withFiles?: boolean): number;
  giveBackStored(address: string, withFiles?: boolean): void;
  /** Mails to the owner. */
  mails: MailBudget;
}

export interface MailBudget {
  /** Uses up one mail for a queued message. Returns whether there was one left. */
  take(): boolean;
  /** Uses up one mail for a new message: none while others are queued, so that mails leave in order. */
  takeForNew(): boolean;
  giveBack(): void;
  /** To be called when the queue is empty. */
  noneWaits(): void;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

// CONTACT-7
/** Requests of one address a minute. A person sends one, or two with a proof of work. */
export const POST_LIMIT = 10;
/** Requests of one network (/24, /48) a minute. */
export const NETWORK_POST_LIMIT = 20;
/** Messages in ten minutes without proof of work: of one network, and of all. */
export const FREE_LIMIT = { network: 5, all: 20 };
/** Messages stored of all visitors together, so that nobody fills the disk. */
export const STORE_LIMIT = { minute: 300, hour: 2_000 };
/** Messages stored of one network an hour, with or without proof of work, so that a few networks do not use up the limit for all. */
export const NETWORK_STORE_LIMIT = 60;
/** Messages with files stored an hour: of one network, and of all. A single one may have two megabytes. */
export const FILES_LIMIT = { network: 5, all: 60 };
/** Mails of all visitors together. Messages beyond are queued, stored and readable. */
export const MAIL_LIMIT = { minute: 10, hour: 60 };

const ALL = 'all';

export function createContactLimits(factor = 1, now?: () => number): ContactLimits {
  const limiter = (limit: number, windowMs: number) => createRateLimiter({ limit, windowMs, now });
  const posts = createPlaceLimits({ address: POST_LIMIT, network: NETWORK_POST_LIMIT, windowMs: MINUTE, now });
  const freeOfNetwork = limiter(FREE_LIMIT.network, 10 * MINUTE);
  const freeOfAll = limiter(FREE_LIMIT.all * factor, 10 * MINUTE);
  const both = ({ minute, hour }: { minute: number; hour: number }): RateLimiter[] => [
    limiter(minute * factor, MINUTE),
    limiter(hour * factor, HOUR),
  ];
  const stored = both(STORE_LIMIT);
  const storedOfNetwork = limiter(NETWORK_STORE_LIMIT, HOUR);
  const filesOfNetwork = limiter(FILES_LIMIT.network, HOUR);
  const filesOfAll = limiter(FILES_LIMIT.all * factor, HOUR);
  const mails = both(MAIL_LIMIT);
  const ofAll = (limiters: RateLimiter[]) => limiters.map((each) => [each, ALL] as const);
  const takeMail = () => takeAll(ofAll(mails)) === 0;
  const storing = (address: string, withFiles: boolean): (readonly [RateLimiter, string])[] => [
    [storedOfNetwork, networkKey(address)],
    ...ofAll(stored),
    ...(withFiles ? [[filesOfNetwork, networkKey(address)] as const, ...ofAll([filesOfAll])] : []),
  ];
  let someWait = false;

  return {
    post: (address) => takeAll(posts(address)),
    free: (address) =>
      takeAll([
        [freeOfNetwork, networkKey(address)],
        [freeOfAll, ALL],
      ]) === 0,
    giveBackFree(address) {
      freeOfNetwork.giveBack(networkKey(address));
      freeOfAll.giveBack(ALL);
    },
    store: (address, withFiles = false) => takeAll(storing(address, withFiles)),
    giveBackStored(address, withFiles = false) {
      for (const [each, key] of storing(address, withFiles)) each.giveBack(key);
    },
    mails: {
      take: takeMail,
      takeForNew() {
        if (someWait) return false;
        someWait = !takeMail();
        return !someWait;
      },
      giveBack: () => mails.forEach((each) => each.giveBack(ALL)),
      noneWaits: () => (someWait = false),
    },
  };
}

/** Reads MESSAGE_LIMIT_FACTOR, for a busy site. Throws a readable error if it is invalid. */
export function readLimitFactor(env: Readonly<Record<string, string | undefined>>): number {
  if (!env.MESSAGE_LIMIT_FACTOR) return 1;
  const factor = Number(env.MESSAGE_LIMIT_FACTOR);
  if (Number.isInteger(factor) && factor >= 1 && factor <= 1_000) return factor;
  throw new Error('MESSAGE_LIMIT_FACTOR must be a whole number from 1 to 1000.');
}
