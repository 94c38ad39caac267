import { Card, List, Text, type CardProps } from '@advisor/ui';
import type { BriefCard as BriefCardContent } from '../../collections/briefs/schema';
import { iconOf } from '../iconOf';

export interface BriefCardProps {
  /** The brief to show: title, description, icon and topics. */
  brief: BriefCardContent;
  /** The address the card links to. Without it, the card is not a link. */
  href?: string;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: CardProps['level'];
}

/** A written brief to subscribe to, with its topics. Renders an `<article>`. */
export function BriefCard({ brief, href, level }: BriefCardProps) {
  return (
    <Card heading={brief.title} level={level} href={href} meta={iconOf(brief.icon)}>
      <Text size="s">{brief.description}</Text>
      <List items={brief.topics} size="xs" />
    </Card>
  );
}
