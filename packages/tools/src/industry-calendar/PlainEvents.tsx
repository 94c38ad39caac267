import { Heading, type HeadingLevel } from '@advisor/ui';
import { rows } from '../directory';
import { filterEvents, type CalendarEvent } from './engine';
import { EventRow } from './EventRow';
import { useCalendarLanguage } from './useCalendarLanguage';

export interface PlainEventsProps {
  events: readonly CalendarEvent[];
  level: 2 | 3;
}

/** All events by date, for browsers without scripts. Renders a `<ul>` with its heading. */
export function PlainEvents({ events, level }: PlainEventsProps) {
  const { t } = useCalendarLanguage();
  return (
    <div className={rows.section}>
      <Heading level={level} size="xl">
        {t('Events')}
      </Heading>
      <ul role="list">
        {filterEvents(events).map((event) => (
          <li key={event.id}>
            <EventRow event={event} level={(level + 1) as HeadingLevel} search="" />
          </li>
        ))}
      </ul>
    </div>
  );
}
