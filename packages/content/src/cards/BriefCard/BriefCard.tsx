import { Card, List, Text, type CardProps } from '@advisor/ui';
import type { BriefCard as BriefCardContent } from '../../lists/executive-brief';
import { iconOf } from '../iconOf';

export interface BriefCardProps {
  brief: BriefCardContent;
  /** Where choosing it leads. Without it the card cannot be pressed. */
  href?: string;
  /** @default 3 */
  level?: CardProps['level'];
}

/** A written brief that can be ordered, with its topics. Renders an `<article>`. */
export function BriefCard({ brief, href, level }: BriefCardProps) {
  return (
    <Card heading={brief.title} level={level} href={href} meta={iconOf(brief.icon)}>
      <Text size="s">{brief.description}</Text>
      <List items={brief.topics} size="xs" />
    </Card>
  );
}
