import type { InferType } from 'yup';
import { kinds } from '../../shapes/kinds';
import { entry, field } from '../field';

export const venture = entry({
  name: field.text({ label: 'Name', max: 60 }),
  type: field.text({ label: 'Kind', help: 'Such as Bakery.', max: 60 }),
  description: field.text({ label: 'Description', help: 'One or two sentences.', min: 15, max: 160, multiline: true }),
  icon: field.choice({ label: 'Icon', options: kinds.icon }),
  logo: field.picture({
    label: 'Logo',
    help: 'In the place of the icon. One with a background of its own can be read in dark mode too.',
    optional: true,
    // The name stands beside it.
    decorative: true,
  }),
  highlights: field.list({
    label: 'Highlights',
    help: 'Four short facts.',
    of: field.text({ label: 'Highlight', max: 60 }),
    min: 4,
    max: 4,
  }),
  colour: field.choice({ label: 'Color', options: kinds.colour }),
  href: field.link({ label: 'Learn More leads to' }),
});

/** A company or business the owner founded or runs. */
export type Venture = InferType<typeof venture>;
