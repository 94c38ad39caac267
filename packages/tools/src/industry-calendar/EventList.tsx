import { Heading, type HeadingLevel } from '@advisor/ui';
import { memo, useId, useMemo } from 'react';
import { rows } from '../directory';
import { LongList } from '../frame';
import type { CalendarEvent } from './document';
import { splitPast } from './engine';
import { EventRow, type EventRowProps } from './EventRow';
import { useCalendarLanguage } from './useCalendarLanguage';

export interface EventListProps {
  /** The filtered events, sorted. */
  found: readonly CalendarEvent[];
  now: Date;
  /** The ids of the visitor's own events, which are pending. */
  ownIds: ReadonlySet<string>;
  headingLevel: 2 | 3;
  search: string;
  onSave: EventRowProps['onSave'];
  onRemove: (event: CalendarEvent) => void;
}

// CALENDAR-6
/** Upcoming events, then past ones. Renders a `<section>` for each that has any. */
export const EventList = memo(function EventList({ found, now, ...rest }: EventListProps) {
  const { t } = useCalendarLanguage();
  const { upcoming, past } = useMemo(() => splitPast(found, now), [found, now]);
  return (
    <>
      {upcoming.length > 0 ? <Events heading={t('Upcoming events')} events={upcoming} {...rest} /> : null}
      {past.length > 0 ? <Events heading={t('Past events')} events={past} {...rest} /> : null}
    </>
  );
});

interface EventsProps extends Omit<EventListProps, 'found' | 'now'> {
  heading: string;
  events: readonly CalendarEvent[];
}

function Events({ heading, events, headingLevel, ...rest }: EventsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={rows.section}>
      <Heading level={headingLevel} size="xl" id={id}>
        {heading}
      </Heading>
      <EventRows label={heading} events={events} level={(headingLevel + 1) as HeadingLevel} {...rest} />
    </section>
  );
}

export interface EventRowsProps extends Omit<EventsProps, 'heading' | 'headingLevel'> {
  /** Names the list. */
  label: string;
  level: EventRowProps['level'];
}

/** The rows of some events. Renders a `<ul>`. */
export function EventRows({ label, events, level, ownIds, search, onSave, onRemove }: EventRowsProps) {
  return (
    <LongList items={events} keyOf={idOf} label={label} rowHeight={rowHeight}>
      {(event) => (
        <EventRow {...{ event, level, search, onSave }} onRemove={ownIds.has(event.id) ? onRemove : undefined} />
      )}
    </LongList>
  );
}

const idOf = ({ id }: CalendarEvent) => id;
const rowHeight = 220;
