import { Badge, Entry, Text } from '@advisor/ui';
import { EntryList } from '@advisor/ui/sections';
import { Day } from '../../cards/Day';
import type { UpcomingAppearance } from '../../collections/upcoming-appearances/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface UpcomingAppearancesProps extends SectionWords {
  /** The recordings and events, a row each, in this order: title, show or event, date and status. */
  appearances: readonly UpcomingAppearance[];
}

// PAGE-23
/** Upcoming recordings, each Confirmed or Scheduled. */
export function UpcomingAppearances({ appearances, ...section }: UpcomingAppearancesProps) {
  return (
    <EntryList {...section}>
      {appearances.map(({ title, platform, date, status }) => (
        <Entry
          key={title}
          heading={title}
          meta={<Day date={date} />}
          end={<Badge tone={status === 'Confirmed' ? 'info' : 'neutral'}>{status}</Badge>}
        >
          <Text size="s">{platform}</Text>
        </Entry>
      ))}
    </EntryList>
  );
}
