import { CardGrid } from '@advisor/ui/sections';
import { PodcastCard } from '../../cards/PodcastCard';
import { podcasts } from '../../lists/podcasts';
import type { SectionWords } from '../../lists/shapes';

export interface PodcastsProps {
  words: SectionWords;
}

/** The three episodes, on /media and on /podcasts (spec/site.md §2). */
export function Podcasts({ words }: PodcastsProps) {
  return (
    <CardGrid {...words}>
      {podcasts.map((podcast) => (
        <PodcastCard key={podcast.url} podcast={podcast} />
      ))}
    </CardGrid>
  );
}
