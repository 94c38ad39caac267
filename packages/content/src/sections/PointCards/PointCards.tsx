import { CardGrid, type CardGridProps } from '@advisor/ui/sections';
import { PointCard } from '../../cards/PointCard';
import type { Point, SectionWords } from '../../shapes/shapes';

export interface PointCardsProps extends SectionWords, Pick<CardGridProps, 'columns' | 'background'> {
  /** The points, a card each, in this order: a title and a description. */
  points: readonly Point[];
}

/** Equal points side by side. For points that are read in order, use `FeatureList`. */
export function PointCards({ points, ...section }: PointCardsProps) {
  return (
    <CardGrid {...section}>
      {points.map((point) => (
        <PointCard key={point.title} point={point} />
      ))}
    </CardGrid>
  );
}
