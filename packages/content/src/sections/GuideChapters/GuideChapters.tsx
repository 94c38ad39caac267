import { FigureTable } from '@advisor/ui/sections';
import type { Chapter } from '../../collections/guide-chapters/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface GuideChaptersProps extends SectionWords {
  /** The chapters in their order, a row each; the last row adds up their pages. */
  chapters: readonly Chapter[];
}

// PAGE-12
/** The chapters of a guide with their pages, and how many these are together. */
export function GuideChapters({ chapters, ...section }: GuideChaptersProps) {
  const total = chapters.reduce((sum, { pages }) => sum + pages, 0);
  return (
    <FigureTable
      {...section}
      caption="Chapters of the guide and their pages"
      columns={['Chapter', 'Pages']}
      rows={chapters.map(({ title, description, pages }) => ({ title, description, figures: [String(pages)] }))}
      total={{ title: 'The whole guide', figures: [String(total)] }}
    />
  );
}
