import { ButtonLink, Entry, Text, VisuallyHidden } from '@advisor/ui';
import { EntryList } from '@advisor/ui/sections';
import { Day } from '../../cards/Day';
import type { Coverage } from '../../collections/coverage/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface RecentCoverageProps extends SectionWords {
  /** The publications of others, a row each, in this order: title, outlet, date and address. */
  coverage: readonly Coverage[];
}

// PAGE-25
/** What others published about the owner, row by row. */
export function RecentCoverage({ coverage, ...section }: RecentCoverageProps) {
  return (
    <EntryList {...section}>
      {coverage.map(({ title, outlet, date, url }) => (
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
