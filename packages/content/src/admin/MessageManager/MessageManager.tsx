import { Button, ConfirmDialog, Icon, Section, Stack, Text } from '@advisor/ui';
import { Download, RefreshCw } from 'lucide';
import { useState } from 'react';
import { AdminHeading } from '../AdminHeading';
import { countLine } from '../lists/countLine';
import { LoadFailure } from '../ListResults';
import { messageCount, type Message } from '../messages/message';
import type { MessageChange, MessageChoice } from '../messages/messageStore';
import {
  defaultMessageView,
  filterOf,
  isFiltered,
  messageViewAddress,
  type MessageView,
} from '../messages/messageView';
import { UndoDelete } from '../UndoDelete';
import { useLastPage } from '../lists/useLastPage';
import type { BulkAction } from './bulkActions';
import { DeleteQuestion } from './DeleteQuestion';
import { ExpiringNotice } from './ExpiringNotice';
import { MessageControls } from './MessageControls';
import { MessageList } from './MessageList';
import type { MessageManagerProps } from './MessageManagerProps';
import { OpenMessage } from './OpenMessage';
import { PersonDialog } from './PersonDialog';
import { SavedFilters } from './SavedFilters';
import { useBulk, type Undoable } from './useBulk';
import { useMessages } from './useMessages';

/** The open dialog, one at a time. */
type Open =
  | { what: 'nothing' }
  | { what: 'person'; email: string }
  | { what: 'delete'; choice: MessageChoice; messages: readonly Message[]; count: number; subscribed?: boolean }
  | { what: 'change'; choice: MessageChoice; change: MessageChange; label: string; count: number };

const nothing: Open = { what: 'nothing' };
const nobody: ReadonlySet<string> = new Set();

