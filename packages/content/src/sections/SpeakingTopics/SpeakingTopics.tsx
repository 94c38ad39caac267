import { Entry, Text } from '@advisor/ui';
import { EntryList } from '@advisor/ui/sections';
import type { SpeakingTopic } from '../../collections/speaking-topics/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface SpeakingTopicsProps extends SectionWords {
  /** The talks on offer, a row each, in this order: title, description, length and audience. */
  topics: readonly SpeakingTopic[];
}

// PAGE-21
/** Talks that can be booked, with length and audience. */
export function SpeakingTopics({ topics, ...section }: SpeakingTopicsProps) {
  return (
    <EntryList {...section}>
      {topics.map(({ title, description, duration, audience }) => (
        <Entry
          key={title}
          heading={title}
          meta={
            <>
              <span>{duration}</span>
              <span>{audience}</span>
            </>
          }
        >
          <Text size="s" measure>
            {description}
          </Text>
        </Entry>
      ))}
    </EntryList>
  );
}
