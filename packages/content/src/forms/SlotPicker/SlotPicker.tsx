import { Button, Disclosure, Text } from '@advisor/ui';
import { RadioGroupInput, SelectInput } from '@advisor/ui/fields';
import { useEffect, useMemo, useState } from 'react';
import { clockIn, dayIn, dayInWords, timeInWords, zoneInWords, type TimeOffer } from '../times';
import * as styles from './SlotPicker.css';

export interface SlotPickerProps {
  offer: TimeOffer;
  /** The start of the picked time, as offered; '' for none. */
  value: string;
  /** Called with the picked time, or '' when it is deselected. */
  onChange: (start: string) => void;
  /** The time zone for display. */
  timeZone: string;
  /** Called when the time zone is changed. */
  onTimeZoneChange: (timeZone: string) => void;
  /** The error of the picked time. */
  error?: string | undefined;
  /** The id of the times, as a link target. */
  id?: string;
}

// BOOKING-4, BOOKING-5
/**
 * Picks a free time: a day, then a time, in the visitor's time zone, which can be changed; the owner's time is shown
 * too if it differs. Renders a `<div>` with a select and radio buttons.
 */
export function SlotPicker({ offer, value, onChange, timeZone, onTimeZoneChange, error, id }: SlotPickerProps) {
  const { starts, minutes, timeZone: ownerZone } = offer;
  const days = useMemo(() => daysOf(starts, timeZone), [starts, timeZone]);
  const [chosen, setChosen] = useState('');
  const pickedDay = value ? dayIn(value, timeZone) : '';
  // The selected day follows the picked time when the time zone changes.
  useEffect(() => {
    if (pickedDay) setChosen(pickedDay);
  }, [pickedDay]);
  const day = days.find((one) => one.day === chosen) ?? days[0];
  if (!day) return null;
  const isElsewhere = clockIn(day.starts[0]!, timeZone) !== clockIn(day.starts[0]!, ownerZone);
  return (
    <div className={styles.picker}>
      <SelectInput
        label="Day"
        placeholder={null}
        value={day.day}
        options={days.map((one) => ({ value: one.day, label: one.label }))}
        onChange={(next) => {
          setChosen(next);
          if (value) onChange('');
        }}
      />
      <RadioGroupInput
        {...(id !== undefined && { id })}
        label={`Time, for ${minutes} minutes`}
        hint={`In the time of ${zoneInWords(timeZone)}.`}
        layout="row"
        value={day.starts.includes(value) ? value : ''}
        options={day.starts.map((start) => ({ value: start, label: clockIn(start, timeZone) }))}
        onChange={onChange}
        error={error}
      />
      <div role="status" className={styles.picked}>
        {value ? (
          <>
            <Text size="s">
              {timeInWords(value, minutes, timeZone)}
              {isElsewhere ? ` (${timeInWords(value, minutes, ownerZone)} in ${zoneInWords(ownerZone)})` : ''}
            </Text>
            <Button variant="quiet" size="small" onClick={() => onChange('')}>
              Take no time
            </Button>
          </>
        ) : null}
      </div>
      <Disclosure summary={`Show times of another place than ${zoneInWords(timeZone)}`}>
        <SelectInput
          label="Time zone"
          placeholder={null}
          value={timeZone}
          options={zonesWith(timeZone, ownerZone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onChange={onTimeZoneChange}
        />
      </Disclosure>
    </div>
  );
}

function daysOf(starts: readonly string[], timeZone: string) {
  const days = new Map<string, { day: string; label: string; starts: string[] }>();
  for (const start of starts) {
    const day = dayIn(start, timeZone);
    const known = days.get(day) ?? { day, label: dayInWords(start, timeZone), starts: [] };
    known.starts.push(start);
    days.set(day, known);
  }
  return [...days.values()];
}

/** All time zones known to the browser, plus these, which may be aliases. */
function zonesWith(...zones: string[]): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...zones])].toSorted();
}
