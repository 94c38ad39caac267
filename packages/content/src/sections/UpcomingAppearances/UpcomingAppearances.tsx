import { Badge, Entry, Text } from '@advisor/ui';
import { EntryList } from '@advisor/ui/sections';
import { Day } from '../../cards/Day';
import { upcomingAppearances, upcomingSection } from '../../lists/podcasts-page';

/** Recordings to come, each Confirmed or Scheduled (spec/site.md §2). */
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
