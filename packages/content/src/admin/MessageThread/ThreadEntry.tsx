import { Badge, Link, Text, type BadgeProps } from '@advisor/ui';
import { shorten } from '@advisor/ui/text';
import { sentStatusOf, type ConversationEntry, type ConversationMail } from '../messages/conversation';
import { Moment } from '../Facts';
import { formatTime } from '../text/formatTime';
import { filesOf, formTitleOf } from '../messages/message';
import * as styles from './MessageThread.css';

export interface ThreadEntryProps {
  entry: ConversationEntry;
  /** The id of the open message. */
  openId: string;
  /** Returns the URL of another message. */
  hrefOf: (id: string) => string;
}

const mailKinds: Readonly<Record<string, string>> = { receipt: 'Receipt', guide: 'Link to the guide', reply: 'Reply' };

const badges: Record<ReturnType<typeof sentStatusOf>, { tone: BadgeProps['tone']; label: string }> = {
  sent: { tone: 'success', label: 'Sent' },
  file: { tone: 'warning', label: 'Saved as a file' },
  waiting: { tone: 'warning', label: 'Waiting to be sent' },
  failed: { tone: 'danger', label: 'Not sent yet, tried again' },
  'given-up': { tone: 'danger', label: 'Could not be sent' },
};

/** An entry of a conversation, with its time, as plain text. Renders a `<li>`. */
export function ThreadEntry({ entry, openId, hrefOf }: ThreadEntryProps) {
  return (
    <li className={styles.entry}>
      <p className={styles.facts}>
        <Moment iso={entry.at} />
        {entry.kind === 'note' || (entry.kind === 'mail' && entry.author) ? <span>{entry.author}</span> : null}
        {entry.kind === 'mail' ? <MailBadge mail={entry} /> : null}
      </p>
      <Content entry={entry} openId={openId} hrefOf={hrefOf} />
    </li>
  );
}

function MailBadge({ mail }: { mail: ConversationMail }) {
  const { tone, label } = badges[sentStatusOf(mail)];
  return <Badge tone={tone}>{label}</Badge>;
}

function Content({ entry, openId, hrefOf }: ThreadEntryProps) {
  switch (entry.kind) {
    case 'message': {
      const { message } = entry;
      const title = `${formTitleOf(message)} ${message.reference}`;
      return (
        <>
          <Text size="s" weight="strong">
            {message.id === openId ? `${title} (this message)` : <Link href={hrefOf(message.id)}>{title}</Link>}
          </Text>
          {message.id === openId ? null : <p className={styles.words}>{shorten(message.message, 300)}</p>}
          {filesOf(message).length > 0 ? (
            <Text size="xs">
              With{' '}
              {filesOf(message)
                .map(({ name }) => name)
                .join(', ')}
            </Text>
          ) : null}
        </>
      );
    }
    case 'note':
      return (
        <>
          <Text size="s" weight="strong">
            Note
          </Text>
          <p className={styles.words}>{entry.text}</p>
        </>
      );
    case 'mail':
      return (
        <>
          <Text size="s" weight="strong">
            {mailKinds[entry.mail_kind] ?? 'Mail'}: {entry.subject}
          </Text>
          {entry.text ? <p className={styles.words}>{entry.text}</p> : null}
          {entry.mail_error && !entry.mailed_at ? (
            <Text size="xs" color="soft">
              The mail server said: {entry.mail_error}
            </Text>
          ) : null}
          {sentStatusOf(entry) === 'file' ? (
            <Text size="xs" color="soft">
              No mail server is set up: it did not reach anybody.
            </Text>
          ) : null}
        </>
      );
    case 'guide':
      return <Text size="s">Opened the link to the guide.</Text>;
    case 'booking':
      return (
        <Text size="s">
          {entry.is_cancelled ? 'Booked and cancelled' : 'Booked'}: {formatTime(entry.starts_at)}
        </Text>
      );
  }
}
