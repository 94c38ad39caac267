import { Alert, Button, Dialog, Stack, Text } from '@advisor/ui';
import { FieldRow, TextInput } from '@advisor/ui/fields';
import { useState } from 'react';
import { reasonOf } from '../files/fileStore';

export interface ScheduleDialogProps {
  /** The title of the dialog: "Publish at a time". */
  heading: string;
  /** The name of the scheduled item. */
  title: string;
  /** The current time, ISO 8601. */
  at: string | null;
  /** What happens at that time; shown after the time zone. */
  note: string;
  /** The label of the button that cancels an existing schedule. */
  withdrawLabel: string;
  /** Called with the time, ISO 8601, or null to cancel it. A rejection's `reason` is shown. */
  onSchedule: (at: string | null) => Promise<void>;
  onClose: () => void;
}

/** Asks for the date and time of a scheduled action. Renders a modal `<dialog>`. */
export function ScheduleDialog({ heading, title, at, note, withdrawLabel, onSchedule, onClose }: ScheduleDialogProps) {
  const [day, setDay] = useState(() => (at ? localParts(at).day : ''));
  const [time, setTime] = useState(() => (at ? localParts(at).time : '09:00'));
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  async function send(next: string | null) {
    setBusy(true);
    setFailure('');
    try {
      await onSchedule(next);
      onClose();
    } catch (error) {
      console.error('Failed to schedule', error);
      setFailure(reasonOf(error));
      setBusy(false);
    }
  }

  function submit() {
    // Without an offset: local time.
    const wanted = new Date(`${day}T${time}`);
    if (Number.isNaN(wanted.getTime())) setProblem('Choose a day and a time.');
    else if (wanted.getTime() <= Date.now()) setProblem('Choose a time in the future.');
    else void send(wanted.toISOString());
  }

  return (
    <Dialog open title={heading} description={title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) submit();
        }}
      >
        <Stack space="l">
          <FieldRow>
            <TextInput label="Day" type="date" required value={day} error={problem || undefined} onChange={setDay} />
            <TextInput label="Time" type="time" required value={time} onChange={setTime} />
          </FieldRow>
          <Text size="s" color="soft">
            The time is that of {new Intl.DateTimeFormat().resolvedOptions().timeZone}. {note}
          </Text>
          {failure ? (
            <Alert live tone="danger" title="The time was not saved">
              {failure}
            </Alert>
          ) : null}
          <Stack direction="row" space="s">
            <Button type="submit" busy={busy}>
              Schedule
            </Button>
            {at ? (
              <Button variant="secondary" aria-disabled={busy || undefined} onClick={() => void (busy || send(null))}>
                {withdrawLabel}
              </Button>
            ) : null}
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}

function localParts(time: string) {
  const at = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}
