import { Button, ButtonLink, Entry, Link, Text, VisuallyHidden, type EntryProps } from '@advisor/ui';
import { SelectInput, TextInput } from '@advisor/ui/fields';
import { useState } from 'react';
import { Moment } from '../Facts';
import {
  answersOf,
  formTitleOf,
  mailAddress,
  mailStatusOf,
  messageStates,
  replyAddress,
  stateLabels,
  type Message,
  type MessageFile,
} from '../messages/message';
import { expiresSoon, expiryOf } from '../messages/messageExpiry';
import { readChoice } from '../lists/listAddress';
import { dayOf } from '../messages/messagesCsv';
import type { MessageChange } from '../messages/messageStore';
import { readDay } from '../messages/messageView';
import { MessageBadges } from './MessageBadges';
import * as styles from './MessageEntry.css';
import { MessageFiles } from './MessageFiles';

export interface MessageEntryProps {
  message: Message;
  /** Whether a change is being saved. */
  busy?: boolean;
  /** Called with the owner's change: status, due date, read or spam. */
  onChange: (change: MessageChange) => void;
  /** Called to download an attached file. Without it files are only listed. */
  onDownload?: (file: MessageFile) => void;
  /** Loads an attached file, to display it as plain text. Without it files are only downloaded. */
  onRead?: (file: MessageFile) => Promise<Uint8Array>;
  /** Called to show everything from this sender. */
  onShowPerson?: () => void;
  /** Called when Delete is pressed; the caller asks for confirmation. */
  onDelete?: () => void;
  /** The retention period in days. The entry shows an expiry date that is near. */
  keptDays?: number;
  /** @default 2 */
  level?: EntryProps['level'];
}

const stateOptions = messageStates.map((state) => ({ value: state, label: stateLabels[state] }));

/** A visitor's message with its answers and state, all as plain text. Renders an `<article>`. */
export function MessageEntry({
  message,
  busy = false,
  onChange,
  onDownload,
  onRead,
  onShowPerson,
  onDelete,
  keptDays,
  level = 2,
}: MessageEntryProps) {
  const { reference, name, email, company, phone, created_at, state, read_at, spam_at, changed_at, changed_by } =
    message;
  const status = mailStatusOf(message);
  const answers = answersOf(message);
  return (
    <Entry
      heading={name}
      level={level}
      muted={state === 'done' || spam_at !== null}
      meta={
        <>
          <Moment iso={created_at} />
          <span>{formTitleOf(message)}</span>
          <span>
            <VisuallyHidden>Reference number </VisuallyHidden>
            {reference}
          </span>
          <MessageBadges message={message} today={dayOf(new Date())} />
          {changed_at && changed_by ? (
            <span className={styles.changed}>
              Changed by {changed_by}, <Moment iso={changed_at} />
            </span>
          ) : null}
        </>
      }
      end={
        <div className={styles.handling}>
          <SelectInput
            label="State"
            value={state}
            options={stateOptions}
            placeholder={null}
            onChange={(next) => onChange({ state: readChoice(next, messageStates, state) })}
          />
          <DueInput key={message.due_on} day={message.due_on} onChange={(due_on) => onChange({ due_on })} />
          <ButtonLink href={replyAddress(message)} variant="secondary" size="small">
            Reply<VisuallyHidden> to {name}</VisuallyHidden>
          </ButtonLink>
        </div>
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
            // Stored answers may share a label.
            <div key={place} className={styles.answer}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>
                {files && onDownload ? <MessageFiles files={files} onDownload={onDownload} onRead={onRead} /> : value}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {/* MAIL-18 */}
      {message.guide_queued_at ? (
        <Text size="xs" color="soft">
          {message.guide_opened_at ? (
            <>
              Opened the link to the guide: <Moment iso={message.guide_opened_at} />. The address reads its mails.
            </>
          ) : (
            <>
              The link to the guide was mailed: <Moment iso={message.guide_queued_at} />. It was not opened yet.
            </>
          )}
        </Text>
      ) : null}
      {status === 'file' ? (
        <Text size="xs" color="soft">
          Saved as a file, no mail server is set up.
        </Text>
      ) : null}
      {keptDays !== undefined && expiresSoon(message, keptDays, new Date()) ? (
        <Text size="xs" color="soft">
          Removed for good on {expiryOf(message, keptDays).toLocaleDateString(undefined, { dateStyle: 'medium' })}, as
          the privacy policy promises. Export it if you have to keep it.
        </Text>
      ) : null}
      {message.mail_error && !message.mailed_at ? (
        <Text size="xs" color="soft">
          {triesOf(message.mail_attempts)}; the mail server said: {message.mail_error}
        </Text>
      ) : null}
      <div className={styles.actions}>
        <Button variant="quiet" size="small" busy={busy} onClick={() => onChange({ spam: spam_at === null })}>
          {spam_at ? 'Not spam' : 'Mark as spam'}
          <VisuallyHidden> (the message of {name})</VisuallyHidden>
        </Button>
        <Button variant="quiet" size="small" busy={busy} onClick={() => onChange({ read: read_at === null })}>
          {read_at ? 'Mark as unread' : 'Mark as read'}
          <VisuallyHidden> (the message of {name})</VisuallyHidden>
        </Button>
        {onShowPerson ? (
          <Button variant="quiet" size="small" onClick={onShowPerson}>
            All from this person<VisuallyHidden> ({name})</VisuallyHidden>
          </Button>
        ) : null}
        {onDelete ? (
          <Button variant="quiet" destructive size="small" onClick={onDelete}>
            Delete<VisuallyHidden> the message of {name}</VisuallyHidden>
          </Button>
        ) : null}
      </div>
    </Entry>
  );
}

/** The due date, saved when it is complete or cleared. */
function DueInput({ day, onChange }: { day: string | null; onChange: (day: string | null) => void }) {
  const [text, setText] = useState(day ?? '');
  return (
    <TextInput
      type="date"
      label="Due"
      value={text}
      onChange={(typed) => {
        setText(typed);
        const whole = readDay(typed);
        if (typed === '' || whole !== '') onChange(whole || null);
      }}
    />
  );
}

const triesOf = (count: number) => `Tried ${count === 1 ? 'once' : `${count} times`}`;
