import { messages } from '@advisor/ui/forms';
import { number, object, string, type Schema } from 'yup';
import { line, text, webAddress } from './textRules';
import { ratingRange, settingTypes, type SettingType } from './setting';

/** A rule of one kind only: a field that is not shown must not keep the form from being saved. */
const onlyOf =
  (kind: SettingType, rule: Schema) =>
  ([type]: unknown[], otherwise: Schema): Schema =>
    type === kind ? rule : otherwise;

const { min, max } = ratingRange;

// ADMIN-9, CONTENT-7
/** The validation of the site-settings form. */
export const settingSchema = object({
  type: string().oneOf(settingTypes).required(),
  title: line(200).required(messages.enter('a title')),
  content: text(5000).required(messages.enter('the content')),
  description: text(2000),
  value: line(50),
  author: line(200),
  role: line(200),
  rating: number()
    .nullable()
    .when(
      'type',
      onlyOf(
        'testimonial',
        number()
          .typeError(messages.number)
          .required(messages.enter(`a rating from ${min} to ${max}`))
          .integer(messages.wholeNumber)
          .min(min, messages.atLeast(min))
          .max(max, messages.atMost(max)),
      ),
    ),
  logoUrl: string().when('type', onlyOf('venture', webAddress)),
});
