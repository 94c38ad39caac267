import {
  mediaClosingCall,
  mediaHero,
  podcasts,
  podcastsSection,
  publications,
  publicationsSection,
  speakingEngagements,
  speakingSection,
} from '@advisor/content/lists';
import { ClosingCall, PageOpening, Podcasts, Publications, SpeakingEngagements } from '@advisor/content/sections';

/** /media */
export default function Media() {
  return (
    <>
      <PageOpening {...mediaHero} />
      <Podcasts {...podcastsSection} podcasts={podcasts} />
      <SpeakingEngagements {...speakingSection} engagements={speakingEngagements} />
      <Publications {...publicationsSection} publications={publications} />
      <ClosingCall {...mediaClosingCall} />
    </>
  );
}
