import type { Entries } from '../collection';
import type { Testimonial } from './schema';

export const testimonialEntries: Entries<Testimonial> = {
  'thandeka-m': {
    quote:
      'I came with a list of certifications to collect. We threw it away in the second session and worked on how I talk to my directors. I got the budget.',
    author: /* placeholder: a mentee, with permission */ 'Thandeka M.',
    role: 'Security manager, regional bank',
    rating: 5,
  },
  'colin-r': {
    quote:
      'She asked what one user costs me and waited until I had an answer. It took three weeks, and it changed every contract we have.',
    author: /* placeholder: a mentee, with permission */ 'Colin R.',
    role: 'Owner, managed service provider with 22 staff',
    rating: 5,
  },
};

export const mentorshipTestimonials: readonly Testimonial[] = Object.values(testimonialEntries);
