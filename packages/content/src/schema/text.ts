import { mixed, number, string } from 'yup';
import { kinds } from '../lists/kinds';
import { pagePaths } from '../lists/pages';

/** A trimmed text of limited length, so that it fits the layout of cards and rows. */
const text = (min: number, max: number) =>
  string().strict().required().trim('${path} has space around it').min(min).max(max);

/** A name, a label, a short fact. */
export const label = text(1, 60);
/** A heading of a card or row. */
export const title = text(3, 70);
/** The h1 of a page. */
export const headline = text(5, 60);
/** The paragraph under a headline. */
export const lead = text(40, 190);
/** One or two sentences in a card or row. */
export const description = text(15, 160);
/** A short sentence: intros, responses. */
export const sentence = text(10, 180);
/** Running text. */
export const paragraph = text(40, 420);

/** One of the values of `kinds`. */
export const kind = (name: keyof typeof kinds) => string().strict().required().oneOf(kinds[name]);

/** An existing date, as `YYYY-MM-DD`. */
export const day = string()
  .strict()
  .required()
  .matches(/^\d{4}-\d{2}-\d{2}$/)
  .test({
    name: 'exists',
    message: '${path} is no day of the calendar',
    skipAbsent: true,
    test: (value) => {
      const time = Date.parse(`${value}T00:00:00Z`);
      return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
    },
  });

/** Another site, over https. */
export const externalUrl = string()
  .strict()
  .required()
  .url()
  .matches(/^https:\/\//, '${path} must be https');

const isPage = (value: string) =>
  value === '/' || (pagePaths as readonly string[]).includes(value.replace(/[?#].*$/, ''));

/** A page of this site, another site over https, or a mail. */
export const href = string()
  .strict()
  .required()
  .test({
    name: 'href',
    message: '${path} must be a page of this site, start with https:// or with mailto:',
    skipAbsent: true,
    test: (value) =>
      value.startsWith('/')
        ? isPage(value)
        : value.startsWith('mailto:')
          ? value.includes('@')
          : externalUrl.isValidSync(value),
  });

/** A page of this site, without a query or fragment. */
export const pagePath = string().strict().required().oneOf(pagePaths);

/** A file or link that may not exist yet. */
export const hrefOrNull = mixed()
  .defined()
  .nullable()
  .test('href', '${path} must be null or a link', (value) => value === null || href.isValidSync(value));

/** A count. */
export const count = number().strict().required().integer().positive();
