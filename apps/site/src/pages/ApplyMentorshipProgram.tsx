import { MentorshipApplicationForm } from '@advisor/content/forms';
import {
  applyMentorshipHero,
  mentorshipProcess,
  mentorshipProcessSection,
  mentorshipStatistics,
  mentorshipStatisticsSection,
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
      <PageOpening hero={applyMentorshipHero} />
      <MentorshipPrograms words={programsSection} />
      <StatStrip {...mentorshipStatisticsSection} items={mentorshipStatistics} />
      <Testimonials />
      <ProcessSteps {...mentorshipProcessSection} steps={mentorshipProcess} />
      <MentorshipApplicationForm {...form} />
    </>
  );
}
