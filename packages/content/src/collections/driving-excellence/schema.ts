import type { InferType } from 'yup';
import { kinds } from '../../shapes/kinds';
import { entry, field } from '../field';

export const excellenceCard = entry({
  title: field.text({ label: 'Title', min: 3, max: 70 }),
  description: field.text({ label: 'Description', help: 'One or two sentences.', min: 15, max: 160, multiline: true }),
  icon: field.choice({ label: 'Icon', options: kinds.icon }),
  href: field.page({ label: 'Leads to' }),
});

/** A card of the landing page that leads to one part of the site. */
export type ExcellenceCard = InferType<typeof excellenceCard>;
