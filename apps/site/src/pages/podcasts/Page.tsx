import { BarsCover } from '@advisor/content/covers';
import { ClosingCall, PageOpening, Podcasts as Episodes, UpcomingAppearances } from '@advisor/content/sections';
import { ListSection } from '@advisor/ui/sections';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /podcasts */
export default function Podcasts({ words, entries }: PropsOf<typeof page>) {
  return (
    <>
      <PageOpening
        {...words.hero}
        cover={
          entries.podcasts.length > 0 && (
            <BarsCover
              values={entries.podcasts.map(({ duration }) => parseInt(duration, 10))}
              name="Minutes of the episodes"
            />
          )
        }
      />
      <Episodes {...words.featuredEpisodes} podcasts={entries.podcasts} />
      <UpcomingAppearances {...words.upcoming} appearances={entries.upcomingAppearances} />
      <ListSection {...words.podcastTopics} columns={2} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
