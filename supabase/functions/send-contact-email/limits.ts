import { createPlaceLimits, createRateLimiter, networkKey, takeAll, type RateLimiter } from './rate-limit.ts';

/**
 * The rate limits of one process. Requests count whatever they contain, messages when stored, mails when sent. Global
 * limits scale with `factor`; those per visitor do not.
 */
export interface ContactLimits {
  /** Counts a request. Returns the seconds to wait; 0 if accepted. */
  post(address: string): number;
  /** Takes one message from the allowance without proof of work. Returns whether one was left. */
  free(address: string): boolean;
  giveBackFree(address: string): void;
  /** Counts a message, with files or without. Returns the seconds to wait; 0 if it may be stored. */
  store(address: string, withFiles?: boolean): number;
  giveBackStored(address: string, withFiles?: boolean): void;
  /** Mails to the owner. */
  mails: MailBudget;
}

export interface MailBudget {
  /** Takes one mail from the budget, for a queued message. Returns whether one was left. */
  take(): boolean;
  /**
   * Takes one mail from the budget, for a new message: none while others are queued, so that mails are sent in order.
   */
  takeForNew(): boolean;
  giveBack(): void;
  /** Call when the queue is empty. */
  noneWaits(): void;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

// CONTACT-7
/** Requests per minute from one address. A person sends one, or two with a proof of work. */
export const POST_LIMIT = 10;
/** Requests per minute from one network (/24, /48). */
export const NETWORK_POST_LIMIT = 20;
/** Messages per ten minutes without proof of work: from one network, and in total. */
export const FREE_LIMIT = { network: 5, all: 20 };
/** Messages stored in total, so that nobody fills the disk. */
export const STORE_LIMIT = { minute: 300, hour: 2_000 };
/**
 * Messages stored per hour from one network, with or without proof of work, so that a few networks cannot exhaust the
 * global limit.
 */
export const NETWORK_STORE_LIMIT = 60;
/** Messages with files stored per hour: from one network, and in total. One may have two megabytes. */
export const FILES_LIMIT = { network: 5, all: 60 };
/** Mails for all visitors together. Further messages are queued, stored and readable. */
export const MAIL_LIMIT = { minute: 10, hour: 60 };

const ALL = 'all';

export function createContactLimits(factor = 1, now?: () => number): ContactLimits {
  const limiter = (name: string, limit: number, windowMs: number) =>
    createRateLimiter({ name, limit, windowMs, ...(now && { now }) });
  const posts = createPlaceLimits({
    name: 'contact',
    address: POST_LIMIT,
    network: NETWORK_POST_LIMIT,
    windowMs: MINUTE,
    ...(now && { now }),
  });
  const freeOfNetwork = limiter('free messages of a network', FREE_LIMIT.network, 10 * MINUTE);
  const freeOfAll = limiter('free messages', FREE_LIMIT.all * factor, 10 * MINUTE);
  const both = (name: string, { minute, hour }: { minute: number; hour: number }): RateLimiter[] => [
    limiter(`${name} a minute`, minute * factor, MINUTE),
    limiter(`${name} an hour`, hour * factor, HOUR),
  ];
  const stored = both('messages', STORE_LIMIT);
  const storedOfNetwork = limiter('messages of a network', NETWORK_STORE_LIMIT, HOUR);
  const filesOfNetwork = limiter('files of a network', FILES_LIMIT.network, HOUR);
  const filesOfAll = limiter('files', FILES_LIMIT.all * factor, HOUR);
  const mails = both('mails', MAIL_LIMIT);
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

/** Reads MESSAGE_LIMIT_FACTOR, for a busy site. Throws a readable error if invalid. */
export function readLimitFactor(env: Readonly<Record<string, string | undefined>>): number {
  if (!env.MESSAGE_LIMIT_FACTOR) return 1;
  const factor = Number(env.MESSAGE_LIMIT_FACTOR);
  if (Number.isInteger(factor) && factor >= 1 && factor <= 1_000) return factor;
  throw new Error('MESSAGE_LIMIT_FACTOR must be a whole number from 1 to 1000.');
}
