import { Card, Link, Text, type CardProps } from '@advisor/ui';
import type { ContactCard as ContactCardContent } from '../../collections/contact-cards/schema';
import { iconOf } from '../iconOf';

export interface ContactCardProps {
  /** What to show: title, icon, description, and a value that is a link if it has an address. */
  card: ContactCardContent;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: CardProps['level'];
}

/** A way to reach the owner, or what to expect. Renders an `<article>`. */
export function ContactCard({ card, level }: ContactCardProps) {
  const { title, value, description, icon, href } = card;
  return (
    <Card heading={title} level={level} meta={iconOf(icon)}>
      <Text size="s" weight="medium">
        {href ? <Link href={href}>{value}</Link> : value}
      </Text>
      <Text size="s" color="textSoft">
        {description}
      </Text>
    </Card>
  );
}
