import { formatCount } from '../../text/formatCount';
import { numberWanted } from '../../text';

/**
 * Error messages for fields. Each says what to do, not only what is wrong.
 * For yup: `string().required(messages.enter('your name'))`.
 */
export const messages = {
  /** For text: `enter('your name')` → "Enter your name." */
  enter: (what: string) => `Enter ${what}.`,
  /** For options: `choose('a service')` → "Choose a service." */
  choose: (what: string) => `Choose ${what}.`,
  /** For a consent: `confirm('that I may call you')` → "Confirm that I may call you." */
  confirm: (what: string) => `Confirm ${what}.`,
  email: 'Enter an email address such as name@example.com.',
  url: 'Enter a web address such as https://example.com.',
  date: 'Enter a date such as 2027-05-31.',
  /** For a date that is past or too far ahead. */
  upcoming: 'Enter a date from today to five years ahead.',
  /** For lone surrogates and the like. Harmless invisible characters are removed instead. */
  controlCharacters: 'Type this again: it holds invisible characters that cannot be sent.',
  /** For text of only zero-width characters. */
  nothingVisible: 'Type at least one character that can be seen.',
  number: numberWanted,
  wholeNumber: 'Enter a whole number.',
  atLeast: (min: number) => `Enter ${min} or more.`,
  atMost: (max: number) => `Enter ${max} or less.`,
  /** For text beyond its limit, in characters; with `length` it also says by how much. */
  shorten: (limit: number, length?: number) =>
    `${length === undefined ? '' : `${characters(length - limit)} too long. `}Shorten this to ${formatCount(limit)} characters or fewer.`,
} as const;

/** "1,250 characters" */
const characters = (count: number) => `${formatCount(count)} ${count === 1 ? 'character' : 'characters'}`;
