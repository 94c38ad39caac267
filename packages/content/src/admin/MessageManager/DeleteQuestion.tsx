import { ConfirmDialog, Text } from '@advisor/ui';
import { CheckboxInput } from '@advisor/ui/fields';
import { useState } from 'react';
import { messageCount, type Message } from '../messages/message';

export interface DeleteQuestionProps {
  /** The number of messages to delete; `null` while the dialog is closed. */
  count: number | null;
  /** The loaded ones; with a filter, only a part of those that match. */
  messages: readonly Message[];
  /** Whether the sender subscribes to the brief, which can be cancelled too. */
  subscribed: boolean;
  busy: boolean;
  /** Called with whether to end the subscription as well. */
  onConfirm: (unsubscribe: boolean) => void;
  onCancel: () => void;
}

// MESSAGE-13
/** Confirms the deletion of messages and states the consequences. Renders a modal `<dialog role="alertdialog">`. */
export function DeleteQuestion({ count, messages, subscribed, busy, onConfirm, onCancel }: DeleteQuestionProps) {
  const [unsubscribe, setUnsubscribe] = useState(false);
  const unmailed = messages.filter(({ mailed_at }) => mailed_at === null).length;
  const one = count === 1;
  return (
    <ConfirmDialog
      open={count !== null}
      title={one ? 'Delete this message?' : `Delete ${messageCount(count ?? 0)}?`}
      confirmLabel={one ? 'Delete message' : `Delete ${messageCount(count ?? 0)}`}
      destructive
      busy={busy}
      onConfirm={() => onConfirm(subscribed && unsubscribe)}
      onCancel={onCancel}
    >
      {/* Converted to a string: the entry may be malformed. */}
      {one && messages[0] ? <Text size="s">{`From ${messages[0].name}.`}</Text> : null}
      <Text size="s">
        You can undo this on this page for half an hour. After that {one ? 'it is' : 'they are'} removed for good, with
        what was saved as a mail file on the server.
      </Text>
      {unmailed > 0 ? (
        <Text size="s">
          {one ? 'It has' : `${unmailed} of them ${unmailed === 1 ? 'has' : 'have'}`} not been mailed to you, and will
          not be.
        </Text>
      ) : null}
      <Text size="s">A backup that was made before keeps what it held, and so does your own mailbox.</Text>
      {subscribed ? (
        <CheckboxInput
          label="Also end their subscription to the brief"
          hint="Their address is erased from the list at once. This cannot be undone."
          value={unsubscribe}
          onChange={setUnsubscribe}
        />
      ) : null}
    </ConfirmDialog>
  );
}
