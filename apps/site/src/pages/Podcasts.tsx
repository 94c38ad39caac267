import {
  featuredEpisodesSection,
  podcasts,
  podcastsClosingCall,
  podcastsHero,
  podcastTopics,
  podcastTopicsSection,
  upcomingAppearances,
  upcomingSection,
} from '@advisor/content/lists';
import { ClosingCall, PageOpening, Podcasts as Episodes, UpcomingAppearances } from '@advisor/content/sections';
import { List, Section } from '@advisor/ui';

/** /podcasts */
export default function Podcasts() {
  return (
    <>
      <PageOpening {...podcastsHero} />
      <Episodes {...featuredEpisodesSection} podcasts={podcasts} />
      <UpcomingAppearances {...upcomingSection} appearances={upcomingAppearances} />
      <Section {...podcastTopicsSection}>
        <List items={podcastTopics} columns={2} />
      </Section>
      <ClosingCall {...podcastsClosingCall} />
    </>
  );
}
