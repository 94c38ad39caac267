import { Alert, Button, ConfirmDialog, Dialog, Heading, Link, Skeleton, Stack, Text } from '@advisor/ui';
import { TextInput } from '@advisor/ui/fields';
import { useCallback, useEffect, useState } from 'react';
import { reasonOf } from '../files/fileStore';
import { definitions } from '../../forms/definitions';
import { dayInWords } from '../../forms/times';
import type { BookedTime, TimesStore } from '../times/timesStore';
import { clockOf, dayAfter, momentIn, mondayOf } from '../times/zonedTime';
import * as styles from './TimesManager.css';

interface WeekViewProps {
  times: TimesStore;
  timeZone: string;
  now?: string | undefined;
}

type Open = { is: 'block' } | { is: 'move' | 'cancel'; booked: BookedTime } | null;

// BOOKING-12
/** The sessions and blocked times of a week, with actions for the owner. */
export function WeekView({ times, timeZone, now }: WeekViewProps) {
  const today = clockOf(now ?? Date.now(), timeZone).day;
  const [monday, setMonday] = useState(mondayOf(today));
  const [booked, setBooked] = useState<BookedTime[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const reload = useCallback(async () => {
    try {
      const from = momentIn(monday, '00:00', timeZone);
      const to = momentIn(dayAfter(monday, 7), '00:00', timeZone);
      setBooked(await times.loadBooked(from, to));
      setProblem(null);
    } catch (error) {
      console.error('Failed to load the week', error);
      setProblem(reasonOf(error));
    }
  }, [times, monday, timeZone]);
  useEffect(() => void reload(), [reload]);

  /** Runs an action and reloads the week; shows why it failed. */
  async function act(work: Promise<void>) {
    try {
      await work;
    } catch (error) {
      console.error('Failed to change a time', error);
      setProblem(reasonOf(error));
      return;
    }
    await reload();
  }

  const show = (day: string) => {
    setBooked(null);
    setMonday(mondayOf(day));
  };
  const days = Array.from({ length: 7 }, (_, index) => dayAfter(monday, index));
  const noon = (day: string) => momentIn(day, '12:00', timeZone);
  return (
    <Stack space="m">
      <div className={styles.entry}>
        <Heading level={2} size="l">
          Week of {dayInWords(noon(monday), timeZone)}
        </Heading>
        <Stack direction="row" space="s">
          <Button variant="secondary" size="small" onClick={() => show(dayAfter(monday, -7))}>
            Previous week
          </Button>
          <Button variant="secondary" size="small" onClick={() => show(today)}>
            This week
          </Button>
          <Button variant="secondary" size="small" onClick={() => show(dayAfter(monday, 7))}>
            Next week
          </Button>
          <Button size="small" onClick={() => setOpen({ is: 'block' })}>
            Block a time
          </Button>
        </Stack>
      </div>
      {problem ? (
        <Alert
          live
          tone="danger"
          title="This did not work"
          action={
            <Button variant="secondary" size="small" onClick={() => void reload()}>
              Show the week again
            </Button>
          }
        >
          {problem}
        </Alert>
      ) : null}
      {booked === null && !problem ? <Skeleton label="Loading the week" /> : null}
      {booked?.length === 0 ? <Text color="soft">Nothing is booked in this week.</Text> : null}
      {booked && booked.length > 0
        ? days.map((day) => {
            const ofDay = booked.filter(
              ({ start }) =>
                clockOf(start, timeZone).day === day || (day === monday && clockOf(start, timeZone).day < day),
            );
            if (ofDay.length === 0) return null;
            return (
              <Stack key={day} space="xs">
                <Heading level={3} size="m">
                  {dayInWords(noon(day), timeZone)}
                </Heading>
                <ul className={styles.list}>
                  {ofDay.map((one) => (
                    <li key={one.id} className={styles.entry}>
                      <BookedEntry
                        booked={one}
                        timeZone={timeZone}
                        isOver={Date.parse(one.start) <= new Date(now ?? Date.now()).getTime()}
                        onMove={() => setOpen({ is: 'move', booked: one })}
                        onCancel={() => setOpen({ is: 'cancel', booked: one })}
                        onUnblock={() => void act(times.unblock(one.id))}
                      />
                    </li>
                  ))}
                </ul>
              </Stack>
            );
          })
        : null}
      {open?.is === 'block' ? (
        <BlockDialog
          day={today < monday ? monday : today}
          onClose={() => setOpen(null)}
          onBlock={(day, from, to, note) => {
            setOpen(null);
            void act(times.block(momentIn(day, from, timeZone), momentIn(day, to, timeZone), note));
          }}
        />
      ) : null}
      {open?.is === 'move' ? (
        <MoveDialog
          {...clockOf(open.booked.start, timeZone)}
          name={open.booked.person?.name ?? ''}
          onClose={() => setOpen(null)}
          onMove={(day, clock) => {
            setOpen(null);
            void act(times.move(open.booked.id, momentIn(day, clock, timeZone)));
          }}
        />
      ) : null}
      {open?.is === 'cancel' ? (
        <ConfirmDialog
          open
          title={`Cancel the session with ${open.booked.person?.name ?? ''}?`}
          confirmLabel="Cancel the session"
          cancelLabel="Keep it"
          onConfirm={() => {
            setOpen(null);
            void act(times.cancel(open.booked.id));
          }}
          onCancel={() => setOpen(null)}
        >
          Both of you get a mail, which takes it out of your calendars.
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}

interface BookedEntryProps {
  booked: BookedTime;
  timeZone: string;
  isOver: boolean;
  onMove: () => void;
  onCancel: () => void;
  onUnblock: () => void;
}

function BookedEntry({ booked, timeZone, isOver, onMove, onCancel, onUnblock }: BookedEntryProps) {
  const { start, end, person, note, state } = booked;
  const from = clockOf(start, timeZone);
  const to = clockOf(end, timeZone);
  const clocks = `${from.clock} to ${to.day === from.day ? '' : `${to.day}, `}${to.clock}`;
  if (!person)
    return (
      <>
        <Text>
          <strong>{clocks}</strong> Blocked{note ? `: ${note}` : ''}
        </Text>
        <Button variant="quiet" size="small" onClick={onUnblock}>
          Free this time
        </Button>
      </>
    );
  return (
    <>
      <div>
        <Text>
          <strong>{clocks}</strong> {titleOf(person.form)}: {person.name}
          {state === 'cancelled' ? ' (cancelled)' : ''}
        </Text>
        <Text size="s" color="soft">
          {person.email}, <Link href="/admin/messages">message {person.reference}</Link>
        </Text>
      </div>
      {state === 'booked' && !isOver ? (
        <Stack direction="row" space="s">
          <Button variant="secondary" size="small" onClick={onMove} aria-label={`Move the session with ${person.name}`}>
            Move
          </Button>
          <Button variant="quiet" size="small" onClick={onCancel} aria-label={`Cancel the session with ${person.name}`}>
            Cancel
          </Button>
        </Stack>
      ) : null}
    </>
  );
}

/** The title of a form; its name if it no longer exists. */
const titleOf = (form: string) => definitions.find(({ name }) => name === form)?.title ?? form;

function BlockDialog({
  day: first,
  onClose,
  onBlock,
}: {
  day: string;
  onClose: () => void;
  onBlock: (day: string, from: string, to: string, note: string) => void;
}) {
  const [day, setDay] = useState(first);
  const [from, setFrom] = useState('09:00');
  const [to, setTo] = useState('12:00');
  const [note, setNote] = useState('');
  const isFit = day !== '' && from !== '' && from < to;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Block a time"
      description="Visitors cannot pick it. Sessions that are booked already stay."
      footer={
        <Button disabled={!isFit} onClick={() => onBlock(day, from, to, note.trim())}>
          Block this time
        </Button>
      }
    >
      <Stack space="m">
        <TextInput label="Day" type="date" value={day} onChange={setDay} />
        <div className={styles.row}>
          <TextInput label="From" type="time" value={from} onChange={setFrom} />
          <TextInput
            label="To"
            type="time"
            value={to}
            onChange={setTo}
            error={from !== '' && to !== '' && from >= to ? 'Choose a time after the beginning.' : undefined}
          />
        </div>
        <TextInput label="What for" hint="Only you see it." value={note} onChange={setNote} maxLength={200} />
      </Stack>
    </Dialog>
  );
}

function MoveDialog({
  day: firstDay,
  clock: firstClock,
  name,
  onClose,
  onMove,
}: {
  day: string;
  clock: string;
  name: string;
  onClose: () => void;
  onMove: (day: string, clock: string) => void;
}) {
  const [day, setDay] = useState(firstDay);
  const [clock, setClock] = useState(firstClock);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Move the session with ${name}`}
      description="Both of you get a mail with the new time. It may be outside of your hours."
      footer={
        <Button
          disabled={day === '' || clock === '' || (day === firstDay && clock === firstClock)}
          onClick={() => onMove(day, clock)}
        >
          Move it
        </Button>
      }
    >
      <div className={styles.row}>
        <TextInput label="Day" type="date" value={day} onChange={setDay} />
        <TextInput label="Begins at" type="time" value={clock} onChange={setClock} />
      </div>
    </Dialog>
  );
}
