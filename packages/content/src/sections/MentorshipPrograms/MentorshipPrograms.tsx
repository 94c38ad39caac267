import { CardGrid, type CardGridProps } from '@advisor/ui/sections';
import { ProgramCard } from '../../cards/ProgramCard';
import type { MentorshipProgram } from '../../collections/mentorship-programs/schema';
import type { PagePath } from '../../shapes/paths';
import type { SectionWords } from '../../shapes/shapes';
import { choosing } from '../../cards/choosing';

export interface MentorshipProgramsProps extends SectionWords, Pick<CardGridProps, 'background'> {
  /** The programs, a card each, in this order. A card chooses its program in the form to apply. */
  programs: readonly MentorshipProgram[];
  /** The page with the form to apply, if it is another one. */
  formPage?: PagePath;
}

// PAGE-4
/** Mentorship programs side by side, each with a drawing. */
export function MentorshipPrograms({ programs, formPage, ...section }: MentorshipProgramsProps) {
  return (
    <CardGrid {...section}>
      {programs.map((program) => (
        <ProgramCard key={program.name} program={program} href={`${formPage ?? ''}${choosing(program.option)}`} />
      ))}
    </CardGrid>
  );
}
