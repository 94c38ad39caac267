import { Badge, Card, FileLink, Text, type CardProps } from '@advisor/ui';
import type { WhitePaper } from '../../collections/white-papers/schema';
import type { FileFacts } from '../../shapes/shapes';
import { countOf } from '../../countOf';
import { askFor } from '../askFor';
import { Day } from '../Day';

export interface PaperCardProps {
  /** The paper to show: title, category, date, description, pages and file. Without a file it can be asked for. */
  paper: WhitePaper;
  /** What is known of files. */
  files?: FileFacts | undefined;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: CardProps['level'];
}

// FILE-42, FILE-45
/** A white paper with its pages and date, and its downloads if they are counted. Renders an `<article>`. */
export function PaperCard({ paper, files, level }: PaperCardProps) {
  const { title, description, category, pages, date, downloads, downloadUrl } = paper;
  const facts = downloadUrl === null ? undefined : files?.[downloadUrl];
  return (
    <Card
      heading={title}
      level={level}
      meta={
        <>
          <Badge>{category}</Badge>
          <Day date={date} />
        </>
      }
      actions={
        <FileLink
          href={downloadUrl}
          name={title}
          askHref={askFor(title)}
          {...(facts?.isSummary && { label: 'Download the summary' })}
          pages={facts?.pages}
          bytes={facts?.bytes}
        />
      }
    >
      <Text size="s">{description}</Text>
      <Text size="xs" color="textSoft" tabular>
        {`${countOf(pages, 'page', 'pages')}${facts?.isSummary ? ' in full' : ''}${downloads === undefined ? '' : ` · ${countOf(downloads, 'download', 'downloads')}`}`}
      </Text>
    </Card>
  );
}
