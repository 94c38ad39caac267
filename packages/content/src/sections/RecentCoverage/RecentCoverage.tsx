import { ButtonLink, Entry, Text, VisuallyHidden } from '@advisor/ui';
import { EntryList } from '@advisor/ui/sections';
import { Day } from '../../cards/Day';
import { coverageSection, recentCoverage } from '../../lists/media-kit';

// PAGE-25
/** What others published about the owner. */
export function RecentCoverage() {
  return (
    <EntryList {...coverageSection}>
      {recentCoverage.map(({ title, outlet, date, url }) => (
        <Entry
          key={url}
          heading={title}
          meta={<Day date={date} />}
          end={
            <ButtonLink href={url} variant="secondary" size="small">
              Read<VisuallyHidden> {title}</VisuallyHidden>
            </ButtonLink>
          }
        >
          <Text size="s">{outlet}</Text>
        </Entry>
      ))}
    </EntryList>
  );
}
