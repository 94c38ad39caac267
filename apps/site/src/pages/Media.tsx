import { mediaClosingCall, mediaHero, podcastsSection } from '@advisor/content/lists';
import { ClosingCall, PageOpening, Podcasts, Publications, SpeakingEngagements } from '@advisor/content/sections';

/** /media */
export default function Media() {
  return (
    <>
      <PageOpening hero={mediaHero} />
      <Podcasts words={podcastsSection} />
      <SpeakingEngagements />
      <Publications />
      <ClosingCall call={mediaClosingCall} />
    </>
  );
}
