import { messages } from '@advisor/ui/forms';
import { object, string } from 'yup';
import { contentTypes } from './contentItem';
import { line, text, webAddress } from './textRules';

/** The longest detail of a kind, in characters. */
export const detailLimit = 200;

// ADMIN-8
/** The validation of the content form. */
export const contentItemSchema = object({
  type: string().oneOf(contentTypes).required(),
  title: line(200).required(messages.enter('a title')),
  description: text(2000).required(messages.enter('a description')),
  date: line(100).required(messages.enter('a date, such as May 2026')),
  url: webAddress,
  platform: line(detailLimit),
  duration: line(detailLimit),
  venue: line(detailLimit),
  topic: line(detailLimit),
  audience: line(detailLimit),
  eventType: line(detailLimit),
  publisher: line(detailLimit),
});
