import { Card, List, Text, type CardProps } from '@advisor/ui';
import type { ConsultingEngagement } from '../../collections/consulting-engagements/schema';

export interface ConsultingCardProps {
  /** The work to show: name, kind, role, description, volume and subjects. */
  engagement: ConsultingEngagement;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: CardProps['level'];
}

/** A line of consulting work: the owner's role, its subjects and its volume. Renders an `<article>`. */
export function ConsultingCard({ engagement, level }: ConsultingCardProps) {
  const { name, type, role, description, impact, focus } = engagement;
  return (
    <Card heading={name} level={level} meta={`${type} · ${role}`}>
      <Text size="s">{description}</Text>
      <Text size="s" weight="strong" tabular>
        {impact}
      </Text>
      <List items={focus} size="xs" />
    </Card>
  );
}
