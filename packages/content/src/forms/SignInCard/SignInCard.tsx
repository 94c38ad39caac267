import { Container, Heading, Stack, Tabs, Text } from '@advisor/ui';
import { Form, messages, TextField } from '@advisor/ui/forms';
import { object, string } from 'yup';
import { panel } from './SignInCard.css';

/** What the sign-in form holds. */
export interface Credentials {
  email: string;
  password: string;
}

export interface SignInCardProps {
  /** Called with both fields filled in. A rejection's message is shown after "Sign in failed: ". Without it the form is inert. */
  onSubmit?: (credentials: Credentials) => Promise<unknown>;
}

const empty: Credentials = { email: '', password: '' };

const schema = object({
  email: string().trim().required(messages.enter('your e-mail address')).email(messages.email),
  password: string().required(messages.enter('your password')),
});

/** The Welcome card of /auth, with its single tab (spec/site.md §2, §8). Renders a `<section>`. */
export function SignInCard({ onSubmit }: SignInCardProps) {
  return (
    <Container width="narrow">
      <section className={panel} aria-labelledby="welcome">
        <Stack space="l">
          <Stack space="xs">
            <Heading level={1} size="xxl" id="welcome">
              Welcome
            </Heading>
            <Text tone="soft">Sign in to the private area of this site.</Text>
          </Stack>
          <Tabs.Root defaultValue="sign-in">
            <Tabs.List label="Ways in">
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
                failureNotice={(rejection) => ({
                  title: `Sign in failed: ${rejection instanceof Error ? rejection.message : 'no answer from the server'}`,
                })}
              >
                <TextField name="email" label="Email" type="email" required autoComplete="username" />
                <TextField name="password" label="Password" type="password" required autoComplete="current-password" />
              </Form>
            </Tabs.Panel>
          </Tabs.Root>
        </Stack>
      </section>
    </Container>
  );
}
