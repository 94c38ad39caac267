import { EntryList } from '@advisor/ui/sections';
import { StoryCard } from '../../cards/StoryCard';
import { successStories, successStoriesSection } from '../../lists/partnership-opportunities';

// PAGE-10
/** Three partnerships and their results. */
export function SuccessStories() {
  return (
    <EntryList {...successStoriesSection} tone="sunken">
      {successStories.map((story) => (
        <StoryCard key={story.title} story={story} />
      ))}
    </EntryList>
  );
}
