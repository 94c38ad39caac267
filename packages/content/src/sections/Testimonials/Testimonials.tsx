import { CardGrid } from '@advisor/ui/sections';
import { TestimonialCard } from '../../cards/TestimonialCard';
import type { Testimonial } from '../../collections/testimonials/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface TestimonialsProps extends SectionWords {
  /** The testimonials, two in a row, in this order. */
  testimonials: readonly Testimonial[];
}

// PAGE-9
/** What people say, each with a rating. */
export function Testimonials({ testimonials, ...section }: TestimonialsProps) {
  return (
    <CardGrid {...section} columns={2} background="sunken">
      {testimonials.map((testimonial) => (
        <TestimonialCard key={testimonial.author} testimonial={testimonial} />
      ))}
    </CardGrid>
  );
}
