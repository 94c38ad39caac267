import { Heading, Skeleton, Stack } from '@advisor/ui';
import { useCallback, useEffect, useState } from 'react';
import { sentStatusOf, type ConversationEntry, type ReplyTemplate } from '../messages/conversation';
import { LoadFailure } from '../ListResults';
import type { Message } from '../messages/message';
import type { MessageStore } from '../messages/messageStore';
import * as styles from './MessageThread.css';
import { NoteForm } from './NoteForm';
import { ReplyForm } from './ReplyForm';
import { TemplatesDialog } from './TemplatesDialog';
import { ThreadEntry } from './ThreadEntry';

export interface MessageThreadProps {
  /** The open message. */
  message: Message;
  store: MessageStore;
  /** Returns the URL of another message from the same person. */
  hrefOf: (id: string) => string;
  /** Called when a reply was stored; the message then waits for its sender. */
  onReplied: () => void;
}

/** The polling interval for a reply that is being sent, in ms. */
const WAITING_MS = 4_000;

// MESSAGE-8
/** All entries of a person, chronologically, with forms for notes and replies. Renders a `<section>`. */
export function MessageThread({ message, store, hrefOf, onReplied }: MessageThreadProps) {
  const { id } = message;
  const [entries, setEntries] = useState<readonly ConversationEntry[] | null>(null);
  const [templates, setTemplates] = useState<readonly ReplyTemplate[]>([]);
  const [failed, setFailed] = useState(false);
  const [editing, setEditing] = useState(false);

  const load = useCallback(async () => {
    try {
      setEntries(await store.readConversation(id));
      setFailed(false);
    } catch (error) {
      console.error('Failed to load the conversation', error);
      setFailed(true);
    }
  }, [store, id]);
  const loadTemplates = useCallback(async () => {
    try {
      setTemplates(await store.listTemplates());
    } catch (error) {
      // Replies work without templates.
      console.warn('Templates were not loaded', error);
    }
  }, [store]);
  useEffect(() => void load(), [load]);
  useEffect(() => void loadTemplates(), [loadTemplates]);

  const isWaiting = entries?.some(
    (entry) => entry.kind === 'mail' && entry.mail_kind === 'reply' && sentStatusOf(entry) === 'waiting',
  );
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void load(), WAITING_MS);
    return () => clearInterval(timer);
  }, [isWaiting, load]);

  return (
    <section aria-label="Conversation">
      <Stack space="m">
        <Heading level={3}>Conversation</Heading>
        {failed ? (
          <LoadFailure
            title="Failed to load the conversation"
            shownSince={null}
            busy={false}
            onRetry={() => void load()}
          />
        ) : null}
        {entries === null && !failed ? <Skeleton label="Loading the conversation" /> : null}
        {entries ? (
          <ol className={styles.list} aria-label={`Everything from ${message.email}`}>
            {entries.map((entry) => (
              <ThreadEntry key={`${entry.kind}-${entry.id}`} entry={entry} openId={id} hrefOf={hrefOf} />
            ))}
          </ol>
        ) : null}
        <NoteForm message={message} store={store} onAdded={() => void load()} />
        {message.spam_at ? null : (
          <ReplyForm
            message={message}
            store={store}
            templates={templates}
            onEditTemplates={() => setEditing(true)}
            onSent={() => {
              void load();
              onReplied();
            }}
          />
        )}
      </Stack>
      {editing ? (
        <TemplatesDialog
          templates={templates}
          store={store}
          onChanged={() => void loadTemplates()}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </section>
  );
}
