import { Card, Text, type CardProps } from '@advisor/ui';
import type { ExcellenceCard as ExcellenceCardContent } from '../../collections/driving-excellence/schema';
import { iconOf } from '../iconOf';

export interface ExcellenceCardProps {
  /** The part of the site to show: title, description, icon, and the address that the card leads to. */
  card: ExcellenceCardContent;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: CardProps['level'];
}

/** A link to one part of the site; the whole card is the link. Renders an `<article>`. */
export function ExcellenceCard({ card, level }: ExcellenceCardProps) {
  return (
    <Card heading={card.title} level={level} href={card.href} meta={iconOf(card.icon)}>
      <Text size="s">{card.description}</Text>
    </Card>
  );
}
