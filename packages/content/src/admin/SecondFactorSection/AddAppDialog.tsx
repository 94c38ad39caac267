import { Alert, Button, Dialog, notify, Stack, Text } from '@advisor/ui';
import { Form, messages, TextField } from '@advisor/ui/forms';
import { Stepper } from '@advisor/ui/stepper';
import { useState } from 'react';
import { object, string } from 'yup';
import { SecondStepForm } from '../../forms/SecondStepForm';
import { RecoveryCodes } from '../RecoveryCodes';
import type { AppSetup, SecondFactor, SecondFactorStore } from '../account/secondFactorStore';
import { failureOf, ProofStep } from './ProofStep';
import * as styles from './SecondFactorSection.css';

export interface AddAppDialogProps {
  email: string;
  /** The account's factors when the dialog opens. */
  factor: SecondFactor;
  secondFactor: SecondFactorStore;
  onClose: () => void;
}

type Step =
  | { kind: 'name' }
  | { kind: 'proof'; name: string }
  | { kind: 'scan'; setup: AppSetup }
  /** Null if they could not be generated. */
  | { kind: 'done'; codes: readonly string[] | null };

/** Sets up an authenticator app: name, key, first code, and recovery codes if the account has none. */
export function AddAppDialog({ email, factor, secondFactor, onClose }: AddAppDialogProps) {
  const [step, setStep] = useState<Step>({ kind: 'name' });
  const isFirst = factor.apps.length === 0;

  async function begin(name: string) {
    const setup = await secondFactor.begin(name);
    setStep(setup === 'prove' ? { kind: 'proof', name } : { kind: 'scan', setup });
  }

  async function confirm(setup: AppSetup, code: string) {
    await secondFactor.confirm(setup, code);
    if (factor.recoveryCodes !== null) {
      void notify.success('The authenticator app is set up');
      onClose();
      return;
    }
    const codes = await secondFactor.makeRecoveryCodes().catch((error: unknown) => {
      console.error('Failed to make recovery codes', error);
      return null;
    });
    setStep({ kind: 'done', codes: codes === 'prove' ? null : codes });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={step.kind === 'done' ? 'Two-step sign-in is on' : isFirst ? 'Set up two-step sign-in' : 'Add an app'}
    >
      <Stepper
        label="Steps of the setup"
        current={{ name: 1, proof: 1, scan: 2, done: 3 }[step.kind]}
        steps={[
          { label: 'Name the app' },
          { label: 'Connect it' },
          ...(factor.recoveryCodes === null
            ? [
                {
                  label: 'Store recovery codes',
                  error: step.kind === 'done' && step.codes === null ? 'They could not be made' : undefined,
                },
              ]
            : []),
        ]}
      />
      {step.kind === 'name' ? (
        <AppName taken={factor.apps.map(({ name }) => name)} isFirst={isFirst} onSubmit={begin} />
      ) : null}
      {step.kind === 'proof' ? (
        <ProofStep
          email={email}
          factor={factor}
          secondFactor={secondFactor}
          onDone={() => {
            begin(step.name).catch((error: unknown) => {
              void notify.error('The app could not be set up', failureOf(error).message);
              setStep({ kind: 'name' });
            });
          }}
        />
      ) : null}
      {step.kind === 'scan' ? <Scan setup={step.setup} onCode={(code) => confirm(step.setup, code)} /> : null}
      {step.kind === 'done' ? <Done codes={step.codes} email={email} onClose={onClose} /> : null}
    </Dialog>
  );
}

const nameSchema = (taken: readonly string[]) =>
  object({
    name: string()
      .trim()
      .required(messages.enter('a name'))
      .max(60)
      .notOneOf([...taken, 'Recovery codes'], 'Choose another name: there is one of this name.'),
  });

function AppName({
  taken,
  isFirst,
  onSubmit,
}: {
  taken: readonly string[];
  isFirst: boolean;
  onSubmit: (name: string) => Promise<unknown>;
}) {
  return (
    <Form
      label="New app"
      initialValues={{ name: isFirst ? 'Phone' : '' }}
      schema={nameSchema(taken)}
      submitLabel="Continue"
      busyLabel="Preparing..."
      onSubmit={({ name }) => onSubmit(name)}
      failureNotice={failureOf}
    >
      <Text>
        You need an authenticator app, on your phone or in your password manager. It shows a code of six digits that
        changes every 30 seconds.
      </Text>
      <TextField
        name="name"
        label="Name"
        required
        maxLength={60}
        autoComplete="off"
        hint="Where the app is, so that you recognize it later."
      />
    </Form>
  );
}

function Scan({ setup, onCode }: { setup: AppSetup; onCode: (code: string) => Promise<unknown> }) {
  const key = (setup.secret.match(/.{1,4}/g) ?? []).join(' ');

  async function copy() {
    try {
      await navigator.clipboard.writeText(setup.secret);
      void notify.success('Key copied');
    } catch {
      void notify.error('The browser did not allow to copy', 'Select the key and copy it.');
    }
  }

  return (
    <Stack space="m">
      <Text>Scan this picture with the app. On the phone itself, or without a camera, enter the key instead.</Text>
      <div className={styles.codes}>
        <img className={styles.picture} src={setup.qrCode} alt="QR code with the key for the authenticator app" />
        <Stack space="s">
          <div>
            <Text size="s" color="soft">
              Key
            </Text>
            <code className={styles.key}>{key}</code>
          </div>
          <Stack direction="row">
            <Button variant="secondary" size="small" onClick={() => void copy()}>
              Copy key
            </Button>
          </Stack>
        </Stack>
      </div>
      <Text>Then enter the code that the app shows. Two-step sign-in is on after that.</Text>
      <SecondStepForm apps={[{ id: setup.id, name: '' }]} onCode={onCode} submitLabel="Turn on" />
    </Stack>
  );
}

function Done({ codes, email, onClose }: { codes: readonly string[] | null; email: string; onClose: () => void }) {
  if (codes === null) {
    return (
      <Stack space="m">
        <Alert live tone="warning" title="There are no recovery codes yet">
          They could not be made. Make them on the account page, or set up a second app: without either, a lost phone
          locks you out.
        </Alert>
        <Stack direction="row">
          <Button onClick={onClose}>Close</Button>
        </Stack>
      </Stack>
    );
  }
  return (
    <Stack space="m">
      <Alert live tone="warning" title="Store these recovery codes now: they are not shown again">
        Without your phone, one of them signs you in, each once. Keep them where you keep papers, and not on the phone.
      </Alert>
      <RecoveryCodes codes={codes} email={email} />
      <Stack direction="row">
        <Button onClick={onClose}>I have stored them</Button>
      </Stack>
    </Stack>
  );
}
