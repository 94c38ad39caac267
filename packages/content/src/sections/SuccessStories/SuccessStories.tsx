import { EntryList } from '@advisor/ui/sections';
import { StoryCard } from '../../cards/StoryCard';
import { successStories, successStoriesSection } from '../../lists/partnership-opportunities';

/** Three partnerships and what came of them (spec/site.md §2). */
export function SuccessStories() {
  return (
    <EntryList {...successStoriesSection} tone="sunken">
      {successStories.map((story) => (
        <StoryCard key={story.title} story={story} />
      ))}
    </EntryList>
  );
}
