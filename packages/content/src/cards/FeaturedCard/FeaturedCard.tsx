import { Card, FileLink, Text, type CardProps } from '@advisor/ui';
import type { FeaturedContent } from '../../collections/featured-content/schema';
import type { Kind } from '../../shapes/kinds';
import { askFor } from '../askFor';
import { FactLine } from '../FactLine';

export interface FeaturedCardProps {
  content: FeaturedContent;
  /** @default 3 */
  level?: CardProps['level'];
}

const verbs: Record<Kind<'featuredType'>, string> = { 'Recorded talk': 'Watch', Workshop: 'Watch', Report: 'Read' };

/** A featured talk, workshop or report, with its duration. Renders an `<article>`. */
export function FeaturedCard({ content, level }: FeaturedCardProps) {
  const { title, type, description, duration, pages, link } = content;
  return (
    <Card
      heading={title}
      level={level}
      meta={<FactLine facts={[type, duration ?? `${pages} pages`]} />}
      actions={<FileLink href={link} name={title} askHref={askFor(title)} label={verbs[type]} />}
    >
      <Text size="s">{description}</Text>
    </Card>
  );
}
