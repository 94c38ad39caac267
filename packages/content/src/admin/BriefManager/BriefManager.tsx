import {
  Badge,
  Button,
  ButtonLink,
  ConfirmDialog,
  Dialog,
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
import { CheckboxInput } from '@advisor/ui/fields';
import { useCallback, useEffect, useState } from 'react';
import { Day } from '../../cards/Day';
import { isDay } from '../../schema/rules';
import type { IsoDate } from '../../shapes/kinds';
import { AdminHeading } from '../AdminHeading';
import type { BriefStore, EditionPreview, EditionRow, EditionSchedule, EditionSending } from '../briefs/briefStore';
import { countOf } from '../text/countOf';
import { Facts, Moment } from '../Facts';
import { reasonOf } from '../files/fileStore';
import { LoadFailure } from '../ListResults';
import { MailPreview } from '../MailPreview';
import { ScheduleDialog } from '../ScheduleDialog';
import { list, row } from '../lists/rows.css';
import { usePagedList } from '../lists/usePagedList';

export interface BriefManagerProps {
  brief: BriefStore;
  /** The URL of the editor, for a new or an existing edition. */
  editorHref: (key?: string) => string;
  /** The URL of the subscriber list. */
  subscribersHref: string;
  /**
   * The polling interval while an edition is being sent, in ms.
   * @default 3000
   */
  refreshMs?: number;
}

interface Shown {
  edition: EditionRow;
  preview: EditionPreview;
}

// BRIEF-11 to BRIEF-14, BRIEF-18
/** The page /admin/brief: the editions of the brief, with preview, test mail and sending progress. */
export function BriefManager({ brief, editorHref, subscribersHref, refreshMs = 3_000 }: BriefManagerProps) {
  const load = useCallback(async () => {
    const rows = await brief.list();
    return { rows, total: rows.length };
  }, [brief]);
  const { state, reload } = usePagedList(load, 'Failed to load the editions');
  const [busy, setBusy] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [asked, setAsked] = useState<Shown | null>(null);
  const [timed, setTimed] = useState<Shown | null>(null);
  const [asPage, setAsPage] = useState(true);
  const rows = state.list?.rows;
  const isSending = rows?.some(({ sending }) => sending?.state === 'sending') ?? false;

  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setInterval(() => void reload(), refreshMs);
    return () => clearInterval(timer);
  }, [isSending, reload, refreshMs]);

  /** Runs one call of the page; a failure shows a notice. */
  async function run(name: string, failure: string, call: () => Promise<void>) {
    setBusy(name);
    try {
      await call();
    } catch (error) {
      console.error(failure, error);
      void notify.error(failure, reasonOf(error));
    }
    setBusy(null);
  }

  const open = (edition: EditionRow, into: (shown: Shown) => void) =>
    run(`open ${edition.key}`, 'The edition cannot be shown', async () =>
      into({ edition, preview: await brief.preview(edition.key) }),
    );

  const test = ({ edition }: Shown) =>
    run('test', 'The test was not sent', async () => {
      const address = await brief.sendTest(edition.key);
      void notify.success('The test is on its way', `To ${address}, and to nobody else.`);
    });

  const send = ({ edition, preview }: Shown) =>
    run('send', 'The edition was not sent', async () => {
      // Published first, so that the mail can link to its page.
      if (asPage && edition.state !== 'live') await brief.publish(edition.key);
      const count = await brief.send(edition.key, preview.digest);
      void notify.success(`The edition goes to ${countOf(count, 'subscriber', 'subscribers')}`);
    }).then(async () => {
      setAsked(null);
      setShown(null);
      await reload();
    });

  const withdraw = ({ key }: EditionRow) =>
    run(`withdraw ${key}`, 'The edition has kept its time', () => brief.withdraw(key).finally(reload));

  const pause = (sending: EditionSending) =>
    run(`pause ${sending.id}`, 'Nothing was changed', async () => {
      await brief.pause(sending.id, sending.state === 'sending');
      await reload();
    });

  return (
    <>
      <AdminHeading
        headline="Executive brief"
        tagline={rows ? countOf(rows.length, 'edition', 'editions') : 'Write and send editions'}
      />
      <Section wide>
        <Stack space="l">
          <Text measure>
            An edition is written like all content. Look at the mail, send yourself a test, then send it: each
            subscriber gets it once, within how often they want it.
          </Text>
          <Stack direction="row" space="s">
            <ButtonLink href={editorHref()}>Write an edition</ButtonLink>
            <ButtonLink href={subscribersHref} variant="secondary">
              Subscribers
            </ButtonLink>
          </Stack>
          {state.failed ? (
            <LoadFailure
              title="Failed to load the editions"
              shownSince={state.current ? state.loadedAt : null}
              busy={state.loading}
              onRetry={() => void reload()}
            />
          ) : null}
          {state.list === null && !state.failed ? <Skeleton heading label="Loading the editions" /> : null}
          {rows?.length === 0 ? (
            <EmptyState heading="There is no edition yet" level={2}>
              Write the first one, and come back to send it.
            </EmptyState>
          ) : null}
          {rows && rows.length > 0 ? (
            <div role="group" aria-label="Editions">
              {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
              <ul className={list} role="list">
                {rows.map((edition) => (
                  <li key={edition.key} className={row}>
                    <EditionEntry
                      edition={edition}
                      busy={busy}
                      editorHref={editorHref(edition.key)}
                      onPreview={() => void open(edition, setShown)}
                      onSend={() =>
                        void open(edition, (ready) => {
                          setAsPage(true);
                          setAsked(ready);
                        })
                      }
                      onSchedule={() => void open(edition, setTimed)}
                      onWithdraw={() => void withdraw(edition)}
                      onPause={(sending) => void pause(sending)}
                    />
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </Stack>
      </Section>
      <Dialog
        open={shown !== null}
        onClose={() => setShown(null)}
        title={shown?.edition.title ?? ''}
        width="page"
        footer={
          <Button busy={busy === 'test'} onClick={() => shown && void test(shown)}>
            Send me a test
          </Button>
        }
      >
        {shown ? (
          <MailPreview subject={shown.preview.subject} html={shown.preview.html} text={shown.preview.text} />
        ) : null}
      </Dialog>
      {timed ? (
        <ScheduleDialog
          heading="Send at a time"
          title={timed.edition.title}
          at={timed.edition.schedule?.send_at ?? null}
          note={`It leaves within a few minutes of it, in the words that it has now, to those who want it then: today they are ${formatCount(timed.preview.recipients)}.${
            timed.edition.state === 'live' ? '' : ' To have a link to its page in the mail, publish it first.'
          }`}
          withdrawLabel="Do not send it then"
          onSchedule={async (at) => {
            await (
              at === null
                ? brief.withdraw(timed.edition.key)
                : brief.schedule(timed.edition.key, timed.preview.digest, at)
            ).finally(reload);
            void notify.success(at === null ? 'The edition is not sent by itself' : 'The edition leaves at its time');
          }}
          onClose={() => setTimed(null)}
        />
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        title={
          asked
            ? `Send “${asked.edition.title}” to ${countOf(asked.preview.recipients, 'subscriber', 'subscribers')}?`
            : ''
        }
        confirmLabel="Send it"
        busy={busy === 'send'}
        onConfirm={() => asked && void send(asked)}
        onCancel={() => setAsked(null)}
      >
        <Stack space="m">
          <Text>
            It cannot be called back; you can pause it.
            {asked && asked.preview.heldBack > 0
              ? ` ${formatCount(asked.preview.heldBack)} more want fewer editions and have had one lately, so they are left out.`
              : ''}
          </Text>
          {asked?.edition.state === 'live' ? null : (
            <CheckboxInput
              label="Also publish it as a page of the site"
              hint="The mail then has a link to it, and it is in the feed."
              value={asPage}
              onChange={setAsPage}
            />
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

interface EditionEntryProps {
  edition: EditionRow;
  busy: string | null;
  editorHref: string;
  onPreview: () => void;
  onSend: () => void;
  onSchedule: () => void;
  onWithdraw: () => void;
  onPause: (sending: EditionSending) => void;
}

const onSite = { draft: 'No', live: 'Yes', changed: 'Yes, an earlier version' } as const;
const badges = {
  draft: ['Not sent', 'neutral'],
  scheduled: ['Scheduled', 'info'],
  missed: ['Not sent', 'danger'],
  sending: ['Sending', 'info'],
  paused: ['Paused', 'warning'],
  sent: ['Sent', 'success'],
} as const;

function EditionEntry({
  edition,
  busy,
  editorHref,
  onPreview,
  onSend,
  onSchedule,
  onWithdraw,
  onPause,
}: EditionEntryProps) {
  const { key, title, date, state, problem, sending, schedule } = edition;
  const [words, tone] = badges[sending?.state ?? (schedule ? (schedule.missed_at ? 'missed' : 'scheduled') : 'draft')];
  const ofTitle = <VisuallyHidden> “{title}”</VisuallyHidden>;
  return (
    <Entry
      heading={title}
      level={2}
      meta={<Badge tone={tone}>{words}</Badge>}
      end={
        <Stack direction="row" space="xs">
          <ButtonLink href={editorHref} variant="secondary" size="small">
            Edit{ofTitle}
          </ButtonLink>
          {problem ? null : (
            <Button variant="secondary" size="small" busy={busy === `open ${key}`} onClick={onPreview}>
              Preview{ofTitle}
            </Button>
          )}
          {problem || sending ? null : (
            <Button variant="secondary" size="small" busy={busy === `open ${key}`} onClick={onSchedule}>
              {schedule ? 'Change the time…' : 'Schedule…'}
              {ofTitle}
            </Button>
          )}
          {/* Without a preview no new time can be chosen. */}
          {problem && schedule && !sending ? (
            <Button variant="secondary" size="small" busy={busy === `withdraw ${key}`} onClick={onWithdraw}>
              Do not send it then{ofTitle}
            </Button>
          ) : null}
          {problem || sending ? null : (
            <Button size="small" busy={busy === `open ${key}`} onClick={onSend}>
              Send…{ofTitle}
            </Button>
          )}
          {sending && sending.state !== 'sent' ? (
            <Button
              variant="secondary"
              size="small"
              busy={busy === `pause ${sending.id}`}
              onClick={() => onPause(sending)}
            >
              {sending.state === 'sending' ? 'Pause' : 'Go on'}
              {ofTitle}
            </Button>
          ) : null}
        </Stack>
      }
    >
      <Facts
        facts={[
          ...(date ? ([['Date', isDay(date) ? <Day key="date" date={date as IsoDate} /> : date]] as const) : []),
          ['On the site', onSite[state]],
          ...(schedule && !sending ? timeOf(schedule) : []),
          ...(sending ? progressOf(sending) : []),
        ]}
      />
      {problem ? (
        <Text size="s" color="soft">
          {schedule && !sending
            ? 'What was scheduled leaves all the same. The draft is not ready.'
            : 'Not ready to send.'}{' '}
          {problem}
        </Text>
      ) : null}
    </Entry>
  );
}

const timeOf = ({ send_at, missed_at }: EditionSchedule): [string, React.ReactNode][] => [
  ['Leaves', <Moment key="leaves" iso={send_at} />],
  ...(missed_at
    ? ([['Nobody wanted it', <Moment key="missed" iso={missed_at} />]] as [string, React.ReactNode][])
    : []),
];

function progressOf(sending: EditionSending): [string, React.ReactNode][] {
  const { recipients, sent, failed, waiting, created_at, finished_at, last_error } = sending;
  const skipped = Math.max(0, recipients - sent - failed - waiting);
  return [
    ['Sent', `${formatCount(sent)} of ${formatCount(recipients)}`],
    ...(waiting > 0 ? ([['Waiting', formatCount(waiting)]] as [string, string][]) : []),
    ...(failed > 0 ? ([['Not delivered', formatCount(failed)]] as [string, string][]) : []),
    ...(skipped > 0 ? ([['Left in the meantime', formatCount(skipped)]] as [string, string][]) : []),
    ...(last_error ? ([['The mail server said', last_error]] as [string, string][]) : []),
    finished_at
      ? ['Finished', <Moment key="finished" iso={finished_at} />]
      : ['Begun', <Moment key="begun" iso={created_at} />],
  ];
}
