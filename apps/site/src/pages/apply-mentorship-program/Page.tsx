import { DotsCover } from '@advisor/content/covers';
import { MentorshipApplicationForm } from '@advisor/content/forms';
import { MentorshipPrograms, PageOpening, Testimonials } from '@advisor/content/sections';
import { ProcessSteps, StatStrip } from '@advisor/ui/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /apply-mentorship-program */
export default function ApplyMentorshipProgram({ words, entries }: PropsOf<typeof page>) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening
        {...words.hero}
        cover={
          <DotsCover count={parseInt(words.mentorshipStatistics.items[0]?.value ?? '0', 10)} name="people mentored" />
        }
      />
      <MentorshipPrograms {...words.programs} programs={entries.mentorshipPrograms} />
      <StatStrip {...words.mentorshipStatistics} />
      <Testimonials {...words.mentorshipTestimonials} testimonials={entries.mentorshipTestimonials} />
      <ProcessSteps {...words.mentorshipProcess} />
      <MentorshipApplicationForm words={words.form} {...form} />
    </>
  );
}
