import { Badge, Card, formatCount, Text, type CardProps } from '@advisor/ui';
import type { WhitePaper } from '../../collections/white-papers/schema';
import { Day } from '../Day';
import { FileButton } from '../FileButton';

export interface PaperCardProps {
  paper: WhitePaper;
  /** @default 3 */
  level?: CardProps['level'];
}

/** A white paper with its pages, date and downloads. Renders an `<article>`. */
export function PaperCard({ paper, level }: PaperCardProps) {
  const { title, description, category, pages, date, downloads, downloadUrl } = paper;
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
      actions={<FileButton href={downloadUrl} name={title} />}
    >
      <Text size="s">{description}</Text>
      <Text size="xs" tone="soft" tabular>
        {pages} pages · {formatCount(downloads)} downloads
      </Text>
    </Card>
  );
}
