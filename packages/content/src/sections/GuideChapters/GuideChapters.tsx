import { FigureTable } from '@advisor/ui/sections';
import { mspGuideChapters, mspGuideChaptersSection } from '../../lists/download-msp-guide';

const total = mspGuideChapters.reduce((sum, chapter) => sum + chapter.pages, 0);

// PAGE-12
/** The seven chapters of the MSP guide with their pages, which add up to 75. */
export function GuideChapters() {
  return (
    <FigureTable
      {...mspGuideChaptersSection}
      caption="Chapters of the guide and their pages"
      columns={['Chapter', 'Pages']}
      rows={mspGuideChapters.map(({ title, description, pages }) => ({ title, description, figures: [String(pages)] }))}
      total={{ title: 'The whole guide', figures: [String(total)] }}
    />
  );
}
