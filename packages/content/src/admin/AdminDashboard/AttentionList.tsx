import { formatCount, formatFileSize, Link, Skeleton, Stack, Text } from '@advisor/ui';
import { useCallback, useEffect, useState } from 'react';
import { countOf } from '../text/countOf';
import { Moment } from '../Facts';
import { LoadFailure } from '../ListResults';
import { defaultMessageView, messageViewAddress } from '../messages/messageView';
import * as styles from './AttentionList.css';

/** What needs the owner's attention. */
export interface Attention {
  /** Messages not marked as handled. */
  newMessages: number;
  /** Messages whose mail was refused or could not be sent. */
  failedMails: number;
  /** Unpublished drafts. */
  drafts: number;
  /** Entries that no longer fit their schema, so that visitors do not see them as stored. Omitted if unknown. */
  unfit?: number;
  /** When the last backup was made, ISO 8601; null if never. Omitted unless the server makes backups. */
  lastBackup?: string | null;
  /** Server problems: title, explanation, and the page that deals with each. Omitted if unknown. */
  problems?: readonly { title: string; text: string; page: string | null }[];
  /** Free disk space and unsent mails, null if unknown. Omitted on a hosted project. */
  server?: { freeBytes: number | null; unsentMails: number | null };
}

export interface AttentionListProps {
  load: () => Promise<Attention>;
}

/** What needs the owner's attention, with links. */
export function AttentionList({ load }: AttentionListProps) {
  const [attention, setAttention] = useState<Attention | null>(null);
  const [failed, setFailed] = useState(false);
  const [loading, setLoading] = useState(true);

  const reload = useCallback(async () => {
    setLoading(true);
    try {
      setAttention(await load());
      setFailed(false);
    } catch (error) {
      console.error('Failed to load what needs attention', error);
      setFailed(true);
    }
    setLoading(false);
  }, [load]);
  useEffect(() => void reload(), [reload]);

  if (failed)
    return (
      <LoadFailure
        title="Failed to load what needs attention"
        shownSince={null}
        busy={loading}
        onRetry={() => void reload()}
      />
    );
  return (
    <div className={styles.room}>
      {attention ? <Lines attention={attention} /> : <Skeleton lines={4} label="Loading what needs attention" />}
    </div>
  );
}

function Lines({ attention }: { attention: Attention }) {
  const lines = linesOf(attention);
  const { lastBackup, problems = [], server } = attention;
  const isBackupDue = lastBackup !== undefined && isOld(lastBackup);
  return (
    <Stack space="s">
      {lines.length > 0 || problems.length > 0 || isBackupDue ? (
        <Stack as="ul" space="xs">
          {problems.map(({ title, text, page }) => (
            <li key={title}>
              {page ? <Link href={page}>{title}</Link> : title}. {text}
            </li>
          ))}
          {lines.map(({ words, href }) => (
            <li key={words}>
              <Link href={href}>{words}</Link>
            </li>
          ))}
          {isBackupDue ? (
            <li>
              {lastBackup ? 'The last backup is more than two days old.' : 'There is no backup yet.'} “pnpm backup” on
              the server makes one.
            </li>
          ) : null}
        </Stack>
      ) : (
        <Text color="soft">Nothing. Every message is handled, and every draft is published.</Text>
      )}
      {lastBackup ? (
        <Text size="s" color="soft">
          Last backup: <Moment iso={lastBackup} />
        </Text>
      ) : null}
      {server ? (
        <Text size="s" color="soft">
          {wordsOf(server)}
        </Text>
      ) : null}
    </Stack>
  );
}

// PROBLEM-4. One line on a phone, so that its space can be reserved (ADMIN-47).
function wordsOf({ freeBytes, unsentMails }: NonNullable<Attention['server']>): string {
  return [
    unsentMails === 0 && 'No mail waits.',
    unsentMails && `${countOf(unsentMails, 'mail waits', 'mails wait')}.`,
    freeBytes !== null && `${spaceOf(freeBytes)} free on the server.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const spaceOf = (bytes: number) => (bytes < 1e9 ? formatFileSize(bytes) : `${formatCount(Math.floor(bytes / 1e9))} GB`);

/** The age up to which a backup is recent, in ms; the server uses the same (PROBLEM-1). */
const twoDays = 2 * 24 * 60 * 60_000;

const isOld = (madeAt: string | null) => madeAt === null || Date.now() - Date.parse(madeAt) > twoDays;

function linesOf({ newMessages, failedMails, drafts, unfit = 0 }: Attention) {
  const messages = (view: Partial<typeof defaultMessageView>) =>
    `/admin/messages${messageViewAddress({ ...defaultMessageView, ...view })}`;
  return [
    { count: newMessages, one: 'message to handle', many: 'messages to handle', href: messages({ state: 'new' }) },
    { count: failedMails, one: 'mail that failed', many: 'mails that failed', href: messages({ mail: 'failed' }) },
    { count: unfit, one: 'entry that does not fit', many: 'entries that do not fit', href: '/admin/content' },
    { count: drafts, one: 'draft to publish', many: 'drafts to publish', href: '/admin/content' },
  ].flatMap(({ count, one, many, href }) => (count > 0 ? [{ words: countOf(count, one, many), href }] : []));
}
