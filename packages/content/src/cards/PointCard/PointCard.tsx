import { Card, Text, type CardProps } from '@advisor/ui';
import type { Point } from '../../shapes/shapes';

export interface PointCardProps {
  /** The point to show: its title becomes the heading, its description the text. */
  point: Point;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: CardProps['level'];
}

/** A point and its explanation, for points side by side rather than in rows. Renders an `<article>`. */
export function PointCard({ point, level }: PointCardProps) {
  return (
    <Card heading={point.title} level={level}>
      <Text size="s">{point.description}</Text>
    </Card>
  );
}
