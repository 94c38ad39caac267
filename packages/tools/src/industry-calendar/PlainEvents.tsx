import { Heading, Link, Text, type HeadingLevel } from '@advisor/ui';
import { rows } from '../directory';
import { dayLabel, timeLabel } from './dates';
import { filterEvents, type CalendarEvent } from './engine';

export interface PlainEventsProps {
  events: readonly CalendarEvent[];
  level: 2 | 3;
}

/** All events by date, for a reader whose browser runs no scripts. Renders a `<ul>` with its heading. */
export function PlainEvents({ events, level }: PlainEventsProps) {
  return (
    <div className={rows.section}>
      <Heading level={level} size="xl">
        Events
      </Heading>
      <ul role="list">
        {filterEvents(events).map(({ id, title, date, time, type, organizer, location, description, ...links }) => (
          <li key={id} className={rows.row}>
            <div className={rows.words}>
              <Heading level={(level + 1) as HeadingLevel} size="l">
                {title}
              </Heading>
              <Text size="s" tone="soft">
                {organizer} · {location}
              </Text>
              <Text size="s" measure>
                {description}
              </Text>
              <div className={rows.buttons}>
                {links.registrationUrl ? <Link href={links.registrationUrl}>Register</Link> : null}
                {links.website ? <Link href={links.website}>Website</Link> : null}
              </div>
            </div>
            <div className={rows.facts}>
              <time dateTime={`${date}T${time}`}>{dayLabel(date)}</time>
              <span>{timeLabel(time)}</span>
              <span>{type}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
