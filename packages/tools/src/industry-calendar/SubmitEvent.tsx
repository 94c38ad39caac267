import { FieldRow, SelectInput, TextAreaInput, TextInput } from '@advisor/ui/fields';
import { useId } from 'react';
import { Form } from '../directory';
import { DraftDialog, useDraft } from '../frame';
import { eventTypes, validateEvent, type EventDraft, type EventType } from './document';

export interface SubmitEventProps {
  /** Says where the event is kept. */
  description: string;
  /** The clock, for the range of dates. */
  now: () => Date;
  onClose: () => void;
  /** Called with a valid draft, and the time. */
  onSubmit: (draft: EventDraft, submitted: Date) => void;
}

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
export default function SubmitEvent({ description, now, onClose, onSubmit }: SubmitEventProps) {
  const { field, submit, ...draft } = useDraft(blank, (draft) => validateEvent(draft, now()));
  const form = useId();
  const type = field('type');
  return (
    <DraftDialog
      title="Submit Event"
      submitLabel="Submit Event"
      description={description}
      form={form}
      {...draft}
      onClose={onClose}
    >
      <Form id={form} onSubmit={() => submit((draft) => onSubmit(draft, now()))}>
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
      </Form>
    </DraftDialog>
  );
}
