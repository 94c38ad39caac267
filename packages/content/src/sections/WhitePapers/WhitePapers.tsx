import { Badge, Grid, Section, Stack } from '@advisor/ui';
import { PaperCard } from '../../cards/PaperCard';
import { paperBadges, papersSection, whitePapers } from '../../lists/white-papers';

/** The six papers under the badges of their categories, which only tell and do not filter (spec/site.md §2). */
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
