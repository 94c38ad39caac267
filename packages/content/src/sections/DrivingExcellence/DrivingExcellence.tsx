import { CardGrid } from '@advisor/ui/sections';
import { ExcellenceCard } from '../../cards/ExcellenceCard';
import type { ExcellenceCard as ExcellenceEntry } from '../../collections/driving-excellence/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface DrivingExcellenceProps extends SectionWords {
  /** The parts of the site, a card each that leads there; four fit in a row. */
  cards: readonly ExcellenceEntry[];
}

// PAGE-1
/** Cards that lead to the main parts of the site, in one row. */
export function DrivingExcellence({ cards, ...section }: DrivingExcellenceProps) {
  return (
    <CardGrid {...section} columns={4}>
      {cards.map((card) => (
        <ExcellenceCard key={card.href} card={card} />
      ))}
    </CardGrid>
  );
}
