import { ConfirmDialog, Text } from '@advisor/ui';
import { messageCount, type Message } from '../message';

export interface DeleteQuestionProps {
  /** What would be deleted; `null` while nothing is asked. */
  messages: readonly Message[] | null;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before messages are deleted, and says what follows. Renders a modal `<dialog role="alertdialog">`. */
export function DeleteQuestion({ messages, busy, onConfirm, onCancel }: DeleteQuestionProps) {
  const count = messages?.length ?? 0;
  const unmailed = messages?.filter(({ mailed_at }) => mailed_at === null).length ?? 0;
  const one = count === 1;
  return (
    <ConfirmDialog
      open={messages !== null}
      question={one ? 'Delete this message?' : `Delete ${messageCount(count)}?`}
      confirmLabel={one ? 'Delete message' : `Delete ${messageCount(count)}`}
      tone="danger"
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {/* A text in any case: it may be asked about an entry that cannot be shown. */}
      {one ? <Text size="s">{`From ${messages?.[0]?.name}.`}</Text> : null}
      <Text size="s">
        {`You can undo this on this page for half an hour. After that ${one ? 'it is' : 'they are'} removed for good, with what was saved as a mail file on the server.`}
      </Text>
      {unmailed > 0 ? (
        <Text size="s">
          {`${one ? 'It has' : `${unmailed} of them ${unmailed === 1 ? 'has' : 'have'}`} not been mailed to you, and will not be.`}
        </Text>
      ) : null}
      <Text size="s">A backup that was made before keeps what it held, and so does your own mailbox.</Text>
    </ConfirmDialog>
  );
}
