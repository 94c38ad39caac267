import { Alert, Button, ButtonLink, ConfirmDialog, Section, Skeleton, Stack, Text } from '@advisor/ui';
import { FieldRow, SelectInput } from '@advisor/ui/fields';
import { useEffect, useState } from 'react';
import { briefOptions } from '../../forms/briefChoices';
import type { BriefAnswer, BriefChanges, BriefRefusal, BriefSubscription } from '../briefSubscription';
import { failureInWords } from '../failureInWords';

export interface BriefPreferencesProps {
  /** Whether the page was opened by a mailed link. */
  hasLink: boolean;
  /** Loads the subscription, also on retry. */
  onRead: () => Promise<BriefAnswer>;
  /** Saves changes, pauses or resumes. A rejection may have a `reason`, a sentence that is shown. */
  onSave: (changes: BriefChanges) => Promise<BriefAnswer>;
  /** Ends the subscription. */
  onUnsubscribe: () => Promise<BriefAnswer>;
  /** Erases all stored data of the address. */
  onForget: () => Promise<BriefAnswer>;
  /** The page with the form to subscribe. */
  formHref: string;
}

type State =
  | { is: 'loading' }
  | { is: 'there'; subscription: BriefSubscription }
  | { is: 'forgotten' }
  | { is: 'refused'; refusal: BriefRefusal }
  | { is: 'unread'; reason: string };

/** The last action, and its result. */
interface Press {
  button: 'save' | 'pause' | 'unsubscribe' | 'forget';
  outcome: 'busy' | 'done' | { failed: string };
}

const refusals: Record<BriefRefusal, { title: string; text: string }> = {
  invalid: {
    title: 'This is not a whole link',
    text: 'Some mail programs cut long links. Copy the whole link from the mail into the address bar, or use the one of another edition.',
  },
  expired: { title: 'The time of this link is over', text: 'Use the link of another edition.' },
  used: { title: 'This link was used before', text: 'Use the link of another edition.' },
  gone: {
    title: 'There is no subscription behind this link any more',
    text: 'It was deleted, and nothing is sent to you. To subscribe again, order the brief again.',
  },
};

const done: Record<Press['button'], string> = {
  save: 'Saved. It holds from the next edition on.',
  pause: 'Saved.',
  unsubscribe: 'You are unsubscribed. No edition is sent to you any more.',
  forget: 'Deleted.',
};

// BRIEF-7
/**
 * Manages a subscription to the brief: topic, frequency, pause, unsubscribing and erasing its data. Opening it changes
 * nothing. Renders a `<section>`.
 */
