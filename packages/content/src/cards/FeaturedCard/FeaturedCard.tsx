import { Card, Text, type CardProps } from '@advisor/ui';
import type { FeaturedContent } from '../../collections/featured-content/schema';
import type { Kind } from '../../shapes/kinds';
import { FileButton } from '../FileButton';

export interface FeaturedCardProps {
  content: FeaturedContent;
  /** @default 3 */
  level?: CardProps['level'];
}

const verbs: Record<Kind<'featuredType'>, string> = { 'Recorded talk': 'Watch', Workshop: 'Watch', Report: 'Read' };

/** A talk, a workshop or a report to start with, and how long it takes. Renders an `<article>`. */
export function FeaturedCard({ content, level }: FeaturedCardProps) {
  const { title, type, description, duration, pages, link } = content;
  return (
    <Card
      heading={title}
      level={level}
      meta={`${type} · ${duration ?? `${pages} pages`}`}
      actions={<FileButton href={link} name={title} label={verbs[type]} />}
    >
      <Text size="s">{description}</Text>
    </Card>
  );
}
