import { CardGrid, type CardGridProps } from '@advisor/ui/sections';
import { PointCard } from '../../cards/PointCard';
import type { Point, SectionWords } from '../../shapes/shapes';

export interface PointCardsProps extends SectionWords, Pick<CardGridProps, 'columns' | 'surface' | 'folded'> {
  points: readonly Point[];
}

/** Equally important points side by side. For points to be read in order, use `FeatureList`. */
export function PointCards({ points, ...section }: PointCardsProps) {
  return (
    <CardGrid {...section}>
      {points.map((point) => (
        <PointCard key={point.title} point={point} />
      ))}
    </CardGrid>
  );
}
