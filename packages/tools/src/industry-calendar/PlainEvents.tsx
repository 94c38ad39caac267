import { Heading, Link, Text, type HeadingLevel } from '@advisor/ui';
import { rows } from '../directory';
import { whenLabels } from './dates';
import { filterEvents, type CalendarEvent } from './engine';

export interface PlainEventsProps {
  events: readonly CalendarEvent[];
  level: 2 | 3;
}

/** All events by date, for browsers without scripts. Renders a `<ul>` with its heading. */
export function PlainEvents({ events, level }: PlainEventsProps) {
  return (
    <div className={rows.section}>
      <Heading level={level} size="xl">
        Events
      </Heading>
      <ul role="list">
        {filterEvents(events).map((event) => (
          <li key={event.id} className={rows.row}>
            <div className={rows.words}>
              <Heading level={(level + 1) as HeadingLevel} size="l">
                {event.title}
              </Heading>
              <Text size="s" tone="soft">
                {event.organizer} · {event.location}
              </Text>
              <Text size="s" measure>
                {event.description}
              </Text>
              <div className={rows.buttons}>
                {event.registrationUrl ? <Link href={event.registrationUrl}>Register</Link> : null}
                {event.website ? <Link href={event.website}>Website</Link> : null}
              </div>
            </div>
            <div className={rows.facts}>
              <time dateTime={`${event.date}T${event.time}`}>{whenLabels(event).days}</time>
              <span>{whenLabels(event).hours}</span>
              <span>{event.type}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
