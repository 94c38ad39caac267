import { Button, notify, Stack, Text } from '@advisor/ui';
import { SelectInput, TextAreaInput, TextInput } from '@advisor/ui/fields';
import { tidyText } from '@advisor/ui/text';
import { useRef, useState } from 'react';
import { fillTemplate, type ReplyTemplate } from '../messages/conversation';
import { formTitleOf, type Message } from '../messages/message';
import type { MessageStore } from '../messages/messageStore';
import * as styles from './MessageThread.css';
import { useDraft } from './useDraft';

/** The database's limit. */
const replyLength = 10_000;
const subjectLength = 150;

export interface ReplyFormProps {
  message: Message;
  store: MessageStore;
  templates: readonly ReplyTemplate[];
  /** Called to edit the templates. */
  onEditTemplates: () => void;
  /** Called when the reply is queued. */
  onSent: () => void;
}

// MESSAGE-9
/** Writes a plain-text reply, which the server mails to the sender. The text is kept until it is stored. */
export function ReplyForm({ message, store, templates, onEditTemplates, onSent }: ReplyFormProps) {
  const [subject, setSubject] = useState(
    `Re: ${message.form_type === 'contact' ? 'Your message' : formTitleOf(message)}`,
  );
  const [text, setText] = useDraft(`reply-${message.id}`);
  const [busy, setBusy] = useState(false);
  // One id for all attempts makes retries idempotent: the reply is mailed once.
  const id = useRef(crypto.randomUUID());
  const reply = tidyText(text, 'text').trim();

  async function send() {
    setBusy(true);
    try {
      await store.sendReply(id.current, message.id, tidyText(subject, 'line').trim() || 'Re: Your message', reply);
      id.current = crypto.randomUUID();
      setText('');
      onSent();
    } catch (error) {
      console.error('Failed to send the reply', error);
      void notify.error('Failed to send the reply', 'What you wrote is kept. Try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className={styles.form}
      aria-label="Reply"
      onSubmit={(event) => {
        event.preventDefault();
        if (reply !== '') void send();
      }}
    >
      {templates.length > 0 ? (
        <SelectInput
          label="Begin with a template"
          value=""
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder="Choose …"
          onChange={(chosen) => {
            const template = templates.find(({ id }) => id === chosen);
            if (template) setText([text, fillTemplate(template.body, message)].filter(Boolean).join('\n\n'));
          }}
        />
      ) : null}
      <TextInput
        label="Subject"
        hint={`The reference number ${message.reference} is added.`}
        value={subject}
        maxLength={subjectLength}
        onChange={setSubject}
      />
      <TextAreaInput
        label="Reply"
        hint={`Mailed to ${message.email} as plain text.`}
        value={text}
        rows={5}
        maxLength={replyLength}
        keepsExcess
        onChange={setText}
      />
      <Stack direction="row" space="s">
        <Button type="submit" size="small" busy={busy}>
          Send reply
        </Button>
        <Button variant="quiet" size="small" onClick={onEditTemplates}>
          Edit templates
        </Button>
      </Stack>
      <Text size="xs" color="soft">
        The message is set to waiting. “Reply” above opens your own mail program instead.
      </Text>
    </form>
  );
}
