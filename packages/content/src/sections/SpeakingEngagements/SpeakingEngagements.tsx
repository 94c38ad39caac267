import { EntryList } from '@advisor/ui/sections';
import { SpeakingCard } from '../../cards/SpeakingCard';
import type { SpeakingEngagement } from '../../collections/speaking-engagements/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface SpeakingEngagementsProps extends SectionWords {
  /** The talks, a row each, in this order. */
  engagements: readonly SpeakingEngagement[];
}

// PAGE-5
/** Talks that were given, row by row. */
export function SpeakingEngagements({ engagements, ...section }: SpeakingEngagementsProps) {
  return (
    <EntryList {...section}>
      {engagements.map((engagement) => (
        <SpeakingCard key={engagement.url} engagement={engagement} />
      ))}
    </EntryList>
  );
}
