import { Alert, Button, Dialog, Stack, Text, UnsavedGuard } from '@advisor/ui';
import { FieldRow, TextInput } from '@advisor/ui/fields';
import { localDate } from '@advisor/ui/text';
import { useState } from 'react';
import { clockOf } from '../clockOf';

export interface ScheduleDialogProps {
  title: string;
  /** When it is to be published so far, ISO 8601. */
  at: string | null;
  /** Called with the time, ISO 8601, or null to publish by hand. Rejects when it fails. */
  onSchedule: (at: string | null) => Promise<void>;
  onClose: () => void;
}

/** Asks for the day and time at which a draft goes live. Renders a modal `<dialog>`. */
export function ScheduleDialog({ title, at, onSchedule, onClose }: ScheduleDialogProps) {
  const [before] = useState(() =>
    at ? { day: localDate(new Date(at)), time: clockOf(new Date(at)) } : { day: '', time: '09:00' },
  );
  const [day, setDay] = useState(before.day);
  const [time, setTime] = useState(before.time);
  const [problem, setProblem] = useState('');
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);

  const forget = () => {
    setProblem('');
    setFailed(false);
  };

  async function send(next: string | null) {
    forget();
    setBusy(true);
    try {
      await onSchedule(next);
      onClose();
    } catch (error) {
      console.error('Failed to schedule', error);
      setFailed(true);
      setBusy(false);
    }
  }

  function submit() {
    forget();
    // Without a zone: the time of the place where the owner is.
    const wanted = new Date(`${day}T${time}`);
    if (Number.isNaN(wanted.getTime())) setProblem('Choose a day and a time.');
    else if (wanted.getTime() <= Date.now()) setProblem('Choose a time in the future.');
    else void send(wanted.toISOString());
  }

  return (
    <UnsavedGuard unsaved={day !== before.day || time !== before.time} onClose={onClose}>
      {(requestClose) => (
        <Dialog open title="Publish at a time" description={title} onClose={requestClose}>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <Stack space="l">
              <FieldRow>
                <TextInput
                  label="Day"
                  type="date"
                  required
                  value={day}
                  error={problem || undefined}
                  onChange={(chosen) => {
                    setDay(chosen);
                    setProblem('');
                  }}
                />
                <TextInput
                  label="Time"
                  type="time"
                  required
                  value={time}
                  onChange={(chosen) => {
                    setTime(chosen);
                    setProblem('');
                  }}
                />
              </FieldRow>
              <Text size="s" color="textSoft">
                {`The time is that of ${new Intl.DateTimeFormat().resolvedOptions().timeZone}. The draft goes live then, as it is then, if its words fit their fields.`}
              </Text>
              {failed ? (
                <Alert live tone="danger" title="The time was not saved">
                  The server did not answer as expected. Please try again.
                </Alert>
              ) : null}
              <Stack direction="row" space="s">
                <Button type="submit" busy={busy}>
                  Schedule
                </Button>
                {at ? (
                  <Button
                    variant="secondary"
                    aria-disabled={busy || undefined}
                    onClick={() => void (busy || send(null))}
                  >
                    Publish by hand instead
                  </Button>
                ) : null}
                <Button variant="quiet" onClick={requestClose}>
                  Cancel
                </Button>
              </Stack>
            </Stack>
          </form>
        </Dialog>
      )}
    </UnsavedGuard>
  );
}
