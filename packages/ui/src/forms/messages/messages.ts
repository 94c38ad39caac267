import { countInWords } from '../../layout/Text/countInWords';
import { numberWanted } from '../../text';

/**
 * What a field says when its value does not do: always what to do, never only what is wrong.
 * For yup: `string().required(messages.enter('your name'))`.
 */
export const messages = {
  /** For what is typed: `enter('your name')` → "Enter your name." */
  enter: (what: string) => `Enter ${what}.`,
  /** For what is chosen from a list: `choose('a service')` → "Choose a service." */
  choose: (what: string) => `Choose ${what}.`,
  email: 'Enter an e-mail address such as name@example.com.',
  url: 'Enter a web address such as https://example.com.',
  date: 'Enter a date such as 2027-05-31.',
  /** For half of a character and the like; what is harmless among invisible characters is taken away instead. */
  controlCharacters: 'Type this again: it holds invisible characters that cannot be sent.',
  /** For an answer of blanks that do not look like any: zero-width characters. */
  nothingVisible: 'Type at least one character that can be seen.',
  number: numberWanted,
  wholeNumber: 'Enter a whole number.',
  atLeast: (least: number) => `Enter ${least} or more.`,
  atMost: (most: number) => `Enter ${most} or less.`,
  /** For a text over its limit, in characters; with its length it also says how much is too much. */
  shorten: (limit: number, length?: number) =>
    `${length === undefined ? '' : `${characters(length - limit)} too long. `}Shorten this to ${countInWords(limit)} characters or fewer.`,
} as const;

/** "1,250 characters" */
const characters = (count: number) => `${countInWords(count)} ${count === 1 ? 'character' : 'characters'}`;
