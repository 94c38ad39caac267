import { MentorshipApplicationForm } from '@advisor/content/forms';
import {
  applyMentorshipHero,
  mentorshipProcess,
  mentorshipProcessSection,
  mentorshipPrograms,
  mentorshipStatistics,
  mentorshipStatisticsSection,
  mentorshipTestimonials,
  mentorshipTestimonialsSection,
  programsSection,
} from '@advisor/content/lists';
import { MentorshipPrograms, PageOpening, Testimonials } from '@advisor/content/sections';
import { ProcessSteps, StatStrip } from '@advisor/ui/sections';
import { useRequestForm } from '../wiring/useRequestForm';

/** /apply-mentorship-program */
export default function ApplyMentorshipProgram() {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...applyMentorshipHero} />
      <MentorshipPrograms {...programsSection} programs={mentorshipPrograms} />
      <StatStrip {...mentorshipStatisticsSection} items={mentorshipStatistics} />
      <Testimonials {...mentorshipTestimonialsSection} testimonials={mentorshipTestimonials} />
      <ProcessSteps {...mentorshipProcessSection} steps={mentorshipProcess} />
      <MentorshipApplicationForm {...form} />
    </>
  );
}
