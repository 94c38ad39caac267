import { Card, FileLink, Text, type CardProps } from '@advisor/ui';
import type { FeaturedContent } from '../../collections/featured-content/schema';
import type { Kind } from '../../shapes/kinds';
import { countOf } from '../../countOf';
import { askFor } from '../askFor';

export interface FeaturedCardProps {
  /** The item to show: title, kind, description, duration or pages, and link. Without a link it can be asked for. */
  content: FeaturedContent;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
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
      meta={`${type} · ${duration ?? countOf(pages!, 'page', 'pages')}`}
      actions={<FileLink href={link} name={title} askHref={askFor(title)} label={verbs[type]} />}
    >
      <Text size="s">{description}</Text>
    </Card>
  );
}
