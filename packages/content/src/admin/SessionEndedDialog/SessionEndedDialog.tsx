import { Alert, Button, Dialog, Text, UnsavedGuard } from '@advisor/ui';
import { Form, messages, TextField } from '@advisor/ui/forms';
import { object, string } from 'yup';
import { SecondStepForm, type SecondStepFormProps } from '../../forms/SecondStepForm';
import { signInFailure } from '../../forms/signInFailure';

export interface SessionEndedDialogProps {
  /** The user whose session has ended; nobody else can continue. */
  email: string;
  /** The user who is signed in instead, if any. */
  signedInInstead?: string;
  /** Whether there are unsaved changes, so that leaving asks first. */
  unsaved: boolean;
  /** Called with the password. A rejection's message is shown. */
  onSignIn: (password: string) => Promise<unknown>;
  /** The second step after the password, if the account has an authenticator app. */
  secondStep?: Pick<SecondStepFormProps, 'apps' | 'onCode' | 'onRecoveryCode'>;
  /** Called when the user leaves the page instead. */
  onLeave: () => void;
}

const schema = object({ password: string().required(messages.enter('your password')) });

/**
 * Reauthenticates in place when the session ends while a page is open, so that unsaved text is not lost. The caller
 * hides the page. Renders a modal `<dialog>` with a `<form>`.
 */
export function SessionEndedDialog({
  email,
  signedInInstead,
  unsaved,
  onSignIn,
  secondStep,
  onLeave,
}: SessionEndedDialogProps) {
  const leaveLabel = unsaved ? 'Leave without saving' : 'Leave';
  return (
    <UnsavedGuard unsaved={unsaved} onClose={onLeave}>
      {(leave) => (
        <Dialog
          open
          onClose={leave}
          closeLabel={leaveLabel}
          title="Your session has ended"
          description={`Sign in again as ${email} to go on where you were. Everything on the page is as you left it.`}
        >
          {secondStep ? (
            <SecondStepForm
              {...secondStep}
              actions={
                <Button variant="secondary" onClick={leave}>
                  {leaveLabel}
                </Button>
              }
            />
          ) : (
            <Form
              label="Sign in again"
              initialValues={{ password: '' }}
              schema={schema}
              submitLabel="Sign In"
              busyLabel="Signing in..."
              onSubmit={({ password }) => onSignIn(password)}
              failureNotice={(rejection) => signInFailure(rejection, 'Check your password.')}
              actions={
                <Button variant="secondary" onClick={leave}>
                  {leaveLabel}
                </Button>
              }
            >
              {signedInInstead ? (
                <Alert tone="warning" title={`${signedInInstead} is signed in in this browser now`}>
                  To work as {signedInInstead}, leave this page first.
                </Alert>
              ) : null}
              <TextField name="password" label="Password" type="password" required autoComplete="current-password" />
              {/* Lets password managers find the account. */}
              <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
              {unsaved ? (
                <Text size="s" color="soft">
                  To sign in as someone else, leave first; unsaved changes will be lost.
                </Text>
              ) : null}
            </Form>
          )}
        </Dialog>
      )}
    </UnsavedGuard>
  );
}
