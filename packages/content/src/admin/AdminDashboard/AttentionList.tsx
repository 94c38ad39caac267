import { formatCount, Link, Skeleton, Stack, Text } from '@advisor/ui';
import { countOf } from '../../countOf';
import { Moment } from '../Facts';
import { LoadFailure } from '../ListResults';
import { defaultMessageView, messageViewAddress } from '../messageView';
import { useAnswer } from '../useAnswer';

/** What waits for the owner. */
export interface Attention {
  /** Messages that are not marked as handled. */
  newMessages: number;
  /** Messages whose mail was refused or could not be sent. */
  failedMails: number;
  /** Drafts of content that are not published. */
  drafts: number;
  /** Entries that visitors do not see as they are, because they do not fit their fields. Left out where it is not known. */
  unfit?: number;
  /** When the last backup was made, ISO 8601; null if never. Left out where backups are not made by the server. */
  lastBackup?: string | null;
  /** Messages that have expired and are erased in a day, and when (ISO 8601), by the clock of the server; null for none. */
  heldMessages?: { count: number; until: string } | null;
  /** Scheduled drafts that are due by a clock of the server that has jumped, and when they are published; null for none. */
  heldDrafts?: { count: number; until: string } | null;
  /** How far the clock of this computer is ahead of the server's, in minutes; negative where it is behind. */
  minutesAhead?: number;
}

export interface AttentionListProps {
  load: () => Promise<Attention>;
}

/** What waits for the owner, with a link to where it is dealt with. */
export function AttentionList({ load }: AttentionListProps) {
  const { answer: attention, failed, loading, reload } = useAnswer(load, 'Failed to load what needs attention');

  if (failed)
    return (
      <LoadFailure
        title="Failed to load what needs attention"
        shownSince={null}
        busy={loading}
        onRetry={() => void reload()}
      />
    );
  if (!attention) return <Skeleton label="Loading what needs attention" />;
  const lines = linesOf(attention);
  const { lastBackup, heldMessages, heldDrafts, minutesAhead = 0 } = attention;
  const isBackupDue = lastBackup !== undefined && isOld(lastBackup);
  const isClockWrong = Math.abs(minutesAhead) >= NOTABLE;
  return (
    <Stack space="s">
      {lines.length > 0 || isBackupDue || heldMessages || heldDrafts || isClockWrong ? (
        <Stack as="ul" space="xs">
          {lines.map(({ words, href }) => (
            <li key={words}>
              <Link href={href}>{words}</Link>
            </li>
          ))}
          {isBackupDue ? (
            <li>
              {`${lastBackup ? 'The last backup is more than two weeks old.' : 'There is no backup yet.'} “pnpm backup” on the server makes one.`}
            </li>
          ) : null}
          {heldMessages ? (
            <li>
              <span>{`${countOf(heldMessages.count, 'message has', 'messages have')} expired and will be erased on `}</span>
              <Moment iso={heldMessages.until} />
              <span>, by the clock of the server. If that is wrong, set it right before then.</span>
            </li>
          ) : null}
          {heldDrafts ? (
            <li>
              <span>{`${countOf(heldDrafts.count, 'scheduled draft is due and', 'scheduled drafts are due and')} will be published on `}</span>
              <Moment iso={heldDrafts.until} />
              <span>
                : the server was off for over a day, or its clock has jumped. If the clock is wrong, set it right before
                then. If it is right, you can publish without waiting.
              </span>
            </li>
          ) : null}
          {isClockWrong ? (
            <li>
              {`The clock of this computer is ${lengthOf(Math.abs(minutesAhead))} ${minutesAhead > 0 ? 'ahead' : 'behind'}: set it right, since times are shown and entered by it.`}
            </li>
          ) : null}
        </Stack>
      ) : (
        <Text color="textSoft">Nothing. Every message is handled, and every draft is published.</Text>
      )}
      {lastBackup ? (
        <Text size="s" color="textSoft">
          Last backup: <Moment iso={lastBackup} />
        </Text>
      ) : null}
    </Stack>
  );
}

/** How long a backup is new enough, in ms. */
const fortnight = 14 * 24 * 60 * 60_000;

const isOld = (madeAt: string | null) => madeAt === null || Date.now() - Date.parse(madeAt) > fortnight;

/** From how many minutes on a wrong clock is told. */
const NOTABLE = 5;

function lengthOf(minutes: number): string {
  if (minutes < 120) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${formatCount(Math.round(hours / 24))} days`;
}

function linesOf({ newMessages, failedMails, drafts, unfit = 0 }: Attention) {
  const messages = (view: Partial<typeof defaultMessageView>) =>
    `/admin/messages${messageViewAddress({ ...defaultMessageView, ...view })}`;
  return [
    { count: newMessages, one: 'message to handle', many: 'messages to handle', href: messages({ state: 'open' }) },
    { count: failedMails, one: 'mail that failed', many: 'mails that failed', href: messages({ mail: 'failed' }) },
    {
      count: unfit,
      one: 'entry that does not fit',
      many: 'entries that do not fit',
      href: '/admin/content?tab=drafts',
    },
    { count: drafts, one: 'draft to publish', many: 'drafts to publish', href: '/admin/content?tab=drafts' },
  ].flatMap(({ count, one, many, href }) => (count > 0 ? [{ words: countOf(count, one, many), href }] : []));
}
