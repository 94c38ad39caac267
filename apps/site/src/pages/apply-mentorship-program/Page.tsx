import { DotsCover } from '@advisor/content/covers';
import { MentorshipApplicationForm } from '@advisor/content/forms';
import { MentorshipPrograms, PageOpening, ScaledSteps, Testimonials } from '@advisor/content/sections';
import { StatStrip } from '@advisor/ui/sections';
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
        beside={<MentorshipApplicationForm words={words.form} {...form} />}
        cover={
          <DotsCover count={parseInt(words.mentorshipStatistics.items[0]?.value ?? '0', 10)} name="people mentored" />
        }
      />
      <MentorshipPrograms {...words.programs} programs={entries.mentorshipPrograms} />
      <StatStrip {...words.mentorshipStatistics} />
      <Testimonials {...words.mentorshipTestimonials} testimonials={entries.mentorshipTestimonials} />
      <ScaledSteps {...words.mentorshipProcess} folded />
    </>
  );
}
