import type { InferType } from 'yup';
import { entry, field } from '../field';

export const testimonial = entry({
  quote: field.text({ label: 'Quote', help: 'In their words, with permission.', min: 40, max: 420, multiline: true }),
  author: field.text({ label: 'Author', max: 60 }),
  role: field.text({ label: 'What they do', help: 'Such as Head of a school in Ohio.', min: 3, max: 70 }),
  picture: field.picture({
    label: 'Picture',
    help: 'Of the author, with permission. It is shown small and round.',
    optional: true,
    // The name stands beside it.
    decorative: true,
  }),
  rating: field.number({ label: 'Stars', help: 'From 1 to 5.', min: 1, max: 5 }),
});

/** What a client or mentee said. */
export type Testimonial = InferType<typeof testimonial>;
