import { FieldRow, SelectInput, TextAreaInput, TextInput } from '@advisor/ui/fields';
import { SubmitDialog, type SubmitProps } from '../directory';
import { useDraftForm } from '../frame';
import { eventTypes, maxCharacters, type CalendarEvent, type EventType } from './document';
import { eventFromDraft, validateEvent, type EventDraft } from './draft';

const blank: EventDraft = {
  title: '',
  date: '',
  time: '',
  location: '',
  type: '',
  organizer: '',
  description: '',
  website: '',
};

// CALENDAR-5
/** The dialog for submitting an event. Renders a `<dialog>`. */
export default function SubmitEvent({ now, onSubmit, ...dialog }: SubmitProps<CalendarEvent>) {
  const draft = useDraftForm(blank, (draft) => validateEvent(draft, now()), maxCharacters);
  const { field, text } = draft;
  const type = field('type');

  function submit(event: EventDraft) {
    const submitted = now();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    onSubmit((others) => eventFromDraft(event, others, submitted, timeZone));
  }

  return (
    <SubmitDialog {...dialog} draft={draft} onSubmit={submit}>
      <TextInput label="Title" required {...text('title')} />
      <FieldRow>
        <TextInput label="Date" type="date" required {...field('date')} />
        <TextInput label="Time" type="time" required hint="Local time at the event." {...field('time')} />
      </FieldRow>
      <FieldRow>
        <TextInput label="Location" required hint="A place, or Online." {...text('location')} />
        <SelectInput
          label="Type"
          required
          {...type}
          onChange={(value) => type.onChange(value as EventType | '')}
          options={eventTypes.map((value) => ({ value, label: value }))}
        />
      </FieldRow>
      <TextInput label="Organizer" required {...text('organizer')} />
      <TextAreaInput label="Description" required {...text('description')} />
      <TextInput label="Website" type="url" hint="Begins with https://" {...text('website')} />
    </SubmitDialog>
  );
}
