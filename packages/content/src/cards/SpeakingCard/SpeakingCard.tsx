import { ButtonLink, Entry, Text, VisuallyHidden, type EntryProps } from '@advisor/ui';
import type { SpeakingEngagement } from '../../collections/speaking-engagements/schema';
import { Day } from '../Day';

export interface SpeakingCardProps {
  /** The talk to show: title, kind, event, date, topic, audience and address. */
  engagement: SpeakingEngagement;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: EntryProps['level'];
}

/** A talk the owner gave: venue, topic and audience. Renders an `<article>` as a row. */
export function SpeakingCard({ engagement, level }: SpeakingCardProps) {
  const { title, type, venue, date, topic, audience, url } = engagement;
  return (
    <Entry
      heading={title}
      level={level}
      meta={
        <>
          <Day date={date} />
          <span>{type}</span>
        </>
      }
      end={
        <ButtonLink href={url} variant="secondary" size="small">
          View event<VisuallyHidden>{` for ${title}`}</VisuallyHidden>
        </ButtonLink>
      }
    >
      <Text size="s">{topic}</Text>
      <Text size="s" color="textSoft" tabular>{`${venue} · ${audience}`}</Text>
    </Entry>
  );
}
