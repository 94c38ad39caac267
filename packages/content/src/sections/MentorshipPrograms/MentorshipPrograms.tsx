import { CardGrid, type CardGridProps } from '@advisor/ui/sections';
import { ProgramCard } from '../../cards/ProgramCard';
import { mentorshipPrograms } from '../../lists/mentorship-programs';
import type { SectionWords } from '../../lists/shapes';
import { choosing } from '../../lists/session';

export interface MentorshipProgramsProps {
  words: SectionWords;
  tone?: CardGridProps['tone'];
}

// PAGE-4
/** The three mentorship programs, each with a drawing. */
export function MentorshipPrograms({ words, tone }: MentorshipProgramsProps) {
  return (
    <CardGrid {...words} tone={tone}>
      {mentorshipPrograms.map((program) => (
        <ProgramCard
          key={program.name}
          program={program}
          href={`/apply-mentorship-program${choosing(program.option)}`}
        />
      ))}
    </CardGrid>
  );
}
