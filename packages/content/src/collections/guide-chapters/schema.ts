import type { InferType } from 'yup';
import { entry, field } from '../field';

export const chapter = entry({
  title: field.text({ label: 'Title', min: 3, max: 70 }),
  description: field.text({ label: 'Description', help: 'One or two sentences.', min: 15, max: 160, multiline: true }),
  pages: field.number({ label: 'Pages' }),
});

/** A chapter of the guide. */
export type Chapter = InferType<typeof chapter>;
