import { Button, notify, Stack } from '@advisor/ui';
import { TextAreaInput } from '@advisor/ui/fields';
import { tidyText } from '@advisor/ui/text';
import { useRef, useState } from 'react';
import type { Message } from '../messages/message';
import type { MessageStore } from '../messages/messageStore';
import * as styles from './MessageThread.css';
import { useDraft } from './useDraft';

/** The database's limit. */
const noteLength = 4000;

export interface NoteFormProps {
  message: Message;
  store: MessageStore;
  /** Called when the note is stored. */
  onAdded: () => void;
}

// MESSAGE-7
/** Writes a note on a message, visible to owners only. The text is kept until it is stored. */
export function NoteForm({ message, store, onAdded }: NoteFormProps) {
  const [text, setText] = useDraft(`note-${message.id}`);
  const [busy, setBusy] = useState(false);
  // One id for all attempts makes retries idempotent.
  const id = useRef(crypto.randomUUID());
  const note = tidyText(text, 'text').trim();

  async function add() {
    setBusy(true);
    try {
      await store.addNote(id.current, message.id, note);
      id.current = crypto.randomUUID();
      setText('');
      onAdded();
    } catch (error) {
      console.error('Failed to add the note', error);
      void notify.error('Failed to add the note', 'What you wrote is kept. Try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className={styles.form}
      aria-label="Note"
      onSubmit={(event) => {
        event.preventDefault();
        if (note !== '') void add();
      }}
    >
      <TextAreaInput
        label="Note"
        hint="For you and other owners; the sender never sees it."
        value={text}
        rows={2}
        maxLength={noteLength}
        keepsExcess
        onChange={setText}
      />
      <Stack direction="row" space="s">
        <Button type="submit" variant="secondary" size="small" busy={busy}>
          Add note
        </Button>
      </Stack>
    </form>
  );
}
