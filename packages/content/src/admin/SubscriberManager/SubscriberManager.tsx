import {
  Badge,
  Button,
  ConfirmDialog,
  EmptyState,
  Entry,
  formatCount,
  notify,
  Section,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@advisor/ui';
import { useCallback, useEffect, useState } from 'react';
import { briefLabel } from '../../forms/briefChoices';
import { AdminHeading } from '../AdminHeading';
import { countOf } from '../text/countOf';
import { Facts, Moment } from '../Facts';
import { reasonOf } from '../files/fileStore';
import { ListControls } from '../ListControls';
import { ListResults, LoadFailure } from '../ListResults';
import type { ReturnedMails } from '../ReturnedMails';
import { list, row } from '../lists/rows.css';
import { subscribersCsv, subscribersFileName } from '../briefs/subscribersCsv';
import {
  subscriberStates,
  type Subscriber,
  type SubscriberState,
  type SubscriberStore,
} from '../briefs/subscriberStore';
import { subscriberSearchLimit, type SubscriberView } from '../briefs/subscriberView';
import { usePagedList } from '../lists/usePagedList';

export interface SubscriberManagerProps {
  subscribers: SubscriberStore;
  view: SubscriberView;
  /** Returns the URL of a view. */
  hrefOf: (view: SubscriberView) => string;
  onViewChange: (view: SubscriberView) => void;
  /** Called with the name, content and media type of a file to save. */
  onExport: (fileName: string, content: string, type: string) => void;
}

const size = 24;

const stateWords: Record<SubscriberState, string> = {
  active: 'Subscribed',
  pending: 'Not confirmed',
  paused: 'Paused',
  unsubscribed: 'Unsubscribed',
  bounced: 'Refused',
};
const tones = {
  active: 'success',
  pending: 'neutral',
  paused: 'neutral',
  unsubscribed: 'neutral',
  bounced: 'warning',
} as const;

// BRIEF-4, BRIEF-16, BRIEF-17
/** The page /admin/subscribers: confirmed, pending and former subscribers of the brief. Nobody can be added here. */
export function SubscriberManager({ subscribers, view, hrefOf, onViewChange, onExport }: SubscriberManagerProps) {
  const { state: wanted, search, page } = view;
  const load = useCallback(
    () => subscribers.list({ state: wanted, search, page, size }),
    [subscribers, wanted, search, page],
  );
  const { state, reload } = usePagedList(load, 'Failed to load the subscribers');
  const [counts, setCounts] = useState<Record<SubscriberState, number> | null>(null);
  const [removing, setRemoving] = useState<Subscriber | null>(null);
  const [busy, setBusy] = useState<'remove' | 'export' | 'returned' | null>(null);
  // Loaded when it is first opened.
  const [returned, setReturned] = useState<{ Dialog: typeof ReturnedMails } | null>(null);
  const rows = state.list?.rows;

  const count = useCallback(() => {
    // The list works without the counts.
    subscribers.counts().then(setCounts, (error: unknown) => console.warn('The figures are not shown', error));
  }, [subscribers]);
  useEffect(count, [count]);

  async function run(name: 'remove' | 'export' | 'returned', failure: string, call: () => Promise<void>) {
    setBusy(name);
    try {
      await call();
    } catch (error) {
      console.error(failure, error);
      void notify.error(failure, reasonOf(error));
    }
    setBusy(null);
  }

  const save = () =>
    run('export', 'Failed to export the subscribers', async () => {
      const all = await subscribers.listAll({ state: wanted, search });
      onExport(subscribersFileName(new Date()), await subscribersCsv(all), 'text/csv');
    });

  const openReturned = () =>
    run('returned', 'Failed to open the returned mails', async () => {
      const { ReturnedMails: Dialog } = await import('../ReturnedMails');
      setReturned({ Dialog });
    });

  const remove = ({ id, email }: Subscriber) =>
    run('remove', 'Failed to remove the subscriber', async () => {
      await subscribers.remove(id);
      void notify.success(`${email} is removed`);
      count();
      await reload();
    }).then(() => setRemoving(null));

  return (
    <>
      <AdminHeading
        headline="Subscribers"
        tagline={counts ? `${countOf(counts.active, 'person gets', 'people get')} the brief` : 'Who gets the brief'}
      />
      <Section wide>
        <Stack space="l">
          <Text measure>
            People subscribe by the form of the brief and confirm it by a mail, so nobody can be added here. Who has
            left or was refused comes back in the same way.
          </Text>
          {/* In their place from the start, so that the controls below do not move. */}
          <Facts facts={subscriberStates.map((each) => [stateWords[each], counts ? formatCount(counts[each]) : '–'])} />
          <ListControls
            label="Subscribers to show"
            search={{
              label: 'Search by e-mail address',
              value: search,
              maxLength: subscriberSearchLimit,
              onChange: (text) => onViewChange({ ...view, search: text, page: 1 }),
            }}
            choices={[
              {
                label: 'State',
                value: wanted,
                options: [
                  { value: 'all', label: 'All' },
                  ...subscriberStates.map((each) => ({ value: each, label: stateWords[each] })),
                ],
                onChange: (value) => onViewChange({ ...view, state: value as SubscriberView['state'], page: 1 }),
              },
            ]}
          />
          <Stack direction="row" space="s">
            <Button variant="secondary" size="small" busy={busy === 'returned'} onClick={() => void openReturned()}>
              Returned mails…
            </Button>
            <Button
              variant="secondary"
              size="small"
              busy={busy === 'export'}
              disabled={!state.list || state.list.total === 0}
              onClick={() => void save()}
            >
              Export {state.list ? formatCount(state.list.total) : ''} as CSV
            </Button>
          </Stack>
          {state.failed ? (
            <LoadFailure
              title="Failed to load the subscribers"
              shownSince={state.current ? state.loadedAt : null}
              busy={state.loading}
              onRetry={() => void reload()}
            />
          ) : null}
          {state.list === null && !state.failed ? <Skeleton heading label="Loading the subscribers" /> : null}
          {rows?.length === 0 ? (
            <EmptyState
              heading={search || wanted !== 'all' ? 'Nobody found' : 'Nobody has ordered the brief yet'}
              level={2}
            >
              {search || wanted !== 'all' ? 'Change the search or the state.' : 'The form is on the page of the brief.'}
            </EmptyState>
          ) : null}
          {state.list && rows && rows.length > 0 ? (
            <ListResults
              label="Subscribers"
              page={page}
              size={size}
              total={state.list.total}
              loading={state.loading}
              hrefOf={(to) => hrefOf({ ...view, page: to })}
            >
              {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
              <ul className={list} role="list">
                {rows.map((subscriber) => (
                  <li key={subscriber.id} className={row}>
                    <SubscriberEntry subscriber={subscriber} onRemove={() => setRemoving(subscriber)} />
                  </li>
                ))}
              </ul>
            </ListResults>
          ) : null}
        </Stack>
      </Section>
      {returned ? (
        <returned.Dialog
          subscribers={subscribers}
          onMarked={() => {
            count();
            void reload();
          }}
          onClose={() => setReturned(null)}
        />
      ) : null}
      <ConfirmDialog
        open={removing !== null}
        title={removing ? `Remove ${removing.email} from the list?` : ''}
        confirmLabel="Remove"
        destructive
        busy={busy === 'remove'}
        onConfirm={() => removing && void remove(removing)}
        onCancel={() => setRemoving(null)}
      >
        The address, its choices, the times of the consent and the mails to it are erased, and no edition is sent to it
        any more. The messages that came by forms stay until you delete them.
      </ConfirmDialog>
    </>
  );
}

function SubscriberEntry({ subscriber, onRemove }: { subscriber: Subscriber; onRemove: () => void }) {
  const { email, name, state, brief_type, frequency, industry } = subscriber;
  const moments = [
    ['Ordered', subscriber.consented_at],
    ['Confirmed', subscriber.confirmed_at],
    ['Last edition', subscriber.last_edition_at],
    ['Unsubscribed', state === 'unsubscribed' ? subscriber.unsubscribed_at : null],
    ['Refused', subscriber.bounced_at],
  ] as const;
  return (
    <Entry
      heading={email}
      level={2}
      meta={<Badge tone={tones[state]}>{stateWords[state]}</Badge>}
      end={
        <Button variant="secondary" size="small" onClick={onRemove}>
          Remove
          <VisuallyHidden> {email}</VisuallyHidden>
        </Button>
      }
    >
      <Facts
        facts={[
          ...(name ? ([['Name', name]] as const) : []),
          ['Brief', briefLabel('briefType', brief_type)],
          ['How often', briefLabel('deliveryFrequency', frequency)],
          ...(industry ? ([['Industry', briefLabel('industry', industry)]] as const) : []),
          ...moments.flatMap(([label, iso]) => (iso ? [[label, <Moment key={label} iso={iso} />] as const] : [])),
          ...(subscriber.bounce_reason ? ([['The mail server said', subscriber.bounce_reason]] as const) : []),
        ]}
      />
    </Entry>
  );
}
