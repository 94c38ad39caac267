import { Badge, Grid, Section, Stack } from '@advisor/ui';
import { PaperCard } from '../../cards/PaperCard';
import { paperBadges, papersSection, whitePapers } from '../../lists/white-papers';

// PAGE-24
/** The six papers below their category badges, which do not filter. */
export function WhitePapers() {
  return (
    <Section {...papersSection} wide>
      <Stack space="xl">
        <Stack as="ul" direction="row" space="xs">
          {paperBadges.map((category) => (
            <li key={category}>
              <Badge>{category}</Badge>
            </li>
          ))}
        </Stack>
        <Grid as="ul" columns={3} space="xl">
          {whitePapers.map((paper) => (
            <li key={paper.title}>
              <PaperCard paper={paper} />
            </li>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
