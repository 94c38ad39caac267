import type { InferType } from 'yup';
import { entry, field } from '../field';

export const successStory = entry({
  title: field.text({ label: 'Title', min: 3, max: 70 }),
  partner: field.text({ label: 'Partner', max: 60 }),
  description: field.text({ label: 'Description', help: 'One or two sentences.', min: 15, max: 160, multiline: true }),
  result: field.text({ label: 'Result', help: 'A sentence with a figure.', min: 15, max: 160, multiline: true }),
});

/** The result of a partnership. */
export type SuccessStory = InferType<typeof successStory>;
