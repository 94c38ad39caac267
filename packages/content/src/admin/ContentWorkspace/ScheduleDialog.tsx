import { Button, Dialog, Stack } from '@advisor/ui';
import { FieldRow, TextInput } from '@advisor/ui/fields';
import { useState } from 'react';

interface ScheduleDialogProps {
  /** When it is to go live now; null for no time. */
  at: string | null;
  onSchedule: (at: string | null) => void;
  onClose: () => void;
}

const local = (date: Date) => new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();

/** Asks when a draft is to go live, in the time of this device. */
export function ScheduleDialog({ at, onSchedule, onClose }: ScheduleDialogProps) {
  const start = local(at ? new Date(at) : new Date(Date.now() + 3_600_000));
  const [day, setDay] = useState(start.slice(0, 10));
  const [time, setTime] = useState(start.slice(11, 16));
  const [error, setError] = useState<string>();

  function submit() {
    const chosen = new Date(`${day}T${time}`);
    if (Number.isNaN(chosen.getTime())) return setError('Enter a day and a time.');
    if (chosen.getTime() <= Date.now()) return setError('Choose a time that is still to come.');
    onSchedule(chosen.toISOString());
  }

  return (
    <Dialog
      open
      title="Publish at a time"
      description="In the time of this device. The draft can be changed until then."
      onClose={onClose}
      footer={
        <Stack direction="row" space="s">
          <Button onClick={submit}>Schedule</Button>
          {at ? (
            <Button variant="secondary" onClick={() => onSchedule(null)}>
              Remove the time
            </Button>
          ) : null}
        </Stack>
      }
    >
      <FieldRow>
        <TextInput label="Day" type="date" value={day} onChange={setDay} required error={error} />
        <TextInput label="Time" type="time" value={time} onChange={setTime} required />
      </FieldRow>
    </Dialog>
  );
}
