import { Alert, ButtonLink, Tabs } from '@advisor/ui';
import { Form, messages, TextField } from '@advisor/ui/forms';
import { object, string } from 'yup';
import { AuthCard } from '../AuthCard';
import * as styles from '../AuthCard/AuthCard.css';
import { signInFailure } from '../signInFailure';

/** The values of the sign-in form. */
export interface Credentials {
  email: string;
  password: string;
}

export interface SignInCardProps {
  /** Called with valid values. The message of a rejection is shown after "Sign in failed: ". Without it the form is inert. */
  onSubmit?: (credentials: Credentials) => Promise<unknown>;
  /** The address of the link "Forgot your password?", which is hidden without it. */
  forgotPasswordHref?: string;
}

const empty: Credentials = { email: '', password: '' };

const schema = object({
  email: string().trim().required(messages.enter('your email address')).email(messages.email),
  password: string().required(messages.enter('your password')),
});

// AUTH-1
/** The Welcome card of /auth, with its single tab. Renders a `<section>`. */
export function SignInCard({ onSubmit, forgotPasswordHref }: SignInCardProps) {
  return (
    <AuthCard heading="Welcome" intro="Sign in to the private area of this site.">
      <div className={styles.withoutScript} data-nosnippet>
        <Alert tone="warning" title="Signing in needs JavaScript, which is switched off in this browser.">
          Switch it on for this site and load the page again. Everything public can be read without it.
        </Alert>
      </div>
      <div className={styles.scripted}>
        <Tabs.Root defaultValue="sign-in">
          <Tabs.List label="Sign-in methods">
            <Tabs.Tab value="sign-in">Sign In</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="sign-in">
            <Form<Credentials>
              label="Sign in"
              initialValues={empty}
              schema={schema}
              submitLabel="Sign In"
              busyLabel="Signing in..."
              onSubmit={onSubmit && ((credentials) => onSubmit(credentials))}
              successNotice={{ title: 'Signed in successfully!' }}
              failureNotice={(rejection) => signInFailure(rejection, 'Check your email and password.')}
              actions={
                forgotPasswordHref && (
                  <ButtonLink variant="quiet" href={forgotPasswordHref}>
                    Forgot your password?
                  </ButtonLink>
                )
              }
            >
              <TextField name="email" label="Email" type="email" required autoComplete="username" />
              <TextField name="password" label="Password" type="password" required autoComplete="current-password" />
            </Form>
          </Tabs.Panel>
        </Tabs.Root>
      </div>
    </AuthCard>
  );
}
