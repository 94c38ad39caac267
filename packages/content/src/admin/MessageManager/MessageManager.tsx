import { Button, Icon, Section, Stack } from '@advisor/ui';
import { Download, RefreshCw } from 'lucide';
import { useState } from 'react';
import { AdminHeading } from '../AdminHeading';
import { countLine } from '../countLine';
import { LoadFailure } from '../ListResults';
import { messageCount, type Message } from '../message';
import { defaultMessageView, isFiltered, type MessageView } from '../messageView';
import { UndoDelete } from '../UndoDelete';
import { useLastPage } from '../useLastPage';
import { DeleteQuestion } from './DeleteQuestion';
import { ExpiringNotice } from './ExpiringNotice';
import { MessageControls } from './MessageControls';
import { MessageList } from './MessageList';
import type { MessageManagerProps } from './MessageManagerProps';
import { PersonDialog } from './PersonDialog';
import { useDeletion } from './useDeletion';
import { useMessages } from './useMessages';

/** The open dialog, one at a time. */
type Open = { what: 'nothing' } | { what: 'person'; email: string } | { what: 'delete'; messages: readonly Message[] };

const nothing: Open = { what: 'nothing' };
const nobody: ReadonlySet<string> = new Set();

// ADMIN-11, ADMIN-12
/** The page /admin/messages: visitors' messages, newest first, with their state, and deleting them. */
export function MessageManager({ messages, view, onViewChange, onExport, keptDays = 730 }: MessageManagerProps) {
  const { state, reload, removeRows, busy, setHandled, exporting, exportAll, download } = useMessages(
    messages,
    view,
    onExport,
  );
  const [open, setOpen] = useState<Open>(nothing);
  const [selected, setSelected] = useState(nobody);
  const { deleting, remove, deleted, undo, forget } = useDeletion(messages, {
    onRemoved: (ids) => {
      setSelected(nobody);
      removeRows(({ id }) => ids.has(id));
    },
    reload,
  });
  const close = () => setOpen(nothing);
  useLastPage(state, view, onViewChange);

  return (
    <>
      <AdminHeading headline="Messages" tagline={countLine(state, (total) => countOf(total, view))}>
        <Stack direction="row" space="s">
          <Button variant="secondary" icon={<Icon icon={Download} />} busy={exporting} onClick={() => void exportAll()}>
            Export as CSV
          </Button>
          <Button variant="quiet" icon={<Icon icon={RefreshCw} />} onClick={() => void reload()}>
            Refresh
          </Button>
        </Stack>
      </AdminHeading>
      <Section wide>
        <Stack space="l">
          <MessageControls view={view} onViewChange={onViewChange} />
          {deleted ? (
            <UndoDelete key={deleted.join()} title={deletedTitle(deleted.length)} onUndo={undo} onForget={forget}>
              {`You can undo this for half an hour, while this page stays open. After that ${deleted.length === 1 ? 'it is' : 'they are'} removed for good.`}
            </UndoDelete>
          ) : null}
          {view.state === 'expiring' ? null : <ExpiringNotice count={messages.countExpiring} />}
          {state.failed ? (
            <LoadFailure
              title="Failed to load messages"
              shownSince={state.current ? state.loadedAt : null}
              busy={state.loading}
              onRetry={() => void reload()}
            />
          ) : null}
          <MessageList
            {...state}
            view={view}
            keptDays={keptDays}
            busy={busy}
            selected={selected}
            onSelect={setSelected}
            onDelete={(rows) => setOpen({ what: 'delete', messages: rows })}
            onHandledChange={(message, handled) => void setHandled(message, handled)}
            onDownload={(message, file) => void download(message, file)}
            onRead={({ id }, { sha256 }) => messages.loadFile(id, sha256)}
            onShowPerson={({ email }) => setOpen({ what: 'person', email })}
            onShowAll={() => onViewChange({ ...defaultMessageView, size: view.size }, { replace: false })}
          />
        </Stack>
      </Section>
      {open.what === 'person' ? (
        <PersonDialog
          email={open.email}
          load={messages.listOfPerson}
          onExport={onExport}
          onDelete={(rows) => setOpen({ what: 'delete', messages: rows })}
          onClose={close}
        />
      ) : null}
      <DeleteQuestion
        messages={open.what === 'delete' ? open.messages : null}
        busy={deleting}
        onConfirm={() => {
          if (open.what === 'delete') void remove(open.messages, close);
        }}
        onCancel={close}
      />
    </>
  );
}

const deletedTitle = (count: number) => `${messageCount(count)} ${count === 1 ? 'is' : 'are'} deleted`;

function countOf(count: number, view: MessageView): string {
  return `${messageCount(count)}${isFiltered(view) ? ' found' : ''}`;
}
