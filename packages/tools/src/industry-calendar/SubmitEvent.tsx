import { FieldRow, SelectInput, TextAreaInput, TextInput } from '@advisor/ui/fields';
import { SubmitDialog, type SubmitProps } from '../directory';
import { useDraftForm } from '../frame';
import { eventTypes, validateEvent, type EventDraft, type EventType } from './document';

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
export default function SubmitEvent({ now, ...dialog }: SubmitProps<EventDraft>) {
  const draft = useDraftForm(blank, (draft) => validateEvent(draft, now()));
  const { field } = draft;
  const type = field('type');
  return (
    <SubmitDialog {...dialog} draft={draft}>
      <TextInput label="Title" required {...field('title')} />
      <FieldRow>
        <TextInput label="Date" type="date" required {...field('date')} />
        <TextInput label="Time" type="time" required hint="Local time at the event." {...field('time')} />
      </FieldRow>
      <FieldRow>
        <TextInput label="Location" required hint="A place, or Online." {...field('location')} />
        <SelectInput
          label="Type"
          required
          {...type}
          onChange={(value) => type.onChange(value as EventType | '')}
          options={eventTypes.map((value) => ({ value, label: value }))}
        />
      </FieldRow>
      <TextInput label="Organizer" required {...field('organizer')} />
      <TextAreaInput label="Description" required {...field('description')} />
      <TextInput label="Website" type="url" hint="Begins with https://" {...field('website')} />
    </SubmitDialog>
  );
}
