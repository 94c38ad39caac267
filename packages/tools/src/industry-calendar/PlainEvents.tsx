import { Heading, Link, Text, type HeadingLevel } from '@advisor/ui';
import { rows } from '../directory';
import { whenLabels } from './dates';
import { filterEvents, type CalendarEvent } from './engine';
import { placeOf } from './place';
import { useCalendarLanguage } from './useCalendarLanguage';

export interface PlainEventsProps {
  events: readonly CalendarEvent[];
  level: 2 | 3;
}

/** All events by date, for browsers without scripts. Renders a `<ul>` with its heading. */
export function PlainEvents({ events, level }: PlainEventsProps) {
  const language = useCalendarLanguage();
  const { t, tell } = language;
  return (
    <div className={rows.section}>
      <Heading level={level} size="xl">
        {t('Events')}
      </Heading>
      <ul role="list">
        {filterEvents(events).map((event) => (
          <li key={event.id} className={rows.row}>
            <div className={rows.words}>
              <Heading level={(level + 1) as HeadingLevel} size="l">
                {event.title}
              </Heading>
              <Text size="s" color="textSoft">{`${event.organizer} · ${placeOf(event, tell)}`}</Text>
              <Text size="s" measure>
                {event.description}
              </Text>
              <div className={rows.buttons}>
                {event.registrationUrl ? <Link href={event.registrationUrl}>{t('Register')}</Link> : null}
                {event.website ? <Link href={event.website}>{t('Website')}</Link> : null}
              </div>
            </div>
            <div className={rows.facts}>
              <time dateTime={`${event.date}T${event.time}`}>{whenLabels(event, language).days}</time>
              <span>{whenLabels(event, language).hours}</span>
              <span>{t(event.type)}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
