import { Entry, Link, Text } from '@advisor/ui';
import { EntryList } from '@advisor/ui/sections';
import { Day } from '../../cards/Day';
import type { EditionSummary } from '../../collections/editions/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface EditionsProps extends SectionWords {
  /** Newest first. */
  editions: readonly EditionSummary[];
}

// BRIEF-15
/** The published editions of the brief, as links. Renders nothing if there are none. */
export function Editions({ editions, ...section }: EditionsProps) {
  if (editions.length === 0) return null;
  return (
    <EntryList {...section}>
      {editions.map(({ slug, title, brief, date, summary }) => (
        <Entry
          key={slug}
          heading={<Link href={`/executive-brief/${slug}`}>{title}</Link>}
          meta={
            <>
              <Day date={date} />
              <br />
              {briefWords[brief]}
            </>
          }
        >
          <Text measure>{summary}</Text>
        </Entry>
      ))}
    </EntryList>
  );
}

/** The names of the briefs. */
export const briefWords = {
  Cybersecurity: 'Cybersecurity brief',
  MSP: 'MSP brief',
  'Strategic technology': 'Strategic technology brief',
  All: 'All briefs',
} as const;
