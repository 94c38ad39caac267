import { Button, Stack } from '@advisor/ui';
import { Form, messages, SelectField, TextField } from '@advisor/ui/forms';
import { useState, type ReactNode } from 'react';
import { object, string } from 'yup';

export interface CodeSource {
  id: string;
  /** The name given by the user: "Phone". */
  name: string;
}

export interface SecondStepFormProps {
  /** The account's authenticator apps; with several, one is selected. */
  apps: readonly CodeSource[];
  /** Called with the six digits and the id of the app. A rejection's message is shown. */
  onCode: (code: string, appId: string) => Promise<unknown>;
  /** Called with a recovery code as typed. A rejection's message is shown. Without it no recovery code can be used. */
  onRecoveryCode?: (code: string) => Promise<unknown>;
  /** The label of the button. @default 'Continue' */
  submitLabel?: string;
  /** Further buttons. */
  actions?: ReactNode;
  /** Called after a correct code. */
  onDone?: () => void;
}

const blanks = /[\s\u2010-\u2015-]/g;

const codeSchema = object({
  code: string()
    .transform((text: string) => text.replaceAll(blanks, ''))
    .required(messages.enter('the code of your authenticator app'))
    .matches(/^\d{6}$/, { message: 'Enter the six digits that the app shows now.', excludeEmptyString: true }),
  app: string(),
});

const recoverySchema = object({ code: string().trim().required(messages.enter('a recovery code')) });

// AUTH-25
/** Asks for an authenticator app's code, or a recovery code instead. Spaces are ignored. Renders a `<form>`. */
export function SecondStepForm({
  apps,
  onCode,
  onRecoveryCode,
  submitLabel = 'Continue',
  actions,
  onDone,
}: SecondStepFormProps) {
  const [recovering, setRecovering] = useState(false);
  const first = apps[0]?.id ?? '';
  const buttons = (
    <>
      {onRecoveryCode ? (
        <Button variant="quiet" onClick={() => setRecovering(!recovering)}>
          {recovering ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
      ) : null}
      {actions}
    </>
  );
  if (recovering && onRecoveryCode) {
    return (
      <Form
        key="recovery"
        label="Second step"
        initialValues={{ code: '' }}
        schema={recoverySchema}
        submitLabel={submitLabel}
        busyLabel="Checking..."
        onSubmit={({ code }) => onRecoveryCode(code)}
        failureNotice={codeFailure}
        onDone={onDone}
        actions={buttons}
      >
        <TextField
          name="code"
          label="Recovery code"
          required
          autoComplete="off"
          hint="One of those that you stored when you set up the app. Each works once."
        />
      </Form>
    );
  }
  return (
    <Form
      key="app"
      label="Second step"
      initialValues={{ code: '', app: first }}
      schema={codeSchema}
      submitLabel={submitLabel}
      busyLabel="Checking..."
      onSubmit={({ code, app }) => onCode(code, app)}
      failureNotice={codeFailure}
      onDone={onDone}
      actions={buttons}
    >
      <Stack space="m">
        {apps.length > 1 ? (
          <SelectField
            name="app"
            label="Authenticator app"
            options={apps.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
        <TextField
          name="code"
          label="Code"
          required
          autoComplete="one-time-code"
          inputMode="numeric"
          hint="Six digits. The authenticator app shows others every 30 seconds."
        />
      </Stack>
    </Form>
  );
}

/** The notice for a code that was refused. */
function codeFailure(rejection: unknown) {
  const message = rejection instanceof Error ? rejection.message : 'No answer from the server.';
  return { title: 'That did not work', message };
}
