import { CardGrid } from '@advisor/ui/sections';
import { ConsultingCard } from '../../cards/ConsultingCard';
import type { ConsultingEngagement } from '../../collections/consulting-engagements/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface ConsultingProps extends SectionWords {
  /** The lines of work, a card each, in this order. */
  engagements: readonly ConsultingEngagement[];
}

// PAGE-4
/** Lines of consulting work, side by side. */
export function Consulting({ engagements, ...section }: ConsultingProps) {
  return (
    <CardGrid {...section}>
      {engagements.map((engagement) => (
        <ConsultingCard key={engagement.name} engagement={engagement} />
      ))}
    </CardGrid>
  );
}
