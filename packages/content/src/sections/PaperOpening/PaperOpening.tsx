import { FileLink, Stack, Text } from '@advisor/ui';
import { askFor } from '../../cards/askFor';
import { Day } from '../../cards/Day';
import type { WhitePaper } from '../../collections/white-papers/schema';
import { DocumentCover } from '../../covers';
import type { FileFacts } from '../../shapes/shapes';
import { PageOpening } from '../PageOpening';

export interface PaperOpeningProps {
  paper: WhitePaper;
  /** Metadata of files. */
  files?: FileFacts | undefined;
}

// PAGE-50, FILE-42, FILE-45
/** The hero of a paper's page: cover, page count, date, and its file or where to ask for it. */
export function PaperOpening({ paper, files }: PaperOpeningProps) {
  const { title, description, category, pages, date, downloadUrl } = paper;
  const facts = downloadUrl === null ? undefined : files?.[downloadUrl];
  return (
    <PageOpening
      label={category}
      headline={title}
      lead={description}
      cover={<DocumentCover pages={pages} name={title} outline={facts?.outline} />}
    >
      <Stack space="m">
        <Text size="s" color="soft">
          <Day date={date} /> · {pages} pages{facts?.isSummary ? ' in full' : ''}
        </Text>
        <FileLink
          href={downloadUrl}
          name={title}
          askHref={askFor(title)}
          {...(facts?.isSummary && { label: 'Download the summary' })}
          pages={facts?.pages}
          bytes={facts?.bytes}
        />
      </Stack>
    </PageOpening>
  );
}
