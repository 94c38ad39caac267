import { FieldRow, SelectInput, TextAreaInput, TextInput } from '@advisor/ui/fields';
import { fold } from '@advisor/ui/text';
import { SubmitDialog, type SubmitProps } from '../directory';
import { useDraftForm } from '../frame';
import { eventTypes, maxCharacters, type CalendarEvent, type EventType } from './document';
import { eventFromDraft, validateEvent, type EventDraft } from './draft';
import { online } from './place';
import { useCalendarLanguage } from './useCalendarLanguage';

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
  const language = useCalendarLanguage();
  const { t } = language;
  const draft = useDraftForm(blank, (draft) => validateEvent(draft, now(), language), maxCharacters);
  const { field, text } = draft;
  const type = field('type');

  function submit(event: EventDraft) {
    const submitted = now();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // TOOL-22
    const location = fold(event.location.trim()) === fold(t('Online')) ? online : event.location;
    onSubmit((others) => eventFromDraft({ ...event, location }, others, submitted, timeZone));
  }

  return (
    <SubmitDialog {...dialog} draft={draft} onSubmit={submit}>
      <TextInput label={t('Title')} required {...text('title')} />
      <FieldRow>
        <TextInput label={t('Date')} type="date" required {...field('date')} />
        <TextInput label={t('Time')} type="time" required hint={t('Local time at the event.')} {...field('time')} />
      </FieldRow>
      <FieldRow>
        <TextInput label={t('Location')} required hint={t('A place, or Online.')} {...text('location')} />
        <SelectInput
          label={t('Type')}
          required
          {...type}
          onChange={(value) => type.onChange(value as EventType | '')}
          options={eventTypes.map((value) => ({ value, label: t(value) }))}
        />
      </FieldRow>
      <TextInput label={t('Organizer')} required {...text('organizer')} />
      <TextAreaInput label={t('Description')} required {...text('description')} />
      <TextInput label={t('Website')} type="url" hint={t('Begins with https://')} {...text('website')} />
    </SubmitDialog>
  );
}
