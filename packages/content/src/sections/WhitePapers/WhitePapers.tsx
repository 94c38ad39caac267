import { Grid, Section, Stack, Text } from '@advisor/ui';
import { PaperCard } from '../../cards/PaperCard';
import type { FileFacts, SectionWords } from '../../shapes/shapes';
import type { WhitePaper } from '../../collections/white-papers/schema';

export interface WhitePapersProps extends SectionWords {
  /** The badges above the papers; they do not filter. */
  badges: readonly string[];
  papers: readonly WhitePaper[];
  /** The URLs of their pages, in the same order. */
  hrefs?: readonly string[] | undefined;
  /** Metadata of files. */
  files?: FileFacts | undefined;
}

// PAGE-24
/** Papers below their categories, which are plain text: they do not filter. */
export function WhitePapers({ badges, papers, hrefs, files, ...section }: WhitePapersProps) {
  return (
    <Section {...section} wide>
      <Stack space="xl">
        <Stack as="ul" direction="row" space="m">
          {badges.map((category) => (
            <li key={category}>
              <Text as="span" size="s" color="soft">
                {category}
              </Text>
            </li>
          ))}
        </Stack>
        <Grid as="ul" columns={3} space="xl">
          {papers.map((paper, index) => (
            <li key={paper.title}>
              <PaperCard paper={paper} files={files} href={hrefs?.[index]} />
            </li>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
