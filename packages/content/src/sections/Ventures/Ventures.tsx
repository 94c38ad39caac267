import { CardGrid } from '@advisor/ui/sections';
import { VentureCard } from '../../cards/VentureCard';
import type { Venture } from '../../collections/ventures/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface VenturesProps extends SectionWords {
  /** The ventures, a card each, in this order. */
  ventures: readonly Venture[];
}

// PAGE-1, PAGE-3
/** Ventures, two in a row. */
export function Ventures({ ventures, ...section }: VenturesProps) {
  return (
    <CardGrid {...section} columns={2}>
      {ventures.map((venture) => (
        <VentureCard key={venture.name} venture={venture} />
      ))}
    </CardGrid>
  );
}
