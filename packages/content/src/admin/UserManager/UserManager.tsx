import {
  Badge,
  Button,
  ConfirmDialog,
  EmptyState,
  Entry,
  notify,
  Section,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@advisor/ui';
import { foldWords, queryOf } from '@advisor/ui/text';
import { useCallback, useState } from 'react';
import { AdminHeading } from '../AdminHeading';
import { countOf } from '../../countOf';
import { Facts, Moment } from '../Facts';
import { reasonOf } from '../fileStore';
import { ListControls } from '../ListControls';
import { LoadFailure } from '../ListResults';
import { list, row } from '../rows.css';
import { usePagedList } from '../usePagedList';
import type { UserAccount, UserStore } from '../userStore';

export interface UserManagerProps {
  /** Where accounts are listed, and the role of an owner is given or taken. */
  users: UserStore;
}

/** From how many accounts on they can be searched. */
const many = 10;

// ADMIN-40
/** The page /admin/users: who can sign in, and who is an owner. */
export function UserManager({ users }: UserManagerProps) {
  const load = useCallback(async () => {
    const rows = await users.list();
    return { rows, total: rows.length };
  }, [users]);
  const { state, reload } = usePagedList(load, 'Failed to load accounts');
  const [search, setSearch] = useState('');
  const [changing, setChanging] = useState<UserAccount | null>(null);
  const [busy, setBusy] = useState(false);
  const all = state.list?.rows;
  const query = queryOf(search);
  const rows = all?.filter(({ email }) => query !== null && foldWords(email).includes(query));

  async function change({ id, email, is_owner }: UserAccount) {
    setBusy(true);
    try {
      await users.setOwner(id, !is_owner);
      void notify.success(is_owner ? `${email} is no longer an owner` : `${email} is an owner now`);
    } catch (error) {
      console.error('Failed to change the role', error);
      void notify.error('Failed to change the role', reasonOf(error));
    }
    setBusy(false);
    setChanging(null);
    await reload();
  }

  return (
    <>
      <AdminHeading headline="Users" tagline={all ? countOf(all.length, 'account', 'accounts') : 'Who can sign in'} />
      <Section wide>
        <Stack space="l">
          <Text measure>
            An owner reads messages, changes the site and decides who else is an owner. Other accounts can sign in and
            see nothing of this area. Sign-up is closed: an account is made on the server by “pnpm owner
            name@example.com”, or in the dashboard of a hosted project.
          </Text>
          {all && all.length > many ? (
            <ListControls
              label="Accounts to show"
              search={{ label: 'Search by email address', value: search, maxLength: 60, onChange: setSearch }}
              choices={[]}
            />
          ) : null}
          {state.failed ? (
            <LoadFailure
              title="Failed to load accounts"
              shownSince={state.current ? state.loadedAt : null}
              busy={state.loading}
              onRetry={() => void reload()}
            />
          ) : null}
          {state.list === null && !state.failed ? <Skeleton heading label="Loading accounts" /> : null}
          {rows?.length === 0 ? (
            <EmptyState title="Nothing found" level={2}>
              No account has this in its email address.
            </EmptyState>
          ) : null}
          {rows && rows.length > 0 ? (
            <div role="group" aria-label="Accounts" aria-busy={state.loading}>
              {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
              <ul className={list} role="list">
                {rows.map((user) => (
                  <li key={user.id} className={row}>
                    <UserEntry user={user} onChange={() => setChanging(user)} />
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </Stack>
      </Section>
      <ConfirmDialog
        open={changing !== null}
        question={questionOf(changing)}
        confirmLabel={changing?.is_owner ? 'Take the role' : 'Make owner'}
        tone={changing?.is_owner ? 'danger' : undefined}
        busy={busy}
        onConfirm={() => changing && void change(changing)}
        onCancel={() => setChanging(null)}
      >
        {changing?.is_owner
          ? 'They can still sign in, and see nothing of this area.'
          : 'They read what visitors sent, change every page, and can make others owners.'}
      </ConfirmDialog>
    </>
  );
}

interface UserEntryProps {
  user: UserAccount;
  onChange: () => void;
}

function UserEntry({ user: { email, created_at, last_sign_in_at, is_owner, is_self }, onChange }: UserEntryProps) {
  return (
    <Entry
      heading={email}
      level={2}
      end={
        is_self ? (
          <Badge tone="info">You</Badge>
        ) : (
          <Button variant="secondary" size="small" onClick={onChange}>
            <span>{is_owner ? 'Take the owner’s role' : 'Make owner'}</span>
            <VisuallyHidden>{` (${email})`}</VisuallyHidden>
          </Button>
        )
      }
    >
      <Facts
        facts={[
          ['Role', is_owner ? 'Owner' : 'None'],
          ['Last signed in', last_sign_in_at ? <Moment key="last" iso={last_sign_in_at} /> : 'Never'],
          ['Account since', <Moment key="since" iso={created_at} />],
        ]}
      />
      {is_self ? (
        <Text size="s" color="textSoft">
          Nobody takes the role from themselves. Another owner can.
        </Text>
      ) : null}
    </Entry>
  );
}

function questionOf(user: UserAccount | null): string {
  if (user === null) return '';
  return user.is_owner ? `Take the owner’s role from ${user.email}?` : `Make ${user.email} an owner?`;
}
