import type { InferType } from 'yup';
import { kinds } from '../../shapes/kinds';
import { entry, field } from '../field';

export const publication = entry({
  title: field.text({ label: 'Title', min: 3, max: 70 }),
  type: field.choice({ label: 'Kind', options: kinds.publicationType }),
  publisher: field.text({ label: 'Publisher', max: 60 }),
  date: field.day({ label: 'Date' }),
  description: field.text({ label: 'Description', help: 'One or two sentences.', min: 15, max: 160, multiline: true }),
  url: field.website({ label: 'Link to the text' }),
});

/** Something the owner wrote that someone else published. */
export type Publication = InferType<typeof publication>;
