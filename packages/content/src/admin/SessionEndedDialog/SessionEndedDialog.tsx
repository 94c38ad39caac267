import { Alert, Button, Dialog, Text, UnsavedGuard } from '@advisor/ui';
import { Form, messages, TextField } from '@advisor/ui/forms';
import { object, string } from 'yup';
import { signInFailure } from '../../forms/signInFailure';

export interface SessionEndedDialogProps {
  /** Whose session has ended. Only they can go on. */
  email: string;
  /** Who is signed in in this browser instead, if somebody is. */
  signedInInstead?: string;
  /** Whether leaving would lose something: it asks first. */
  unsaved: boolean;
  /** Called with the password. A rejection's message is shown. */
  onSignIn: (password: string) => Promise<unknown>;
  /** Called when the person leaves the page instead. */
  onLeave: () => void;
}

const schema = object({ password: string().required(messages.enter('your password')) });

/**
 * Asks for the password in place when the session ends while a page is open, so that what is typed on it is not lost.
 * Hiding the page is the caller's. Renders a modal `<dialog>` with a `<form>`.
 */
export function SessionEndedDialog({ email, signedInInstead, unsaved, onSignIn, onLeave }: SessionEndedDialogProps) {
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
                {`To work as ${signedInInstead}, leave this page first.`}
              </Alert>
            ) : null}
            <TextField name="password" label="Password" type="password" required autoComplete="current-password" />
            {/* Password managers look for whose password it is. */}
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            {unsaved ? (
              <Text size="s" color="textSoft">
                To sign in as someone else, leave first; unsaved changes will be lost.
              </Text>
            ) : null}
          </Form>
        </Dialog>
      )}
    </UnsavedGuard>
  );
}
