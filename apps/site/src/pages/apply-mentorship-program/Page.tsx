import { DotsCover } from '@advisor/content/covers';
import { MentorshipApplicationForm } from '@advisor/content/forms';
import { MentorshipPrograms, PageOpening, Testimonials } from '@advisor/content/sections';
import { ProcessSteps, StatStrip } from '@advisor/ui/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import { wholeNumberIn } from '../../content/wholeNumberIn';
import type { page } from './page';

/** /apply-mentorship-program */
export default function ApplyMentorshipProgram({ words, entries }: PropsOf<typeof page>) {
  const form = useRequestForm();
  const mentees = wholeNumberIn(words.mentorshipStatistics.items[0]?.value ?? '');
  return (
    <>
      <PageOpening
        {...words.hero}
        cover={mentees === null ? undefined : <DotsCover count={mentees} name="people mentored" />}
      />
      <MentorshipPrograms {...words.programs} programs={entries.mentorshipPrograms} />
      <StatStrip {...words.mentorshipStatistics} />
      <Testimonials {...words.mentorshipTestimonials} testimonials={entries.mentorshipTestimonials} />
      <ProcessSteps {...words.mentorshipProcess} />
      <MentorshipApplicationForm words={words.form} {...form} />
    </>
  );
}
