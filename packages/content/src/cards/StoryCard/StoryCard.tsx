import { Entry, Text, type EntryProps } from '@advisor/ui';
import type { SuccessStory } from '../../collections/success-stories/schema';

export interface StoryCardProps {
  /** The story to show: title, partner, description and result. */
  story: SuccessStory;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: EntryProps['level'];
}

/** A partnership and its result. Renders an `<article>` as a row. */
export function StoryCard({ story, level }: StoryCardProps) {
  return (
    <Entry heading={story.title} level={level} meta={story.partner}>
      <Text size="s">{story.description}</Text>
      <Text size="s" weight="strong">
        {story.result}
      </Text>
    </Entry>
  );
}
