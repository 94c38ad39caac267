import { collection } from '../collection';
import { testimonialEntries } from './entries';
import { testimonial } from './schema';

export const mentorshipTestimonialsCollection = collection({
  name: 'testimonials',
  label: 'Testimonials',
  entryLabel: 'Testimonial',
  titleField: 'author',
  schema: testimonial,
  entries: testimonialEntries,
});
