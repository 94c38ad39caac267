import { Button, ButtonLink } from '@advisor/ui';
import { rows } from '../directory';
import { calendarLinks } from './calendarLinks';
import type { CalendarEvent } from './document';

export interface CalendarChoiceProps {
  event: CalendarEvent;
  /** Called to export the event as a calendar file. */
  onSave: (event: CalendarEvent) => void;
}

// CALENDAR-10
/** Ways to add an event to a calendar: a file, or a web calendar. Renders a `<div role="group">`. */
export default function CalendarChoice({ event, onSave }: CalendarChoiceProps) {
  return (
    <div role="group" aria-label={`Add ${event.title} to a calendar`} className={rows.buttons}>
      <Button variant="secondary" size="small" onClick={() => onSave(event)}>
        Calendar file (.ics)
      </Button>
      {calendarLinks(event).map(({ label, href }) => (
        <ButtonLink key={label} href={href} variant="secondary" size="small">
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