export function BriefPreferences({
  hasLink,
  onRead,
  onSave,
  onUnsubscribe,
  onForget,
  formHref,
}: BriefPreferencesProps) {
  const [state, setState] = useState<State>({ is: 'loading' });
  const [press, setPress] = useState<Press | null>(null);
  const [asks, setAsks] = useState(false);

  function take(answer: BriefAnswer) {
    if ('refusal' in answer) setState({ is: 'refused', refusal: answer.refusal });
    else if (answer.subscription) setState({ is: 'there', subscription: answer.subscription });
    else setState({ is: 'forgotten' });
  }

  async function read() {
    setState({ is: 'loading' });
    try {
      take(await onRead());
    } catch (failure) {
      setState({ is: 'unread', reason: failureInWords(failure) });
    }
  }

  useEffect(() => {
    if (hasLink) void read();
    // Once for each link: the calls of the page change with each drawing of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasLink]);

  async function send(button: Press['button'], call: () => Promise<BriefAnswer>) {
    setPress({ button, outcome: 'busy' });
    try {
      take(await call());
      setPress({ button, outcome: 'done' });
    } catch (failure) {
      setPress({ button, outcome: { failed: failureInWords(failure) } });
    }
    setAsks(false);
  }

  const again = (
    <ButtonLink href={formHref} variant="secondary" size="small">
      Order the brief
    </ButtonLink>
  );
  const isBusy = press?.outcome === 'busy';
  const busy = (button: Press['button']) => isBusy && press.button === button;
  return (
    <Section label="Your brief" heading="What you get, and how often">
      <Stack space="l">
        {hasLink ? null : (
          <Alert live title="The link to your subscription is in each edition" action={again}>
            Open the link of a mail in a browser with JavaScript. Unsubscribing also works with the button of your mail
            program.
          </Alert>
        )}
        {hasLink && state.is === 'loading' ? <Skeleton heading label="Loading your subscription" /> : null}
        {state.is === 'unread' ? (
          <Alert
            live
            tone="danger"
            title="Your subscription could not be read"
            action={
              <Button variant="secondary" size="small" onClick={() => void read()}>
                Try again
              </Button>
            }
          >
            {state.reason}
          </Alert>
        ) : null}
        {state.is === 'refused' ? (
          <Alert live tone="warning" title={refusals[state.refusal].title} action={again}>
            {refusals[state.refusal].text}
          </Alert>
        ) : null}
        {state.is === 'forgotten' ? (
          <Alert live tone="success" title="Your address is deleted from the list" action={again}>
            Nothing of it is kept here. What you sent by a form of this site is not part of the list; write to us to
            have it deleted too.
          </Alert>
        ) : null}
        {state.is === 'there' ? (
          <There
            subscription={state.subscription}
            busy={busy}
            isBusy={isBusy}
            again={again}
            onSave={(changes) => void send('save', () => onSave(changes))}
            onPause={(to) => void send('pause', () => onSave({ state: to }))}
            onUnsubscribe={() => void send('unsubscribe', onUnsubscribe)}
            onForget={() => setAsks(true)}
          />
        ) : null}
        {press && state.is === 'there' && press.outcome === 'done' ? (
          <Alert live tone="success" title={done[press.button]} />
        ) : null}
        {press && typeof press.outcome === 'object' ? (
          <Alert live tone="danger" title="Nothing was changed">
            {press.outcome.failed}
          </Alert>
        ) : null}
      </Stack>
      <ConfirmDialog
        open={asks}
        title="Delete your address from the list?"
        confirmLabel="Delete"
        destructive
        busy={busy('forget')}
        onConfirm={() => void send('forget', onForget)}
        onCancel={() => setAsks(false)}
      >
        The address, your choices and the times at which you agreed are erased, and no edition is sent to you any more.
        This cannot be undone.
      </ConfirmDialog>
    </Section>
  );
}

interface ThereProps {
  subscription: BriefSubscription;
  busy: (button: Press['button']) => boolean;
  isBusy: boolean;
  again: React.ReactNode;
  onSave: (changes: BriefChanges) => void;
  onPause: (to: 'active' | 'paused') => void;
  onUnsubscribe: () => void;
  onForget: () => void;
}

function There({ subscription, busy, isBusy, again, onSave, onPause, onUnsubscribe, onForget }: ThereProps) {
  const { email, state } = subscription;
  const [chosen, setChosen] = useState({
    brief_type: subscription.brief_type,
    industry: subscription.industry ?? '',
    frequency: subscription.frequency,
  });
  const isSubscribed = state === 'active' || state === 'paused';
  return (
    <Stack space="l">
      {state === 'active' ? <Text measure>The executive brief goes to {email}.</Text> : null}
      {state === 'paused' ? (
        <Text measure>The executive brief to {email} is paused: no edition is sent until you go on.</Text>
      ) : null}
      {isSubscribed ? null : (
        <Alert title={without[state]} action={again}>
          To get the brief, order it again; a mail asks you to confirm it.
        </Alert>
      )}
      {isSubscribed ? (
        <Stack space="m">
          <FieldRow>
            <SelectInput
              label="Brief"
              placeholder={null}
              options={briefOptions('briefType')}
              value={chosen.brief_type}
              onChange={(brief_type) => setChosen({ ...chosen, brief_type })}
            />
            <SelectInput
              label="How often"
              hint="At most: fewer when there are fewer editions."
              placeholder={null}
              options={briefOptions('deliveryFrequency')}
              value={chosen.frequency}
              onChange={(frequency) => setChosen({ ...chosen, frequency })}
            />
          </FieldRow>
          <SelectInput
            label="Industry"
            placeholder="Not said"
            options={briefOptions('industry')}
            value={chosen.industry}
            onChange={(industry) => setChosen({ ...chosen, industry })}
          />
          <Stack direction="row" space="s">
            <Button
              busy={busy('save')}
              disabled={isBusy}
              onClick={() => onSave({ ...chosen, industry: chosen.industry === '' ? null : chosen.industry })}
            >
              Save
            </Button>
            <Button
              variant="secondary"
              busy={busy('pause')}
              disabled={isBusy}
              onClick={() => onPause(state === 'active' ? 'paused' : 'active')}
            >
              {state === 'active' ? 'Pause' : 'Go on'}
            </Button>
          </Stack>
        </Stack>
      ) : null}
      <Stack direction="row" space="s">
        {state === 'unsubscribed' ? null : (
          <Button variant="secondary" busy={busy('unsubscribe')} disabled={isBusy} onClick={onUnsubscribe}>
            Unsubscribe
          </Button>
        )}
        <Button variant="secondary" destructive disabled={isBusy} onClick={onForget}>
          Delete my address
        </Button>
      </Stack>
    </Stack>
  );
}

const without: Record<'pending' | 'unsubscribed' | 'bounced', string> = {
  pending: 'This subscription was never confirmed',
  unsubscribed: 'You are not subscribed',
  bounced: 'Mails to your address came back, so none is sent any more',
};
