import { Heading, Link, VisuallyHidden } from '@advisor/ui';
import { CheckboxInput } from '@advisor/ui/fields';
import { shorten } from '@advisor/ui/text';
import { countOf } from '../text/countOf';
import { Moment } from '../Facts';
import { answersOf, formTitleOf, type Message } from '../messages/message';
import { MessageBadges } from '../MessageEntry/MessageBadges';
import * as styles from './MessageRow.css';

export interface MessageRowProps {
  message: Message;
  /** The URL of the message. */
  href: string;
  /** The current date, such as 2026-11-30, to mark overdue messages. */
  today: string;
  /** Whether it is selected for bulk actions. */
  selected: boolean;
  /** Called with the new selection state. */
  onSelectedChange: (selected: boolean) => void;
}

/** A message in the list: the sender as a link, an excerpt, and its state. Renders an `<article>`. */
export function MessageRow({ message, href, today, selected, onSelectedChange }: MessageRowProps) {
  const { id, name, company, reference, created_at } = message;
  return (
    <article className={styles.row}>
      <CheckboxInput
        label={<VisuallyHidden>Select the message of {name}</VisuallyHidden>}
        value={selected}
        onChange={onSelectedChange}
      />
      <div className={styles.words}>
        <Heading level={2} size="m">
          <Link href={href} id={rowLinkId(id)}>
            {name}
          </Link>
        </Heading>
        <p className={styles.excerpt}>
          {company ? `${company} · ` : ''}
          {excerptOf(message)}
        </p>
      </div>
      <div className={styles.facts}>
        <Moment iso={created_at} />
        <span>{formTitleOf(message)}</span>
        <span>
          <VisuallyHidden>Reference number </VisuallyHidden>
          {reference}
        </span>
        {message.notes?.length ? <span>{countOf(message.notes.length, 'note', 'notes')}</span> : null}
        <MessageBadges message={message} today={today} />
      </div>
    </article>
  );
}

/** The id of the link to a message, which takes focus when the message is closed. */
export const rowLinkId = (id: string) => `message-${id}`;

const excerptLength = 160;

/** The start of the text, or the answers. */
function excerptOf(message: Message): string {
  const words =
    message.message ||
    answersOf(message)
      .map(({ value }) => value)
      .join(' · ');
  return shorten(words.replace(/\s+/g, ' ').trim(), excerptLength);
}