// MESSAGE-1 to MESSAGE-5
/** The page /admin/messages: visitors' messages, newest first, with their state; opened one by one, changed in bulk. */
export function MessageManager({
  messages,
  view,
  onViewChange,
  onExport,
  onChanged,
  keptDays = 730,
}: MessageManagerProps) {
  const { state, reload, replaceRow, removeRows, exporting, exportAll, download } = useMessages(
    messages,
    view,
    onExport,
  );
  const [open, setOpen] = useState<Open>(nothing);
  const [selected, setSelected] = useState<ReadonlySet<string> | 'all'>(nobody);
  const [closed, setClosed] = useState('');
  const bulk = useBulk(messages, {
    onRemoved: (ids) => {
      setSelected(nobody);
      removeRows(({ id }) => ids.has(id));
      if (ids.has(view.open)) onViewChange({ ...view, open: '' }, { replace: true });
    },
    reload: async () => {
      onChanged?.();
      await reload();
    },
  });
  const close = () => setOpen(nothing);
  useLastPage(state, view, onViewChange);

  const deleteOne = (message: Message) =>
    setOpen({ what: 'delete', choice: { ids: [message.id] }, messages: [message], count: 1 });

  function act({ change, label }: BulkAction) {
    const rows = state.list?.rows ?? [];
    const some = selected === 'all' ? rows : rows.filter(({ id }) => selected.has(id));
    const choice: MessageChoice = selected === 'all' ? { filter: filterOf(view) } : { ids: some.map(({ id }) => id) };
    const count = selected === 'all' ? (state.list?.total ?? 0) : some.length;
    if (change === 'delete') setOpen({ what: 'delete', choice, messages: some, count });
    // Changing messages on other pages needs a confirmation.
    else if (selected === 'all') setOpen({ what: 'change', choice, change, label, count });
    else void bulk.changeAll(choice, change, close);
  }

  const { undoable } = bulk;
  return (
    <>
      <AdminHeading headline="Messages" tagline={countLine(state, (total) => countOf(total, view))}>
        <Stack direction="row" space="s">
          <Button
            variant="secondary"
            icon={<Icon icon={Download} />}
            busy={exporting === 'csv'}
            onClick={() => void exportAll('csv')}
          >
            Export as CSV
          </Button>
          <Button variant="quiet" busy={exporting === 'json'} onClick={() => void exportAll('json')}>
            Export as JSON
          </Button>
          <Button variant="quiet" icon={<Icon icon={RefreshCw} />} onClick={() => void reload()}>
            Refresh
          </Button>
        </Stack>
      </AdminHeading>
      <Section wide>
        <Stack space="l">
          {undoable ? (
            <UndoDelete key={undoable.ids.join()} title={undoTitle(undoable)} onUndo={bulk.undo} onForget={bulk.forget}>
              {undoable.what === 'spam'
                ? 'No mail is sent to their senders any more. They are under “Spam”, where you can take it back later too.'
                : `You can undo this for half an hour, while this page stays open. After that ${
                    undoable.ids.length === 1 ? 'it is' : 'they are'
                  } removed for good.`}
            </UndoDelete>
          ) : null}
          {view.open ? (
            <OpenMessage
              key={view.open}
              id={view.open}
              messages={messages}
              keptDays={keptDays}
              listHref={messageViewAddress({ ...view, open: '' })}
              hrefOf={(id) => messageViewAddress({ ...view, open: id })}
              onSeen={(message) => {
                setClosed(message.id);
                replaceRow(({ id }) => id === message.id, message);
                onChanged?.();
              }}
              onDownload={(message, file) => void download(message, file)}
              onShowPerson={({ email }) => setOpen({ what: 'person', email })}
              onDelete={deleteOne}
            />
          ) : (
            <>
              <MessageControls
                view={view}
                onViewChange={(next, options) => {
                  setSelected(nobody);
                  onViewChange(next, options);
                }}
              >
                <SavedFilters
                  store={messages}
                  query={messageViewAddress({ ...defaultMessageView, ...filterOf(view), size: view.size })}
                />
              </MessageControls>
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
                closed={closed}
                selected={selected}
                onSelect={setSelected}
                onAct={act}
                onDelete={deleteOne}
                onShowAll={() => onViewChange({ ...defaultMessageView, size: view.size }, { replace: false })}
              />
            </>
          )}
        </Stack>
      </Section>
      {open.what === 'person' ? (
        <PersonDialog
          email={open.email}
          load={messages.listOfPerson}
          onExport={onExport}
          onDelete={(rows, subscribed) =>
            setOpen({
              what: 'delete',
              choice: { ids: rows.map(({ id }) => id) },
              messages: rows,
              count: rows.length,
              subscribed,
            })
          }
          onClose={close}
        />
      ) : null}
      <DeleteQuestion
        // Remounted, so that each question starts without a choice.
        key={open.what}
        count={open.what === 'delete' ? open.count : null}
        messages={open.what === 'delete' ? open.messages : []}
        subscribed={open.what === 'delete' && open.subscribed === true}
        busy={bulk.busy}
        onConfirm={(unsubscribe) => {
          if (open.what === 'delete') void bulk.remove(open.choice, close, unsubscribe);
        }}
        onCancel={close}
      />
      <ConfirmDialog
        open={open.what === 'change'}
        title={open.what === 'change' ? `${open.label}: ${messageCount(open.count)}?` : ''}
        confirmLabel={open.what === 'change' ? open.label : ''}
        busy={bulk.busy}
        onConfirm={() => {
          if (open.what === 'change') void bulk.changeAll(open.choice, open.change, close);
        }}
        onCancel={close}
      >
        <Text size="s">These are all that fit the filter, also those on other pages.</Text>
      </ConfirmDialog>
    </>
  );
}

function undoTitle({ what, ids }: Undoable): string {
  const are = `${messageCount(ids.length)} ${ids.length === 1 ? 'is' : 'are'}`;
  return what === 'spam' ? `${are} marked as spam` : `${are} deleted`;
}

function countOf(count: number, view: MessageView): string {
  return `${messageCount(count)}${isFiltered(view) ? ' found' : ''}`;
}
