import { Entry, Text } from '@advisor/ui';
import { EntryList } from '@advisor/ui/sections';
import { speakingTopics, speakingTopicsSection } from '../../lists/speaking';

// PAGE-21
/** The five talks that can be booked, with length and audience. */
export function SpeakingTopics() {
  return (
    <EntryList {...speakingTopicsSection}>
      {speakingTopics.map(({ title, description, duration, audience }) => (
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
