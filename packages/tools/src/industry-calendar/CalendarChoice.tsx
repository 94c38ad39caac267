import { Button, ButtonLink } from '@advisor/ui';
import { rows } from '../directory';
import { calendarLinks } from './calendarLinks';
import type { CalendarEvent } from './document';

export interface CalendarChoiceProps {
  event: CalendarEvent;
  /** Called when the person wants the event as a calendar file. */
  onSave: (event: CalendarEvent) => void;
}

/** The ways to take an event along: a file, or a calendar in the browser. Renders a `<div role="group">`. */
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
