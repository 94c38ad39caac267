import { Button, EmptyState, Skeleton, Stack } from '@advisor/ui';
import { useEffect } from 'react';
import { EntryBoundary } from '../EntryBoundary';
import { ListResults } from '../ListResults';
import type { Message } from '../messages/message';
import { MessageRow } from '../MessageRow';
import { rowLinkId } from '../MessageRow/MessageRow';
import { dayOf } from '../messages/messagesCsv';
import { isFiltered, messageViewAddress, type MessageView } from '../messages/messageView';
import type { PagedListState } from '../lists/usePagedList';
import { list as listStyle, row } from './MessageManager.css';
import { SelectionBar, type SelectionBarProps } from './SelectionBar';

export interface MessageListProps
  extends PagedListState<Message>, Pick<SelectionBarProps, 'selected' | 'onSelect' | 'onAct'> {
  view: MessageView;
  /** The id of the message that was open before, whose link takes focus; '' for none. */
  closed: string;
  /** Called to delete a message that cannot be rendered. */
  onDelete: (message: Message) => void;
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
  closed,
  selected,
  onSelect,
  onAct,
  onDelete,
  onShowAll,
}: MessageListProps) {
  useEffect(() => {
    if (closed) document.getElementById(rowLinkId(closed))?.focus();
  }, [closed]);

  if (!list) return failed ? null : <Skeleton heading label="Loading messages" />;
  // Unknown: the server did not respond, or only to an earlier filter.
  if (list.total === 0) return failed || !current ? null : <NoMessages view={view} onShowAll={onShowAll} />;
  const today = dayOf(new Date());
  return (
    <Stack space="s">
      <SelectionBar
        rows={list.rows}
        total={list.total}
        selected={selected}
        ofSpam={view.state === 'spam'}
        onSelect={onSelect}
        onAct={onAct}
      />
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
              <EntryBoundary entry={message} onDelete={() => onDelete(message)}>
                <MessageRow
                  message={message}
                  href={messageViewAddress({ ...view, open: message.id })}
                  today={today}
                  selected={selected === 'all' || selected.has(message.id)}
                  onSelectedChange={(isSelected) =>
                    onSelect(
                      changed(
                        selected === 'all' ? new Set(list.rows.map(({ id }) => id)) : selected,
                        message.id,
                        isSelected,
                      ),
                    )
                  }
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
      <EmptyState heading="No messages yet" level={2}>
        What visitors send through the site’s forms is stored here, even if no mail could be sent.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      heading="No message fits"
      level={2}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          Show all messages
        </Button>
      }
    >
      Choose another filter, or search for fewer words. Words are found by their beginning.
    </EmptyState>
  );
}
