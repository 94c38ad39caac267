import { string } from 'yup';
import { isDay, isHref } from './rules';

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

const ruled = (holds: (value: string) => boolean, message: string) =>
  string().strict().required().test({ name: 'form', message, skipAbsent: true, test: holds });

/** An existing date, as `YYYY-MM-DD`. */
export const day = ruled(isDay, '${path} is no day of the calendar');

/** A page of this site, another site over https, or a mail. */
export const href = ruled(isHref, '${path} must be a page of this site, start with https:// or with mailto:');
