import {
  featuredEpisodesSection,
  podcastsClosingCall,
  podcastsHero,
  podcastTopics,
  podcastTopicsSection,
} from '@advisor/content/lists';
import { ClosingCall, PageOpening, Podcasts as Episodes, UpcomingAppearances } from '@advisor/content/sections';
import { List, Section } from '@advisor/ui';

/** /podcasts */
export default function Podcasts() {
  return (
    <>
      <PageOpening hero={podcastsHero} />
      <Episodes words={featuredEpisodesSection} />
      <UpcomingAppearances />
      <Section {...podcastTopicsSection}>
        <List items={podcastTopics} columns={2} />
      </Section>
      <ClosingCall call={podcastsClosingCall} />
    </>
  );
}
