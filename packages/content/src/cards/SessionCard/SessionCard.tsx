import { Card, List, Text, type CardProps } from '@advisor/ui';
import type { Session } from '../../collections/sessions/schema';

export interface SessionCardProps {
  /** The session to show: title, duration, description and, if listed, what it includes. */
  session: Session;
  /** The address the card links to. Without it, the card is not a link. */
  href?: string;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: CardProps['level'];
}

/** A session that can be booked: its length, its purpose and, if listed, what it includes. Renders an `<article>`. */
export function SessionCard({ session, href, level }: SessionCardProps) {
  const { title, description, duration, includes } = session;
  return (
    <Card
      heading={title}
      level={level}
      href={href}
      meta={
        <Text as="span" size="xs" color="marker" weight="medium">
          {duration}
        </Text>
      }
    >
      <Text size="s">{description}</Text>
      {includes ? <List items={includes} size="xs" /> : null}
    </Card>
  );
}
