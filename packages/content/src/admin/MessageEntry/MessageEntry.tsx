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
import { CheckboxInput } from '@advisor/ui/fields';
import { Moment } from '../Facts';
import {
  answersOf,
  formTitleOf,
  mailAddress,
  mailStatusOf,
  replyAddress,
  type MailStatus,
  type Message,
  type MessageFile,
} from '../message';
import { expiresSoon, expiryOf } from '../messageExpiry';
import * as styles from './MessageEntry.css';
import { MessageFiles } from './MessageFiles';

export interface MessageEntryProps {
  /** The message to show: the sender, the answers, the files, and what became of its mail. */
  message: Message;
  /** Whether a mark is being saved. */
  busy?: boolean;
  /** Called with whether the message is to count as handled. */
  onHandledChange: (handled: boolean) => void;
  /** Whether it is selected, for what is done with several. */
  selected?: boolean;
  /** Called with whether it is to be selected. Without it there is no box to tick. */
  onSelectedChange?: (selected: boolean) => void;
  /** Called to download a file that came with it. Without it files are named only. */
  onDownload?: (file: MessageFile) => void;
  /** Loads a file that came with it, to read it here as plain text. Without it files are only downloaded. */
  onRead?: (file: MessageFile) => Promise<Uint8Array>;
  /** Called to show everything from this sender. */
  onShowPerson?: () => void;
  /** Called when Delete is pressed; the caller asks for confirmation. */
  onDelete?: () => void;
  /** After how many days a message expires. If that is soon, the entry says when. */
  keptDays?: number;
  /**
   * The level of the heading in the outline of the page.
   * @default 2
   */
  level?: EntryProps['level'];
}

const mailBadges: Record<MailStatus, { tone: BadgeProps['tone']; label: string }> = {
  sent: { tone: 'success', label: 'Mailed' },
  file: { tone: 'warning', label: 'Saved as a file' },
  waiting: { tone: 'warning', label: 'Mail waiting' },
  failed: { tone: 'danger', label: 'Mail failed' },
};

/** One message of a visitor, with its answers and its state. All of it is shown as text. Renders an `<article>`. */
export function MessageEntry({
  message,
  busy = false,
  onHandledChange,
  selected = false,
  onSelectedChange,
  onDownload,
  onRead,
  onShowPerson,
  onDelete,
  keptDays,
  level = 2,
}: MessageEntryProps) {
  const { reference, name, email, company, phone, created_at, handled_at } = message;
  const status = mailStatusOf(message);
  const mail = mailBadges[status];
  const answers = answersOf(message);
  return (
    <Entry
      heading={name}
      level={level}
      muted={handled_at !== null}
      meta={
        <>
          <Moment iso={created_at} />
          <span>{formTitleOf(message)}</span>
          <span>
            <VisuallyHidden>Reference number </VisuallyHidden>
            <span>{reference}</span>
          </span>
          <Badge tone={mail.tone}>{mail.label}</Badge>
          {handled_at ? <Badge>Handled</Badge> : null}
          {onSelectedChange ? (
            <CheckboxInput
              label={
                <>
                  Select<VisuallyHidden>{` the message of ${name}`}</VisuallyHidden>
                </>
              }
              value={selected}
              onChange={onSelectedChange}
            />
          ) : null}
        </>
      }
      end={
        <>
          <ButtonLink href={replyAddress(message)} variant="secondary" size="small">
            Reply<VisuallyHidden>{` to ${name}`}</VisuallyHidden>
          </ButtonLink>
          <Button variant="quiet" size="small" busy={busy} onClick={() => onHandledChange(handled_at === null)}>
            <span>{handled_at ? 'Mark as open' : 'Mark as handled'}</span>
            <VisuallyHidden>{` (${name})`}</VisuallyHidden>
          </Button>
        </>
      }
    >
      <p className={styles.sender}>
        <Link href={mailAddress(email)}>{email}</Link>
        {company ? <span>{company}</span> : null}
        {phone ? <span>{phone}</span> : null}
      </p>
      {message.message ? <p className={styles.words}>{message.message}</p> : null}
      {answers.length > 0 ? (
        <dl className={styles.answers}>
          {answers.map(({ label, value, files }, place) => (
            // Stored rows may have two answers with the same label.
            <div key={place} className={styles.answer}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>
                {files && onDownload ? <MessageFiles files={files} onDownload={onDownload} onRead={onRead} /> : value}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {status === 'file' ? (
        <Text size="xs" color="textSoft">
          Saved as a file, no mail server is set up.
        </Text>
      ) : null}
      {keptDays !== undefined && expiresSoon(message, keptDays, new Date()) ? (
        <Text size="xs" color="textSoft">
          {`Removed for good on ${expiryOf(message, keptDays).toLocaleDateString(undefined, { dateStyle: 'medium' })}, as the privacy policy promises. Export it if you have to keep it.`}
        </Text>
      ) : null}
      {message.mail_error && !message.mailed_at ? (
        <Text size="xs" color="textSoft">
          {`${triesOf(message.mail_attempts)}; the mail server said: ${message.mail_error}`}
        </Text>
      ) : null}
      {onShowPerson || onDelete ? (
        <div className={styles.actions}>
          {onShowPerson ? (
            <Button variant="quiet" size="small" onClick={onShowPerson}>
              All from this person<VisuallyHidden>{` (${name})`}</VisuallyHidden>
            </Button>
          ) : null}
          {onDelete ? (
            <Button variant="quiet" tone="danger" size="small" onClick={onDelete}>
              Delete<VisuallyHidden>{` the message of ${name}`}</VisuallyHidden>
            </Button>
          ) : null}
        </div>
      ) : null}
    </Entry>
  );
}

const triesOf = (count: number) => `Tried ${count === 1 ? 'once' : `${count} times`}`;
