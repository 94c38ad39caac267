import { Card, Text, type CardProps } from '@advisor/ui';
import type { Publication } from '../../collections/publications/schema';
import { Day } from '../Day';

export interface PublicationCardProps {
  /** The publication to show: title, kind, publisher, date, description and address. */
  publication: Publication;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: CardProps['level'];
}

/** Something the owner wrote that someone else published; the whole card opens it in a new tab. Renders an `<article>`. */
export function PublicationCard({ publication, level }: PublicationCardProps) {
  const { title, type, publisher, date, description, url } = publication;
  return (
    <Card
      heading={title}
      level={level}
      href={url}
      meta={
        <>
          <span>{type}</span>
          <Day date={date} />
        </>
      }
    >
      <Text size="s" weight="medium">
        {publisher}
      </Text>
      <Text size="s">{description}</Text>
    </Card>
  );
}
