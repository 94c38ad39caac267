import { CardGrid } from '@advisor/ui/sections';
import { PodcastCard } from '../../cards/PodcastCard';
import { podcasts } from '../../lists/podcasts';
import type { SectionWords } from '../../lists/shapes';

export interface PodcastsProps {
  words: SectionWords;
}

// PAGE-5, PAGE-23
/** The three episodes, on /media and on /podcasts. */
export function Podcasts({ words }: PodcastsProps) {
  return (
    <CardGrid {...words}>
      {podcasts.map((podcast) => (
        <PodcastCard key={podcast.url} podcast={podcast} />
      ))}
    </CardGrid>
  );
}
