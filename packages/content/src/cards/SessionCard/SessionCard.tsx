import { Card, List, Text, type CardProps } from '@advisor/ui';
import type { Session } from '../../lists/session';

export interface SessionCardProps {
  session: Session;
  /** Where choosing it leads. Without it the card cannot be pressed. */
  href?: string;
  /** @default 3 */
  level?: CardProps['level'];
}

/** A session that can be booked: its length, what it is for and, where the list says so, what is included. Renders an `<article>`. */
export function SessionCard({ session, href, level }: SessionCardProps) {
  const { title, description, duration, includes } = session;
  return (
    <Card
      heading={title}
      level={level}
      href={href}
      meta={
        <Text as="span" size="xs" tone="marker" weight="medium">
          {duration}
        </Text>
      }
    >
      <Text size="s">{description}</Text>
      {includes ? <List items={includes} size="xs" /> : null}
    </Card>
  );
}
