import { Button, Dialog, Text } from '@advisor/ui';
import { SecondStepForm } from '../../forms/SecondStepForm';
import type { AuthenticatorApp, SecondFactor, SecondFactorStore } from '../account/secondFactorStore';

export interface RemoveAppDialogProps {
  app: AuthenticatorApp;
  factor: SecondFactor;
  secondFactor: Pick<SecondFactorStore, 'remove'>;
  onClose: () => void;
  /** Called after removal, before `onClose`. */
  onRemoved: () => void;
}

/** Removes an authenticator app; needs a code from that or another one. */
export function RemoveAppDialog({ app, factor: { apps }, secondFactor, onClose, onRemoved }: RemoveAppDialogProps) {
  const isLast = apps.length === 1;
  // The app to remove may be lost, so another one is preselected.
  const sources = [...apps.filter(({ id }) => id !== app.id), app];
  return (
    <Dialog open onClose={onClose} title={`Remove ${app.name}?`}>
      <Text>
        {isLast
          ? 'Then the password alone signs in, and your recovery codes stop working. If you have lost this app, add another one first.'
          : 'Signing in then asks for a code of another app.'}
      </Text>
      <SecondStepForm
        apps={sources}
        onCode={(code, appId) => secondFactor.remove(app, { code, appId })}
        submitLabel="Remove"
        onDone={() => {
          onRemoved();
          onClose();
        }}
        actions={
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        }
      />
    </Dialog>
  );
}
