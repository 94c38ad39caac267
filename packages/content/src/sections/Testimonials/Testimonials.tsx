import { CardGrid } from '@advisor/ui/sections';
import { TestimonialCard } from '../../cards/TestimonialCard';
import { mentorshipTestimonials, mentorshipTestimonialsSection } from '../../lists/apply-mentorship-program';

// PAGE-9
/** What two mentees say, each with a rating. */
export function Testimonials() {
  return (
    <CardGrid {...mentorshipTestimonialsSection} columns={2} tone="sunken">
      {mentorshipTestimonials.map((testimonial) => (
        <TestimonialCard key={testimonial.author} testimonial={testimonial} />
      ))}
    </CardGrid>
  );
}
