import { Button, EmptyState, Skeleton, Stack } from '@advisor/ui';
import { EntryBoundary } from '../EntryBoundary';
import { ListResults } from '../ListResults';
import type { Message, MessageFile } from '../message';
import { MessageEntry } from '../MessageEntry';
import { isFiltered, messageViewAddress, type MessageView } from '../messageView';
import type { PagedListState } from '../usePagedList';
import { list as listStyle, row } from './MessageManager.css';
import { SelectionBar, type SelectionBarProps } from './SelectionBar';

export interface MessageListProps
  extends PagedListState<Message>, Pick<SelectionBarProps, 'selected' | 'onSelect' | 'onDelete'> {
  view: MessageView;
  keptDays: number;
  /** The id of the message that is just being marked. */
  busy: string | null;
  onHandledChange: (message: Message, handled: boolean) => void;
  /** Called to download a file of a message. */
  onDownload: (message: Message, file: MessageFile) => void;
  /** Loads a file of a message, to be read. */
  onRead: (message: Message, file: MessageFile) => Promise<Uint8Array>;
  /** Called to show everything from the sender of a message. */
  onShowPerson: (message: Message) => void;
  /** Called to clear a filter without results. */
  onShowAll: () => void;
}

/** One page of messages with pagination, or its loading, empty or failure state. */
export function MessageList({
  list,
  current,
  failed,
  loading,
  view,
  keptDays,
  busy,
  selected,
  onSelect,
  onDelete,
  onHandledChange,
  onDownload,
  onRead,
  onShowPerson,
  onShowAll,
}: MessageListProps) {
  if (!list) return failed ? null : <Skeleton heading label="Loading messages" />;
  // Unknown: the server did not answer, or only an earlier filter.
  if (list.total === 0) return failed || !current ? null : <NoMessages view={view} onShowAll={onShowAll} />;
  return (
    <Stack space="s">
      <SelectionBar rows={list.rows} selected={selected} onSelect={onSelect} onDelete={onDelete} />
      <ListResults
        label="Messages"
        {...view}
        total={list.total}
        loading={loading}
        hrefOf={(page) => messageViewAddress({ ...view, page })}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
        <ul className={listStyle} role="list">
          {list.rows.map((message) => (
            <li key={message.id} className={row}>
              <EntryBoundary entry={message} onDelete={() => onDelete([message])}>
                <MessageEntry
                  message={message}
                  keptDays={keptDays}
                  busy={busy === message.id}
                  onHandledChange={(handled) => onHandledChange(message, handled)}
                  selected={selected.has(message.id)}
                  onSelectedChange={(isSelected) => onSelect(changed(selected, message.id, isSelected))}
                  onDownload={(file) => onDownload(message, file)}
                  onRead={(file) => onRead(message, file)}
                  onShowPerson={() => onShowPerson(message)}
                  onDelete={() => onDelete([message])}
                />
              </EntryBoundary>
            </li>
          ))}
        </ul>
      </ListResults>
    </Stack>
  );
}

function changed(selected: ReadonlySet<string>, id: string, isSelected: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  if (isSelected) next.add(id);
  else next.delete(id);
  return next;
}

function NoMessages({ view, onShowAll }: Pick<MessageListProps, 'view' | 'onShowAll'>) {
  if (!isFiltered(view)) {
    return (
      <EmptyState title="No messages yet" level={2}>
        What visitors send through the site’s forms is stored here, even if no mail could be sent.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No message fits"
      level={2}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          Show all messages
        </Button>
      }
    >
      Choose another form or status, or look at the reference number again.
    </EmptyState>
  );
}
