import { CardGrid } from '@advisor/ui/sections';
import { PodcastCard } from '../../cards/PodcastCard';
import type { Podcast } from '../../collections/podcasts/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface PodcastsProps extends SectionWords {
  /** The episodes, a card each, in this order. */
  podcasts: readonly Podcast[];
}

// PAGE-5, PAGE-23
/** Podcast episodes, side by side. */
export function Podcasts({ podcasts, ...section }: PodcastsProps) {
  return (
    <CardGrid {...section}>
      {podcasts.map((podcast) => (
        <PodcastCard key={podcast.url} podcast={podcast} />
      ))}
    </CardGrid>
  );
}
