import { EntryList } from '@advisor/ui/sections';
import { CommunityCard } from '../../cards/CommunityCard';
import type { CommunityInitiative } from '../../collections/community-initiatives/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface CommunityProps extends SectionWords {
  /** The nonprofits, a row each, in this order. */
  initiatives: readonly CommunityInitiative[];
}

// PAGE-4
/** Nonprofits, row by row. */
export function Community({ initiatives, ...section }: CommunityProps) {
  return (
    <EntryList {...section}>
      {initiatives.map((initiative) => (
        <CommunityCard key={initiative.name} initiative={initiative} />
      ))}
    </EntryList>
  );
}
