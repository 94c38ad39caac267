import { Alert, Button, ButtonLink, Section, Skeleton, Stack, Text } from '@advisor/ui';
import { useEffect, useState } from 'react';
import { SlotPicker } from '../../forms/SlotPicker';
import { ownTimeZone, timeInWords, zoneInWords, type TimeOffer } from '../../forms/times';
import { failureInWords } from '../failureInWords';

// BOOKING-10
/** Why a link is refused. */
export type AppointmentRefusal = 'invalid' | 'expired' | 'changed' | 'cancelled' | 'gone';

/** A booked session; times are ISO 8601 in UTC. */
export interface Appointment {
  /** Its title: "Consultation". */
  title: string;
  start: string;
  end: string;
  /** The time zone of the visitor. */
  timeZone: string;
}

/** The state of a link, or why it is refused. */
export type AppointmentLink =
  { use: 'cancel' | 'move'; session: Appointment; offer: TimeOffer | null } | { refusal: AppointmentRefusal };

/** The result of a change; `next` has the remaining free times if the picked one is taken. */
export type AppointmentDone =
  { done: 'cancelled' | 'moved'; session: Appointment } | { refusal: AppointmentRefusal } | { next: TimeOffer | null };

export interface AppointmentChangeProps {
  /** Whether the page was opened by a mailed link. */
  hasLink: boolean;
  /** Loads the state of the link, without side effects. A rejection may have a `reason`, a sentence that is shown. */
  onRead: () => Promise<AppointmentLink>;
  /** Called on press, with the new time and the visitor's time zone if the session is moved. */
  onChange: (time?: { start: string; timeZone: string }) => Promise<AppointmentDone>;
  /** The page to book another time. */
  bookHref: string;
}

type State =
  | { is: 'reading' }
  | { is: 'ready' | 'changing'; link: Extract<AppointmentLink, { use: unknown }>; isTaken?: boolean }
  | { is: 'done'; done: 'cancelled' | 'moved'; session: Appointment }
  | { is: 'refused'; refusal: AppointmentRefusal }
  | { is: 'failed'; reason: string };

const refusals: Record<AppointmentRefusal, { title: string; text: string }> = {
  invalid: {
    title: 'This is not a whole link',
    text: 'Some mail programs cut long links. Copy the whole link from the mail into the address bar.',
  },
  expired: { title: 'The session has begun', text: 'It cannot be changed any more. Answer the mail instead.' },
  changed: {
    title: 'This link was used before',
    text: 'The time was changed since this mail. The latest mail has the links that work.',
  },
  cancelled: { title: 'This session was cancelled', text: 'You can ask for another one.' },
  gone: {
    title: 'There is nothing behind this link any more',
    text: 'What you sent was erased, and the session with it.',
  },
};

/**
 * Reschedules or cancels a session by a mailed link: it shows the session, and changes nothing until its button is
 * pressed. Renders a `<section>`.
 */
export function AppointmentChange({ hasLink, onRead, onChange, bookHref }: AppointmentChangeProps) {
  const [state, setState] = useState<State>({ is: 'reading' });
  const [start, setStart] = useState('');
  const [zone, setZone] = useState('');

  useEffect(() => {
    if (!hasLink) return;
    onRead().then(
      (link) => {
        if ('refusal' in link) setState({ is: 'refused', ...link });
        else {
          setZone(link.session.timeZone || ownTimeZone());
          setState({ is: 'ready', link });
        }
      },
      (failure: unknown) => setState({ is: 'failed', reason: failureInWords(failure) }),
    );
    // The link is that of the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasLink]);

  async function change(link: Extract<AppointmentLink, { use: unknown }>) {
    setState({ is: 'changing', link });
    try {
      const answer = await onChange(link.use === 'move' ? { start, timeZone: zone } : undefined);
      if ('refusal' in answer) setState({ is: 'refused', ...answer });
      else if ('done' in answer) setState({ is: 'done', ...answer });
      else {
        setStart('');
        setState({ is: 'ready', link: { ...link, offer: answer.next }, isTaken: true });
      }
    } catch (failure) {
      setState({ is: 'failed', reason: failureInWords(failure) });
    }
  }

  const again = (
    <ButtonLink href={bookHref} variant="secondary" size="small">
      Ask for a session
    </ButtonLink>
  );
  return (
    <Section label="Session" heading="Change it here">
      <Stack space="m">
        {hasLink ? null : (
          <Alert live title="The links to your session are in a mail">
            Open the link of the mail in a browser with JavaScript, or answer the mail.
          </Alert>
        )}
        {hasLink && state.is === 'reading' ? <Skeleton label="Loading your session" /> : null}
        {state.is === 'ready' || state.is === 'changing' ? (
          <>
            <Text>
              {state.link.session.title}: <strong>{inWords(state.link.session, zone)}</strong>
            </Text>
            {state.is === 'ready' && state.isTaken ? (
              <Alert live tone="warning" title="This time is not free any more">
                Nothing was changed. Pick another one.
              </Alert>
            ) : null}
            {state.link.use === 'move' ? (
              state.link.offer && state.link.offer.starts.length > 0 ? (
                <SlotPicker
                  offer={state.link.offer}
                  value={start}
                  onChange={setStart}
                  timeZone={zone}
                  onTimeZoneChange={setZone}
                />
              ) : (
                <Text>No other time is free at the moment. Answer the mail to find one.</Text>
              )
            ) : null}
            <div>
              <Button
                busy={state.is === 'changing'}
                disabled={state.link.use === 'move' && start === ''}
                onClick={() => void change(state.link)}
              >
                {state.link.use === 'move' ? 'Move it to this time' : 'Cancel this session'}
              </Button>
            </div>
          </>
        ) : null}
        {state.is === 'done' ? (
          <Alert
            live
            tone="success"
            title={state.done === 'moved' ? 'Your session was moved' : 'Your session was cancelled'}
            action={state.done === 'cancelled' ? again : undefined}
          >
            {state.done === 'moved' ? `It is on ${inWords(state.session, zone)}. ` : ''}
            You get a mail, which changes it in your calendar too.
          </Alert>
        ) : null}
        {state.is === 'refused' ? (
          <Alert live tone="warning" title={refusals[state.refusal].title} action={again}>
            {refusals[state.refusal].text}
          </Alert>
        ) : null}
        {state.is === 'failed' ? (
          <Alert live tone="danger" title="Your session was not changed">
            {state.reason}
          </Alert>
        ) : null}
      </Stack>
    </Section>
  );
}

function inWords({ start, end }: Appointment, timeZone: string): string {
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000;
  return `${timeInWords(start, minutes, timeZone)}, in the time of ${zoneInWords(timeZone)}`;
}
