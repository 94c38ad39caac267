import { Badge, Grid, Section, Stack } from '@advisor/ui';
import { PaperCard } from '../../cards/PaperCard';
import type { FileFacts, SectionWords } from '../../shapes/shapes';
import type { WhitePaper } from '../../collections/white-papers/schema';

export interface WhitePapersProps extends SectionWords {
  /** The badges above the papers; they do not filter. */
  badges: readonly string[];
  /** The papers, a card each, in this order. */
  papers: readonly WhitePaper[];
  /** What is known of files. */
  files?: FileFacts | undefined;
}

// PAGE-24
/** Papers below the badges of their categories, which do not filter. Renders nothing without papers. */
export function WhitePapers({ badges, papers, files, ...section }: WhitePapersProps) {
  if (papers.length === 0) return null;
  return (
    <Section {...section} wide>
      <Stack space="xl">
        <Stack as="ul" direction="row" space="xs">
          {badges.map((category) => (
            <li key={category}>
              <Badge>{category}</Badge>
            </li>
          ))}
        </Stack>
        <Grid as="ul" columns={3} space="xl">
          {papers.map((paper) => (
            <li key={paper.title}>
              <PaperCard paper={paper} files={files} />
            </li>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
