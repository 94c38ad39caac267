import { Alert, Button, Dialog, Icon, Spinner, Stack, Text } from '@advisor/ui';
import { Download, Trash2 } from 'lucide';
import { useCallback, useEffect, useState } from 'react';
import { messageCount } from '../message';
import type { MessageStore, StoredMessage } from '../messageStore';
import { personExport, personFileName } from '../personExport';
import type { MessageManagerProps } from './MessageManagerProps';

export interface PersonDialogProps {
  /** Whose messages, by email address in whatever case. */
  email: string;
  load: MessageStore['listOfPerson'];
  onExport: MessageManagerProps['onExport'];
  /** Called with the messages that are to be deleted; asking first is the caller's. */
  onDelete: (messages: readonly StoredMessage[]) => void;
  onClose: () => void;
}

type State = { status: 'loading' | 'failed' } | { status: 'loaded'; messages: StoredMessage[] };

/** Everything stored about one person, to export or delete, as the privacy policy promises. Renders a modal `<dialog>`. */
export function PersonDialog({ email, load, onExport, onDelete, onClose }: PersonDialogProps) {
  const [state, setState] = useState<State>({ status: 'loading' });

  const ask = useCallback(() => {
    let wanted = true;
    setState({ status: 'loading' });
    load(email).then(
      (messages) => {
        if (wanted) setState({ status: 'loaded', messages });
      },
      (error: unknown) => {
        console.error('Failed to load the messages of a person', error);
        if (wanted) setState({ status: 'failed' });
      },
    );
    return () => {
      wanted = false;
    };
  }, [load, email]);
  useEffect(ask, [ask]);

  return (
    <Dialog open title="Everything from this person" description={email} onClose={onClose}>
      {state.status === 'loading' ? <Spinner label="Looking for messages" /> : null}
      {state.status === 'failed' ? (
        <Alert
          live
          tone="danger"
          title="The server did not answer"
          action={
            <Button variant="secondary" size="small" onClick={() => void ask()}>
              Try again
            </Button>
          }
        >
          What is stored about this person could not be loaded. Nothing was changed.
        </Alert>
      ) : null}
      {state.status === 'loaded' ? (
        <Found
          messages={state.messages}
          onExport={() => {
            const now = new Date();
            onExport(personFileName(email, now), personExport(email, state.messages, now), 'application/json');
          }}
          onDelete={onDelete}
        />
      ) : null}
    </Dialog>
  );
}

function Found({
  messages,
  onExport,
  onDelete,
}: Pick<PersonDialogProps, 'onDelete'> & { messages: StoredMessage[]; onExport: () => void }) {
  const listed = messages.filter(({ deleted_at }) => deleted_at === null);
  const deleted = messages.length - listed.length;
  const gone =
    deleted > 0
      ? ` ${messageCount(deleted)} more ${deleted === 1 ? 'is' : 'are'} deleted, and not yet removed for good.`
      : '';
  return (
    <Stack space="m">
      <div role="status">
        <Text>{`${messageCount(listed.length)} by this address, in upper or lower case.${gone}`}</Text>
      </div>
      <Text size="s" color="textSoft">
        The file has everything that is stored about them. Backups, and the mails in your own mailbox, are not in it,
        and are not deleted from here.
      </Text>
      <Stack direction="row" space="s">
        <Button variant="secondary" icon={<Icon icon={Download} />} onClick={onExport}>
          Export as JSON
        </Button>
        {listed.length > 0 ? (
          <Button variant="quiet" tone="danger" icon={<Icon icon={Trash2} />} onClick={() => onDelete(listed)}>
            {listed.length === 1 ? 'Delete it' : `Delete all ${listed.length}`}
          </Button>
        ) : null}
      </Stack>
    </Stack>
  );
}
