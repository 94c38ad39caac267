import { Alert, Button, Heading, Stack, Text, useAskBeforeUnload } from '@advisor/ui';
import { NumberInput, SelectInput, TextInput } from '@advisor/ui/fields';
import { useEffect, useState } from 'react';
import { definitions } from '../../forms/definitions';
import { countOf } from '../text/countOf';
import { isSame } from '../entries/entryDiff';
import { Moment } from '../Facts';
import { reasonOf } from '../files/fileStore';
import type { CalendarReading, DaysOff, TimesSettings, TimesStore, WeeklyHours } from '../times/timesStore';
import * as styles from './TimesManager.css';

interface TimesSettingsFormProps {
  settings: TimesSettings;
  calendar: CalendarReading;
  /** Whether settings are stored already. */
  isSet: boolean;
  times: TimesStore;
  onSaved: () => void;
  /** Called when unsaved changes appear or are gone. */
  onUnsavedChange?: ((unsaved: boolean) => void) | undefined;
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const dayOptions = dayNames.map((label, index) => ({ value: String(index + 1), label }));

/** The session types that can have a length: each form with times, and each answer that names a type. */
const kinds = definitions.flatMap(({ name, title, times, fields }) => {
  if (!times) return [];
  const field = fields.find((one) => one.name === times.kindField);
  const options = field && 'options' in field ? field.options : [];
  return [
    { key: name, label: title },
    ...options.map((option) => ({ key: `${name}/${option.value}`, label: `${title}: ${option.label}` })),
  ];
});

// BOOKING-1, BOOKING-15
/** Availability: hours, days off, notice, breaks, lengths and the imported calendar. Renders a `<form>`. */
export function TimesSettingsForm({
  settings: first,
  calendar,
  isSet,
  times,
  onSaved,
  onUnsavedChange,
}: TimesSettingsFormProps) {
  const [settings, setSettings] = useState(first);
  const [saved, setSaved] = useState(first);
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const change = (changes: Partial<TimesSettings>) => {
    setState('idle');
    setSettings((before) => ({ ...before, ...changes }));
  };
  const { weekly, holidays, lengths } = settings;
  const wrong = problemOf(settings);
  const unsaved = !isSame(settings, saved);
  useAskBeforeUnload(unsaved);
  useEffect(() => {
    onUnsavedChange?.(unsaved);
    return () => onUnsavedChange?.(false);
  }, [unsaved, onUnsavedChange]);

  async function save() {
    if (wrong) {
      setProblem(wrong);
      return;
    }
    setProblem(null);
    setState('saving');
    try {
      await times.save(settings);
      setSaved(settings);
      setState('saved');
      onSaved();
    } catch (error) {
      console.error('Failed to save the times', error);
      setProblem(reasonOf(error));
      setState('idle');
    }
  }

  return (
    <form
      aria-label="When there is time"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack space="l">
        <Heading level={2} size="l">
          When there is time
        </Heading>
        {isSet ? null : (
          <Alert title="Nothing is offered yet">
            These are hours to begin with. Change what you like, and save: then visitors can pick a time.
          </Alert>
        )}
        <SelectInput
          label="Time zone"
          hint="In which your hours are meant."
          placeholder={null}
          value={settings.timeZone}
          options={[...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', settings.timeZone])]
            .toSorted()
            .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onChange={(timeZone) => change({ timeZone })}
        />
        <Stack space="s">
          <Heading level={3} size="m">
            Hours of the week
          </Heading>
          {weekly.length === 0 ? <Text color="soft">No hours: no times are offered.</Text> : null}
          <ul className={styles.list}>
            {weekly.map((hours, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows have no name, and all of their inputs are controlled
              <li key={index} className={styles.row}>
                <SelectInput
                  label="Day"
                  placeholder={null}
                  value={String(hours.day)}
                  options={dayOptions}
                  onChange={(day) => change({ weekly: replaced(weekly, index, { ...hours, day: Number(day) }) })}
                />
                <TextInput
                  label="From"
                  type="time"
                  value={hours.from}
                  onChange={(from) => change({ weekly: replaced(weekly, index, { ...hours, from }) })}
                />
                <TextInput
                  label="To"
                  type="time"
                  value={hours.to}
                  onChange={(to) => change({ weekly: replaced(weekly, index, { ...hours, to }) })}
                />
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Remove ${inWords(hours)}`}
                  onClick={() => change({ weekly: weekly.toSpliced(index, 1) })}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
          <div>
            <Button variant="secondary" size="small" onClick={() => change({ weekly: [...weekly, nextHours(weekly)] })}>
              Add hours
            </Button>
          </div>
        </Stack>
        <Stack space="s">
          <Heading level={3} size="m">
            Days off
          </Heading>
          <ul className={styles.list}>
            {holidays.map((off, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows have no name, and all of their inputs are controlled
              <li key={index} className={styles.row}>
                <TextInput
                  label="First day"
                  type="date"
                  value={off.from}
                  onChange={(from) =>
                    change({ holidays: replaced(holidays, index, { ...off, from, to: off.to < from ? from : off.to }) })
                  }
                />
                <TextInput
                  label="Last day"
                  type="date"
                  value={off.to}
                  onChange={(to) => change({ holidays: replaced(holidays, index, { ...off, to }) })}
                />
                <TextInput
                  label="What for"
                  value={off.name}
                  maxLength={100}
                  onChange={(name) => change({ holidays: replaced(holidays, index, { ...off, name }) })}
                />
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Remove the days off from ${off.from}`}
                  onClick={() => change({ holidays: holidays.toSpliced(index, 1) })}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
          <div>
            <Button
              variant="secondary"
              size="small"
              onClick={() => change({ holidays: [...holidays, { from: '', to: '', name: '' }] })}
            >
              Add days off
            </Button>
          </div>
        </Stack>
        <Stack space="s">
          <Heading level={3} size="m">
            Before, between and ahead
          </Heading>
          <div className={styles.row}>
            <NumberInput
              label="Notice, in hours"
              hint="No session begins sooner."
              min={0}
              max={720}
              value={settings.noticeHours}
              onChange={(value) => change({ noticeHours: value ?? 0 })}
            />
            <NumberInput
              label="Pause, in minutes"
              hint="Between two sessions."
              min={0}
              max={240}
              value={settings.bufferMinutes}
              onChange={(value) => change({ bufferMinutes: value ?? 0 })}
            />
            <NumberInput
              label="Days ahead"
              hint="Later times are not offered."
              min={1}
              max={180}
              value={settings.horizonDays}
              onChange={(value) => change({ horizonDays: value ?? 1 })}
            />
          </div>
        </Stack>
        <Stack space="s">
          <Heading level={3} size="m">
            How long sessions are
          </Heading>
          <Text size="s" color="soft" measure>
            In minutes. A kind that is empty is as long as its form; a form that is empty offers no times.
          </Text>
          <div className={styles.row}>
            {kinds.map(({ key, label }) => (
              <NumberInput
                key={key}
                label={label}
                min={5}
                max={480}
                step={5}
                value={lengths[key] ?? null}
                onChange={(value) => change({ lengths: withLength(lengths, key, value) })}
              />
            ))}
          </div>
        </Stack>
        <CalendarPart
          url={settings.calendarUrl}
          isSaved={isSet && settings.calendarUrl === first.calendarUrl}
          calendar={calendar}
          times={times}
          onChange={(calendarUrl) => change({ calendarUrl })}
        />
        {problem ? (
          <Alert live tone="danger" title="Not saved">
            {problem}
          </Alert>
        ) : null}
        <Stack direction="row" space="s">
          <Button type="submit" busy={state === 'saving'}>
            {state === 'saving' ? 'Saving…' : 'Save the times'}
          </Button>
          <div role="status">
            {state === 'saved' ? <Text size="s">Saved.</Text> : null}
            {unsaved && state === 'idle' ? <Text size="s">Not saved yet.</Text> : null}
          </div>
        </Stack>
      </Stack>
    </form>
  );
}

// BOOKING-13
function CalendarPart({
  url,
  isSaved,
  calendar,
  times,
  onChange,
}: {
  url: string | null;
  isSaved: boolean;
  calendar: CalendarReading;
  times: TimesStore;
  onChange: (url: string | null) => void;
}) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null);

  async function read() {
    setBusy(true);
    try {
      const { count, error } = await times.readCalendar();
      setResult(
        error
          ? { tone: 'danger', text: error }
          : { tone: 'success', text: `It was read: you are busy ${countOf(count, 'time', 'times')}.` },
      );
    } catch (error) {
      console.error('Failed to read the calendar', error);
      setResult({ tone: 'danger', text: reasonOf(error) });
    }
    setBusy(false);
  }

  return (
    <Stack space="s">
      <Heading level={3} size="m">
        Your own calendar
      </Heading>
      <TextInput
        label="Address of your calendar (ICS)"
        hint="Your calendar program has it under “secret address” or “publish”. No times are offered while you are busy in it. Only when you are busy is stored."
        type="url"
        value={url ?? ''}
        maxLength={1000}
        onChange={(value) => onChange(value.trim() === '' ? null : value.trim())}
      />
      {url !== null && isSaved ? (
        <>
          <Text size="s" color="soft">
            {calendar.readAt ? (
              <>
                Last read on <Moment iso={calendar.readAt} />. It is read each quarter of an hour.
              </>
            ) : (
              'It was not read yet.'
            )}
          </Text>
          {calendar.error && !result ? (
            <Alert tone="warning" title="Your calendar was not read as a whole">
              {calendar.error} What was read before holds until then.
            </Alert>
          ) : null}
          <div>
            <Button variant="secondary" size="small" busy={busy} onClick={() => void read()}>
              {busy ? 'Reading…' : 'Read it now'}
            </Button>
          </div>
        </>
      ) : null}
      {result ? (
        <Alert
          live
          tone={result.tone}
          title={result.tone === 'success' ? 'It works' : 'Your calendar could not be read'}
        >
          {result.text}
        </Alert>
      ) : null}
    </Stack>
  );
}

const replaced = <Entry,>(entries: readonly Entry[], index: number, entry: Entry): Entry[] =>
  entries.with(index, entry) as Entry[];

const inWords = ({ day, from, to }: WeeklyHours) => `${dayNames[day - 1] ?? ''}, ${from} to ${to}`;

/** The same hours on the next day. */
function nextHours(weekly: readonly WeeklyHours[]): WeeklyHours {
  const last = weekly.at(-1) ?? { day: 1, from: '09:00', to: '12:00' };
  return { ...last, day: (last.day % 7) + 1 };
}

function withLength(lengths: TimesSettings['lengths'], key: string, value: number | null): TimesSettings['lengths'] {
  const { [key]: _before, ...others } = lengths;
  return value === null ? others : { ...others, [key]: value };
}

/** The error that prevents saving, in words. */
function problemOf({ weekly, holidays, lengths, calendarUrl, ...rest }: TimesSettings): string | null {
  const backwards = weekly.find(({ from, to }) => !(from !== '' && from < to));
  if (backwards) return `The hours of ${dayNames[backwards.day - 1]} must end after they begin.`;
  const unfit = holidays.find(({ from, to }: DaysOff) => !(from !== '' && from <= to));
  if (unfit) return 'Days off need a first and a last day, in this order.';
  if (Object.values(lengths).some((minutes) => !(Number.isInteger(minutes) && minutes >= 5 && minutes <= 480)))
    return 'Sessions are 5 to 480 minutes long.';
  const inRange = (value: number, min: number, max: number) => Number.isInteger(value) && value >= min && value <= max;
  if (!inRange(rest.noticeHours, 0, 720)) return 'The notice is 0 to 720 hours.';
  if (!inRange(rest.bufferMinutes, 0, 240)) return 'The pause is 0 to 240 minutes.';
  if (!inRange(rest.horizonDays, 1, 180)) return 'Times are offered 1 to 180 days ahead.';
  if (calendarUrl !== null && !/^https:\/\/\S+$/.test(calendarUrl))
    return 'The address of your calendar must begin with https://.';
  return null;
}
