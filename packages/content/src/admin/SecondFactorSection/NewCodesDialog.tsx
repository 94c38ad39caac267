import { Alert, Button, Dialog, Stack, Text } from '@advisor/ui';
import { useState } from 'react';
import { RecoveryCodes } from '../RecoveryCodes';
import type { SecondFactor, SecondFactorStore } from '../account/secondFactorStore';
import { failureOf, ProofStep } from './ProofStep';

export interface NewCodesDialogProps {
  email: string;
  factor: SecondFactor;
  secondFactor: SecondFactorStore;
  onClose: () => void;
}

/** Replaces the recovery codes, and shows the new ones. */
export function NewCodesDialog({ email, factor, secondFactor, onClose }: NewCodesDialogProps) {
  const [made, setMade] = useState<readonly string[] | 'prove' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const replaces = factor.recoveryCodes !== null;

  async function make() {
    setBusy(true);
    setFailure(null);
    try {
      setMade(await secondFactor.makeRecoveryCodes());
    } catch (error) {
      console.error('Failed to make recovery codes', error);
      setFailure(failureOf(error).message);
      setMade(null);
    }
    setBusy(false);
  }

  return (
    <Dialog open onClose={onClose} title={replaces ? 'New recovery codes' : 'Recovery codes'}>
      {made === 'prove' ? (
        <ProofStep email={email} factor={factor} secondFactor={secondFactor} onDone={() => void make()} />
      ) : null}
      {made === null ? (
        <Stack space="m">
          {failure ? (
            <Alert live tone="danger" title="The codes were not made">
              {failure}
            </Alert>
          ) : null}
          <Text>
            {replaces
              ? 'You get ten new codes. Those that you have stored stop working.'
              : 'You get ten codes. Each signs you in once, in the place of a code of the app.'}
          </Text>
          <Stack direction="row">
            <Button busy={busy} onClick={() => void make()}>
              Make ten codes
            </Button>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
          </Stack>
        </Stack>
      ) : null}
      {Array.isArray(made) ? (
        <Stack space="m">
          <Alert live tone="warning" title="Store these recovery codes now: they are not shown again">
            {replaces ? 'Those before no longer work: throw them away.' : 'Keep them where you keep papers.'}
          </Alert>
          <RecoveryCodes codes={made} email={email} />
          <Stack direction="row">
            <Button onClick={onClose}>I have stored them</Button>
          </Stack>
        </Stack>
      ) : null}
    </Dialog>
  );
}
