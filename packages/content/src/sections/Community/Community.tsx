import { EntryList } from '@advisor/ui/sections';
import { CommunityCard } from '../../cards/CommunityCard';
import { communityInitiatives } from '../../lists/community';
import { communitySection } from '../../lists/global-initiatives';

// PAGE-4
/** The three nonprofits. */
export function Community() {
  return (
    <EntryList {...communitySection}>
      {communityInitiatives.map((initiative) => (
        <CommunityCard key={initiative.name} initiative={initiative} />
      ))}
    </EntryList>
  );
}
