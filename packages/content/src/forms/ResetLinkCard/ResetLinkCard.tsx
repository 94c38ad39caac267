import { ButtonLink } from '@advisor/ui';
import { Form } from '@advisor/ui/forms';
import { object } from 'yup';
import { AuthCard } from '../AuthCard';
import { resetFailure } from '../signInFailure';

export interface ResetLinkCardProps {
  /** Called when the button is pressed: uses the link. The message of a rejection is shown. */
  onContinue: () => Promise<unknown>;
  /** The address where another mail can be asked for. */
  newLinkHref: string;
}

const nothing = object({});

// AUTH-3
/**
 * Opens the link of a mail for a new password: nothing happens before its button is pressed, so that programs which open
 * the links of mails do not use it up. Renders a `<section>`.
 */
export function ResetLinkCard({ onContinue, newLinkHref }: ResetLinkCardProps) {
  return (
    <AuthCard
      heading="Choose a new password"
      intro="You opened the link of a mail. It signs you in to choose a new password. It works once, for an hour."
    >
      <Form
        label="Use the link"
        initialValues={{}}
        schema={nothing}
        submitLabel="Continue"
        busyLabel="Checking..."
        onSubmit={onContinue}
        failureNotice={resetFailure}
        actions={
          <ButtonLink variant="quiet" href={newLinkHref}>
            Get a new link
          </ButtonLink>
        }
      >
        {null}
      </Form>
    </AuthCard>
  );
}
