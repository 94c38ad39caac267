import { Button, Dialog } from '@advisor/ui';
import { ErrorSummary, FieldRow, SelectInput, TextAreaInput, TextInput } from '@advisor/ui/fields';
import { useId } from 'react';
import { Form } from '../directory';
import { useDraft } from '../frame';
import { eventTypes, validateEvent, type EventDraft, type EventType } from './document';

export interface SubmitEventProps {
  /** What the dialog says about where the event stays. */
  description: string;
  onClose: () => void;
  /** Called with a draft that the engine takes. */
  onSubmit: (draft: EventDraft) => void;
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

/** The dialog in which the person submits an event (spec/tools.md §3 and §5). Renders a `<dialog>`. */
export default function SubmitEvent({ description, onClose, onSubmit }: SubmitEventProps) {
  const { field, summary, submit } = useDraft(blank, validateEvent);
  const form = useId();
  const type = field('type');
  return (
    <Dialog
      open
      onClose={onClose}
      title="Submit Event"
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form}>
            Submit Event
          </Button>
        </>
      }
    >
      {summary ? <ErrorSummary key={summary.key} errors={summary.errors} /> : null}
      <Form id={form} onSubmit={() => submit(onSubmit)}>
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
    </Dialog>
  );
}
