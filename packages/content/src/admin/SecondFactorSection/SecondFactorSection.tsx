import { Alert, Badge, Button, Entry, notify, Section, Skeleton, Stack, Text, VisuallyHidden } from '@advisor/ui';
import { useCallback, useState } from 'react';
import { Facts, Moment } from '../Facts';
import { LoadFailure } from '../ListResults';
import { list as listStyle, row } from '../lists/rows.css';
import type { AuthenticatorApp, SecondFactor, SecondFactorStore } from '../account/secondFactorStore';
import { usePagedList } from '../lists/usePagedList';
import { AddAppDialog } from './AddAppDialog';
import { NewCodesDialog } from './NewCodesDialog';
import { RemoveAppDialog } from './RemoveAppDialog';

export interface SecondFactorSectionProps {
  /** The e-mail address of the account. */
  email: string;
  secondFactor: SecondFactorStore;
  /** Called after a change, which may have ended sessions. */
  onChange?: () => void;
}

type Task = { kind: 'add' } | { kind: 'codes' } | { kind: 'remove'; app: AuthenticatorApp };

/** Warn when this many recovery codes or fewer are left. */
const FEW = 3;

// AUTH-26
/** Two-step sign-in on the page /admin/account: authenticator apps and recovery codes. Renders a `<section>`. */
export function SecondFactorSection({ email, secondFactor, onChange }: SecondFactorSectionProps) {
  const load = useCallback(async () => ({ rows: [await secondFactor.read()], total: 1 }), [secondFactor]);
  const { state, reload } = usePagedList<SecondFactor>(load, 'Failed to load two-step sign-in');
  const [task, setTask] = useState<Task | null>(null);
  const factor = state.list?.rows[0];

  function close() {
    setTask(null);
    void reload();
    onChange?.();
  }

  return (
    <Section
      label="Sign-in"
      heading="Two-step sign-in"
      intro="With an authenticator app, signing in asks for a code of your phone after the password. A stolen password alone then opens nothing."
    >
      <Stack space="l">
        {state.failed ? (
          <LoadFailure
            title="Failed to load two-step sign-in"
            shownSince={state.current ? state.loadedAt : null}
            busy={state.loading}
            onRetry={() => void reload()}
          />
        ) : null}
        {state.list === null && !state.failed ? <Skeleton heading label="Loading two-step sign-in" /> : null}
        {factor ? (
          <>
            {factor.apps.length > 0 ? (
              <Apps apps={factor.apps} onRemove={(app) => setTask({ kind: 'remove', app })} />
            ) : (
              <Text color="soft">Off: the password alone signs in.</Text>
            )}
            {factor.apps.length > 0 ? <Codes {...factor} onMake={() => setTask({ kind: 'codes' })} /> : null}
            <Stack direction="row">
              <Button
                variant={factor.apps.length > 0 ? 'secondary' : 'primary'}
                onClick={() => setTask({ kind: 'add' })}
              >
                {factor.apps.length > 0 ? 'Add another app' : 'Set up two-step sign-in'}
              </Button>
            </Stack>
          </>
        ) : null}
      </Stack>
      {factor && task?.kind === 'add' ? (
        <AddAppDialog email={email} factor={factor} secondFactor={secondFactor} onClose={close} />
      ) : null}
      {factor && task?.kind === 'codes' ? (
        <NewCodesDialog email={email} factor={factor} secondFactor={secondFactor} onClose={close} />
      ) : null}
      {factor && task?.kind === 'remove' ? (
        <RemoveAppDialog
          app={task.app}
          factor={factor}
          secondFactor={secondFactor}
          onClose={close}
          onRemoved={() => void notify.success(`The authenticator app is removed: ${task.app.name}`)}
        />
      ) : null}
    </Section>
  );
}

function Apps({ apps, onRemove }: { apps: readonly AuthenticatorApp[]; onRemove: (app: AuthenticatorApp) => void }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets.
    <ul className={listStyle} role="list" aria-label="Authenticator apps">
      {apps.map((app) => (
        <li key={app.id} className={row}>
          <Entry
            heading={app.name}
            end={
              <Button variant="secondary" size="small" onClick={() => onRemove(app)}>
                Remove<VisuallyHidden> ({app.name})</VisuallyHidden>
              </Button>
            }
          >
            <Facts facts={[['Set up', <Moment key="set-up" iso={app.created_at} />]]} />
          </Entry>
        </li>
      ))}
    </ul>
  );
}

/** The number of recovery codes left, with a button for new ones. */
function Codes({ recoveryCodes, onMake }: Pick<SecondFactor, 'recoveryCodes'> & { onMake: () => void }) {
  const left = recoveryCodes?.remaining ?? 0;
  const make = (
    <Button variant="secondary" size="small" onClick={onMake}>
      {recoveryCodes ? 'Make new recovery codes' : 'Make recovery codes'}
    </Button>
  );
  if (left <= FEW) {
    return (
      <Alert
        tone="warning"
        title={left === 0 ? 'No recovery codes are left' : `${left} of ${recoveryCodes?.total} recovery codes are left`}
        action={make}
      >
        Without your phone, a recovery code is the only way to sign in.
      </Alert>
    );
  }
  return (
    <Stack direction="row">
      <Badge tone="neutral">{`${left} of ${recoveryCodes?.total} recovery codes are left`}</Badge>
      {make}
    </Stack>
  );
}
