import { EntryList } from '@advisor/ui/sections';
import { StoryCard } from '../../cards/StoryCard';
import type { SuccessStory } from '../../collections/success-stories/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface SuccessStoriesProps extends SectionWords {
  /** The partnerships, a row each, in this order. */
  stories: readonly SuccessStory[];
}

// PAGE-10
/** Partnerships and their results, row by row. */
export function SuccessStories({ stories, ...section }: SuccessStoriesProps) {
  return (
    <EntryList {...section} background="sunken">
      {stories.map((story) => (
        <StoryCard key={story.title} story={story} />
      ))}
    </EntryList>
  );
}
