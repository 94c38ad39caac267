import {
  Badge,
  Button,
  ButtonLink,
  Entry,
  Link,
  Text,
  VisuallyHidden,
  type BadgeProps,
  type EntryProps,
} from '@advisor/ui';
import { answersOf, formTitleOf, mailStatusOf, replyAddress, type MailStatus, type Message } from '../message';
import * as styles from './MessageEntry.css';

export interface MessageEntryProps {
  message: Message;
  /** Whether it is just being marked. */
  busy?: boolean;
  /** Called with whether the message is to count as handled. */
  onHandledChange: (handled: boolean) => void;
  /** @default 2 */
  level?: EntryProps['level'];
}

const mailBadges: Record<MailStatus, { tone: BadgeProps['tone']; label: string }> = {
  sent: { tone: 'low', label: 'Mailed' },
  waiting: { tone: 'medium', label: 'Mail waiting' },
  failed: { tone: 'critical', label: 'Mail failed' },
};

/** One message of a visitor, with its answers and what became of it. Everything in it is text. Renders an `<article>`. */
export function MessageEntry({ message, busy = false, onHandledChange, level = 2 }: MessageEntryProps) {
  const { name, email, company, phone, created_at, handled_at } = message;
  const mail = mailBadges[mailStatusOf(message)];
  const answers = answersOf(message);
  return (
    <Entry
      heading={name}
      level={level}
      muted={handled_at !== null}
      meta={
        <>
          <time dateTime={created_at}>{readableTime(created_at)}</time>
          <span>{formTitleOf(message)}</span>
          <Badge tone={mail.tone}>{mail.label}</Badge>
          {handled_at ? <Badge tone="muted">Handled</Badge> : null}
        </>
      }
      end={
        <>
          <ButtonLink href={replyAddress(message)} variant="secondary" size="small">
            Reply<VisuallyHidden> to {name}</VisuallyHidden>
          </ButtonLink>
          <Button variant="quiet" size="small" busy={busy} onClick={() => onHandledChange(handled_at === null)}>
            {handled_at ? 'Mark as open' : 'Mark as handled'}
            <VisuallyHidden> ({name})</VisuallyHidden>
          </Button>
        </>
      }
    >
      <p className={styles.sender}>
        <Link href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</Link>
        {[company, phone].filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {message.message ? <p className={styles.words}>{message.message}</p> : null}
      {answers.length > 0 ? (
        <dl className={styles.answers}>
          {answers.map(({ label, value }) => (
            <div key={label} className={styles.answer}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {message.mail_error && !message.mailed_at ? (
        <Text size="xs" tone="soft">
          {triesOf(message.mail_attempts)}; the mail server said: {message.mail_error}
        </Text>
      ) : null}
    </Entry>
  );
}

const triesOf = (count: number) => `Tried ${count === 1 ? 'once' : `${count} times`}`;

/** A moment in the words and the time zone of this browser. */
function readableTime(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
