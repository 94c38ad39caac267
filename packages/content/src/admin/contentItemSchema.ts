import { messages } from '@advisor/ui/forms';
import { object, string } from 'yup';
import { contentTypes } from './contentItem';
import { line, text } from './textRules';
import { isHttpAddress } from './webAddress';

/** The longest detail of a kind, in characters. */
export const detailLimit = 200;

/** An address that may be left out. */
export const optionalAddress = line(2048).test('address', messages.url, (text) => !text || isHttpAddress(text));

// ADMIN-8
/** The validation of the content form. */
export const contentItemSchema = object({
  type: string().oneOf(contentTypes).required(),
  title: line(200).required(messages.enter('a title')),
  description: text(2000).required(messages.enter('a description')),
  date: line(100).required(messages.enter('a date, such as May 2026')),
  url: optionalAddress,
  platform: line(detailLimit),
  duration: line(detailLimit),
  venue: line(detailLimit),
  topic: line(detailLimit),
  audience: line(detailLimit),
  eventType: line(detailLimit),
  publisher: line(detailLimit),
});
