import { Button, ButtonLink } from '@advisor/ui';
import { rows } from '../directory';
import { calendarLinks } from './calendarLinks';
import type { CalendarEvent } from './document';
import { useCalendarLanguage } from './useCalendarLanguage';

export interface CalendarChoiceProps {
  event: CalendarEvent;
  /** Called to export the event as a calendar file. */
  onSave: (event: CalendarEvent) => void;
}

// CALENDAR-10
/** Ways to add an event to a calendar: a file, or a web calendar. Renders a `<div role="group">`. */
export default function CalendarChoice({ event, onSave }: CalendarChoiceProps) {
  const { t, tell } = useCalendarLanguage();
  return (
    <div role="group" aria-label={t('Add {title} to a calendar', { title: event.title })} className={rows.buttons}>
      <Button variant="secondary" size="small" onClick={() => onSave(event)}>
        {t('Calendar file (.ics)')}
      </Button>
      {calendarLinks(event, tell).map(({ label, href }) => (
        <ButtonLink key={label} href={href} variant="secondary" size="small">
          {tell({ text: label })}
        </ButtonLink>
      ))}
    </div>
  );
}
