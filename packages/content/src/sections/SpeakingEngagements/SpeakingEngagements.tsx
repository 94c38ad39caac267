import { EntryList } from '@advisor/ui/sections';
import { SpeakingCard } from '../../cards/SpeakingCard';
import { speakingSection } from '../../lists/media';
import { speakingEngagements } from '../../lists/speaking-engagements';

// PAGE-5
/** The five talks. */
export function SpeakingEngagements() {
  return (
    <EntryList {...speakingSection}>
      {speakingEngagements.map((engagement) => (
        <SpeakingCard key={engagement.url} engagement={engagement} />
      ))}
    </EntryList>
  );
}
