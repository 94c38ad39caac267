import { CardGrid } from '@advisor/ui/sections';
import { BriefCard } from '../../cards/BriefCard';
import { choosing } from '../../cards/choosing';
import type { BriefCard as Brief } from '../../collections/briefs/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface BriefsProps extends SectionWords {
  /** The briefs, a card each, in this order. A card chooses its brief in the form of the page. */
  briefs: readonly Brief[];
}

// PAGE-15
/** Briefs that the form of the page can ask for, side by side. */
export function Briefs({ briefs, ...section }: BriefsProps) {
  return (
    <CardGrid {...section}>
      {briefs.map((brief) => (
        <BriefCard key={brief.option} brief={brief} href={choosing(brief.option)} />
      ))}
    </CardGrid>
  );
}
