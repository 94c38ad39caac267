import { Button, ConfirmDialog, Section, Skeleton, Stack, Text } from '@advisor/ui';
import { useState } from 'react';
import { LoadFailure } from '../ListResults';
import { deviceOf } from '../session';
import { SessionEntry } from '../SessionEntry';
import { list as listStyle, row } from '../rows.css';
import type { Ending, useSessions } from './useSessions';

/** The sessions of the account, and ending them. */
export function SessionSection({ state, reload, end, busy }: ReturnType<typeof useSessions>) {
  const [ending, setEnding] = useState<Ending | null>(null);
  const sessions = state.list?.rows;
  const others = sessions?.filter(({ current }) => !current).length ?? 0;

  async function confirm(what: Ending) {
    await end(what);
    setEnding(null);
  }

  return (
    <Section
      label="Devices"
      heading="Sessions"
      intro="Where this account is signed in. A device is seen once an hour while the site is open on it. Places are unknown: addresses are not looked up."
    >
      <Stack space="l">
        {state.failed ? (
          <LoadFailure
            title="Failed to load sessions"
            shownSince={state.current ? state.loadedAt : null}
            busy={state.loading}
            onRetry={() => void reload()}
          />
        ) : null}
        {state.list === null && !state.failed ? <Skeleton heading label="Loading sessions" /> : null}
        {sessions ? (
          <div role="group" aria-label="Sessions" aria-busy={state.loading}>
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
            <ul className={listStyle} role="list">
              {sessions.map((session) => (
                <li key={session.id} className={row}>
                  <SessionEntry session={session} onEnd={() => setEnding(session)} />
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {sessions && others === 0 ? <Text color="textSoft">No other device is signed in.</Text> : null}
        {others > 0 ? (
          <Stack direction="row">
            <Button variant="secondary" onClick={() => setEnding('others')}>
              End all others
            </Button>
          </Stack>
        ) : null}
      </Stack>
      <ConfirmDialog
        open={ending !== null}
        question={questionOf(ending)}
        confirmLabel={ending === 'others' ? 'End all others' : 'End session'}
        tone="danger"
        busy={busy}
        onConfirm={() => ending && void confirm(ending)}
        onCancel={() => setEnding(null)}
      >
        Whoever uses it has to sign in again. If you do not recognize it, change your password too.
      </ConfirmDialog>
    </Section>
  );
}

function questionOf(ending: Ending | null): string {
  if (ending === null) return '';
  return ending === 'others' ? 'End all other sessions?' : `End the session of ${deviceOf(ending)}?`;
}
