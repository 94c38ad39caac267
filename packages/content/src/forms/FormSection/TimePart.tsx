import { Alert, Button, Heading, Skeleton, Text } from '@advisor/ui';
import { useFormField } from '@advisor/ui/forms';
import { useEffect, useId, useReducer, useRef, useState } from 'react';
import { SlotPicker } from '../SlotPicker';
import { ownTimeZone, timeFieldNames, type TimeOffer } from '../times';
import * as styles from '../AttachedReport/AttachedReport.css';

export interface TimePartProps {
  /** Loads the free times for a session type; null if none are offered. */
  load: (kind: string) => Promise<TimeOffer | null>;
  /** The field whose answer is the session type. */
  kindField?: string | undefined;
  /** The free times after the picked one was taken. */
  taken?: { next: TimeOffer | null } | undefined;
}

/** `offer` is the last offer; undefined until it is known whether there are times. */
interface State {
  is: 'loading' | 'failed' | 'loaded';
  offer?: TimeOffer | null;
}

// BOOKING-5
/**
 * Offers the free times after a form's fields, and keeps the picked one in the form's values. Renders nothing until
 * times are known to exist, so that the form works without them. Use it inside a `Form`.
 */
export function TimePart({ load, kindField, taken }: TimePartProps) {
  const headingId = useId();
  const kind = useFormField(kindField ?? timeFieldNames.start, '').value;
  const asked = kindField === undefined ? '' : kind;
  const time = useFormField(timeFieldNames.start, '');
  const zone = useFormField(timeFieldNames.timeZone, '');
  const [state, setState] = useState<State>({ is: 'loading' });
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 1);
  const latest = useRef({ time, zone });
  useEffect(() => {
    latest.current = { time, zone };
  });

  useEffect(() => {
    let isCurrent = true;
    setState((before) => ({ ...before, is: 'loading' }));
    load(asked).then(
      (offer) => {
        if (!isCurrent) return;
        setState({ is: 'loaded', offer });
        // The picked time may be missing for another session type, or outdated in a draft.
        const { time: picked } = latest.current;
        if (picked.value && !offer?.starts.includes(picked.value)) picked.onChange('');
      },
      () => isCurrent && setState((before) => ({ ...before, is: 'failed' })),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, asked, attempt]);

  useEffect(() => {
    if (!taken) return;
    setState({ is: 'loaded', offer: taken.next });
    latest.current.time.onChange('');
  }, [taken]);

  if (!state.offer && !taken) return null;
  const offer = state.is === 'loaded' ? state.offer : null;
  return (
    <section aria-labelledby={headingId} className={styles.panel}>
      <Heading level={3} size="m" id={headingId}>
        Pick a time, if you like
      </Heading>
      {state.is === 'loading' ? <Skeleton label="Loading the free times" /> : null}
      {state.is === 'failed' ? (
        <Alert
          live
          title="The free times could not be loaded"
          action={
            <Button variant="secondary" size="small" onClick={tryAgain}>
              Try again
            </Button>
          }
        >
          The form can be sent without one.
        </Alert>
      ) : null}
      {taken && !time.value ? (
        <Alert live tone="warning" title="The time that you picked was taken">
          {offer && offer.starts.length > 0
            ? 'Everything else that you typed is kept. These times are free now.'
            : 'Everything else that you typed is kept. There is no other time at the moment: send the form without one.'}
        </Alert>
      ) : null}
      {offer && offer.starts.length === 0 && !taken ? (
        <Text size="s" color="soft">
          No time is free at the moment. Send the form without one, and you get a proposal.
        </Text>
      ) : null}
      {offer && offer.starts.length > 0 ? (
        <SlotPicker
          id={time.id}
          offer={offer}
          value={time.value}
          onChange={(start) => {
            time.onChange(start);
            if (!zone.value) zone.onChange(ownTimeZone());
          }}
          timeZone={zone.value || ownTimeZone()}
          onTimeZoneChange={zone.onChange}
          error={time.error}
        />
      ) : null}
    </section>
  );
}
