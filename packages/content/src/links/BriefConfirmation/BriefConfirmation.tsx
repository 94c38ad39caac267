import { Alert, Button, ButtonLink, Section, Stack, Text } from '@advisor/ui';
import { useState } from 'react';
import { briefLabel } from '../../forms/briefChoices';
import type { BriefAnswer, BriefRefusal, BriefSubscription } from '../briefSubscription';
import { failureInWords } from '../failureInWords';

export interface BriefConfirmationProps {
  /** Whether the page was opened by a mailed link. */
  hasLink: boolean;
  /** Called on press. A rejection may have a `reason`, a sentence that is shown. */
  onConfirm: () => Promise<BriefAnswer>;
  /** The page with the form to subscribe. */
  formHref: string;
}

type State =
  | { is: 'closed' | 'sending' }
  | { is: 'subscribed'; subscription: BriefSubscription; manage: string }
  | { is: 'refused'; refusal: BriefRefusal }
  | { is: 'failed'; reason: string };

const refusals: Record<BriefRefusal, { title: string; text: string }> = {
  invalid: {
    title: 'This is not a whole link',
    text: 'Some mail programs cut long links. Copy the whole link from the mail into the address bar, or order the brief again.',
  },
  expired: {
    title: 'The time of this link is over',
    text: 'A link is good for seven days. You are not subscribed; order the brief again for a new one.',
  },
  used: {
    title: 'This link was used before',
    text: 'The subscription has changed or ended since. To subscribe again, order the brief again.',
  },
  gone: {
    title: 'There is nothing behind this link any more',
    text: 'What you sent was erased, and you are not subscribed. You can order the brief again.',
  },
};

// BRIEF-3
/**
 * Confirms a subscription by a mailed link: nothing happens until its button is pressed, because link scanners open
 * every link in a mail. Renders a `<section>`.
 */
export function BriefConfirmation({ hasLink, onConfirm, formHref }: BriefConfirmationProps) {
  const [state, setState] = useState<State>({ is: 'closed' });

  async function confirm() {
    setState({ is: 'sending' });
    try {
      const answer = await onConfirm();
      if ('refusal' in answer) setState({ is: 'refused', refusal: answer.refusal });
      else if (answer.subscription)
        setState({ is: 'subscribed', subscription: answer.subscription, manage: answer.manage });
      else setState({ is: 'refused', refusal: 'gone' });
    } catch (failure) {
      setState({ is: 'failed', reason: failureInWords(failure) });
    }
  }

  const again = (
    <ButtonLink href={formHref} variant="secondary" size="small">
      Order the brief
    </ButtonLink>
  );
  return (
    <Section label="Confirm" heading="One step is left">
      <Stack space="m">
        {hasLink && state.is !== 'subscribed' && state.is !== 'refused' ? (
          <>
            <Text>
              You ordered the executive brief on this site. Press the button, and it comes to your address from the next
              edition on. Each edition has a link that ends it.
            </Text>
            <div>
              <Button busy={state.is === 'sending'} onClick={() => void confirm()}>
                Subscribe me
              </Button>
            </div>
          </>
        ) : null}
        {hasLink ? null : (
          <Alert live title="The link that confirms is in a mail" action={again}>
            Open the link of the mail in a browser with JavaScript. If you have none, order the brief.
          </Alert>
        )}
        {state.is === 'subscribed' ? (
          <Alert
            live
            tone="success"
            title="Thank you. You are subscribed"
            action={
              <ButtonLink href={state.manage} variant="secondary" size="small">
                Change what you get
              </ButtonLink>
            }
          >
            {briefLabel('briefType', state.subscription.brief_type)},{' '}
            {briefLabel('deliveryFrequency', state.subscription.frequency).toLowerCase()}, to {state.subscription.email}
            . The next edition is your first.
          </Alert>
        ) : null}
        {state.is === 'refused' ? (
          <Alert live tone="warning" title={refusals[state.refusal].title} action={again}>
            {refusals[state.refusal].text}
          </Alert>
        ) : null}
        {state.is === 'failed' ? (
          <Alert live tone="danger" title="You are not subscribed yet">
            {state.reason}
          </Alert>
        ) : null}
      </Stack>
    </Section>
  );
}
