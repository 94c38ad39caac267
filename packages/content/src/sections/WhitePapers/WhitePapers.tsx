import { Badge, Grid, Section, Stack } from '@advisor/ui';
import { PaperCard } from '../../cards/PaperCard';
import type { SectionWords } from '../../shapes/shapes';
import type { WhitePaper } from '../../collections/white-papers/schema';

export interface WhitePapersProps extends SectionWords {
  /** The badges above the papers; they do not filter. */
  badges: readonly string[];
  papers: readonly WhitePaper[];
}

// PAGE-24
/** Papers below the badges of their categories, which do not filter. */
export function WhitePapers({ badges, papers, ...section }: WhitePapersProps) {
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
              <PaperCard paper={paper} />
            </li>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
