import { Card, FileLink, formatCount, Link, Text, type CardProps } from '@advisor/ui';
import type { WhitePaper } from '../../collections/white-papers/schema';
import type { FileFacts } from '../../shapes/shapes';
import { DocumentCover } from '../../covers';
import { askFor } from '../askFor';
import { Day } from '../Day';
import { FactLine } from '../FactLine';
import { drawing, object } from './PaperCard.css';

export interface PaperCardProps {
  paper: WhitePaper;
  /** Metadata of files. */
  files?: FileFacts | undefined;
  /** The URL of the paper's page, for the title. */
  href?: string | undefined;
  /** @default 3 */
  level?: CardProps['level'];
}

// FILE-42, FILE-45
/** A white paper with its pages, date and, where counted, downloads. Renders an `<article>`. */
export function PaperCard({ paper, files, href, level }: PaperCardProps) {
  const { title, description, category, pages, date, downloads, downloadUrl } = paper;
  const facts = downloadUrl === null ? undefined : files?.[downloadUrl];
  return (
    <Card
      heading={href === undefined ? title : <Link href={href}>{title}</Link>}
      level={level}
      meta={<FactLine facts={[category, <Day key="date" date={date} />]} />}
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
      <div className={object}>
        <div className={drawing}>
          <DocumentCover pages={pages} name={category} outline={facts?.outline} />
        </div>
        <Text size="s">{description}</Text>
      </div>
      <Text size="xs" color="soft">
        <FactLine
          facts={[
            `${pages} pages${facts?.isSummary ? ' in full' : ''}`,
            ...(downloads === undefined ? [] : [`${formatCount(downloads)} downloads`]),
          ]}
        />
      </Text>
    </Card>
  );
}
