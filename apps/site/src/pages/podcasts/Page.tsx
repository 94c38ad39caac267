import { ClosingCall, PageOpening, Podcasts as Episodes, UpcomingAppearances } from '@advisor/content/sections';
import { ListSection } from '@advisor/ui/sections';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /podcasts */
export default function Podcasts({ words, entries }: PropsOf<typeof page>) {
  return (
    <>
      <PageOpening {...words.hero} />
      <Episodes {...words.featuredEpisodes} podcasts={entries.podcasts} />
      <UpcomingAppearances {...words.upcoming} appearances={entries.upcomingAppearances} />
      <ListSection {...words.podcastTopics} columns={2} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
