import type { InferType } from 'yup';
import { entry, field } from '../field';

export const coverage = entry({
  title: field.text({ label: 'Title', min: 3, max: 70 }),
  outlet: field.text({ label: 'Published by', max: 60 }),
  date: field.day({ label: 'Date' }),
  url: field.website({ label: 'Link to the text' }),
});

/** Something a third party published about the owner. */
export type Coverage = InferType<typeof coverage>;
