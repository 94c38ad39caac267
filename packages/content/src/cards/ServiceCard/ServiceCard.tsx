import { Card, Text, type CardProps } from '@advisor/ui';
import type { ServiceArea } from '../../collections/service-areas/schema';
import { iconOf } from '../iconOf';

export interface ServiceCardProps {
  /** The engagement to show: title, icon, description, duration and format. */
  service: ServiceArea;
  /** The address the card links to. Without it, the card is not a link. */
  href?: string;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: CardProps['level'];
}

// PAGE-8
/** A kind of engagement: what it is for, how long it takes and in which form. Renders an `<article>`. */
export function ServiceCard({ service, href, level }: ServiceCardProps) {
  const { title, description, duration, format, icon } = service;
  return (
    <Card heading={title} level={level} href={href} meta={iconOf(icon)}>
      <Text size="s">{description}</Text>
      <div>
        <Text size="s" weight="strong">
          {duration}
        </Text>
        <Text size="s" color="textSoft">
          {format}
        </Text>
      </div>
    </Card>
  );
}
