import { Badge, Entry, Text } from '@advisor/ui';
import { EntryList } from '@advisor/ui/sections';
import { Day } from '../../cards/Day';
import { upcomingAppearances, upcomingSection } from '../../lists/podcasts-page';

// PAGE-23
/** Upcoming recordings, each Confirmed or Scheduled. */
export function UpcomingAppearances() {
  return (
    <EntryList {...upcomingSection}>
      {upcomingAppearances.map(({ title, platform, date, status }) => (
        <Entry
          key={title}
          heading={title}
          meta={<Day date={date} />}
          end={<Badge tone={status === 'Confirmed' ? 'accent' : 'neutral'}>{status}</Badge>}
        >
          <Text size="s">{platform}</Text>
        </Entry>
      ))}
    </EntryList>
  );
}
