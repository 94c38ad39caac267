import { Button, countInWords, EmptyState, Section, Skeleton, Stack } from '@advisor/ui';
import { Hero } from '@advisor/ui/sections';
import { Download, RefreshCw } from 'lucide-react';
import { ListResults, LoadFailure } from '../ListResults';
import { MessageEntry } from '../MessageEntry';
import type { MessageStore } from '../messageStore';
import { firstMessageView, messageViewAddress, type MessageView } from '../messageView';
import { useLastPage } from '../useLastPage';
import { MessageControls } from './MessageControls';
import { list as listStyle, row } from './MessageManager.css';
import { useMessages } from './useMessages';

export interface MessageManagerProps {
  messages: MessageStore;
  /** What is shown; see `readMessageView`. */
  view: MessageView;
  /** Called when something else is to be shown. */
  onViewChange: (view: MessageView, options: { replace: boolean }) => void;
  /** Called with the text of an export and the name of its file; offering it is the caller's. */
  onExport: (fileName: string, csv: string) => void;
}

/** The page /admin/messages: what visitors sent, newest first, and what became of it. */
export function MessageManager({ messages, view, onViewChange, onExport }: MessageManagerProps) {
  const { state, reload, busy, setHandled, exporting, exportAll } = useMessages(messages, view, onExport);
  const total = state.list?.total;
  useLastPage(state, view, onViewChange);

  return (
    <>
      <Hero label="Admin" headline="Messages" tagline={total === undefined ? 'Counting …' : countOf(total, view)}>
        <Stack direction="row" space="s">
          <Button
            variant="secondary"
            icon={<Download aria-hidden size={20} strokeWidth={1.5} absoluteStrokeWidth />}
            busy={exporting}
            onClick={() => void exportAll()}
          >
            Export as CSV
          </Button>
          <Button
            variant="quiet"
            icon={<RefreshCw aria-hidden size={20} strokeWidth={1.5} absoluteStrokeWidth />}
            onClick={() => void reload()}
          >
            Refresh
          </Button>
        </Stack>
      </Hero>
      <Section wide>
        <Stack space="l">
          <MessageControls view={view} onViewChange={onViewChange} />
          {state.failed ? (
            <LoadFailure
              title="Failed to load messages"
              stale={state.list !== null}
              busy={state.loading}
              onRetry={() => void reload()}
            />
          ) : null}
          {state.list === null && !state.failed ? <Skeleton heading label="Loading messages" /> : null}
          {total === 0 ? <NoMessages view={view} onViewChange={onViewChange} /> : null}
          {state.list && total ? (
            <ListResults
              label="Messages"
              {...view}
              total={total}
              loading={state.loading}
              hrefOf={(page) => messageViewAddress({ ...view, page })}
            >
              {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
              <ul className={listStyle} role="list">
                {state.list.rows.map((message) => (
                  <li key={message.id} className={row}>
                    <MessageEntry
                      message={message}
                      busy={busy === message.id}
                      onHandledChange={(handled) => void setHandled(message, handled)}
                    />
                  </li>
                ))}
              </ul>
            </ListResults>
          ) : null}
        </Stack>
      </Section>
    </>
  );
}

function NoMessages({ view, onViewChange }: Pick<MessageManagerProps, 'view' | 'onViewChange'>) {
  if (!isFiltered(view)) {
    return (
      <EmptyState title="No messages yet" level={2}>
        What visitors send by the forms of the site is kept here, also when no mail could be sent.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No message fits"
      level={2}
      action={
        <Button
          variant="secondary"
          onClick={() => onViewChange({ ...firstMessageView, size: view.size }, { replace: false })}
        >
          Show all messages
        </Button>
      }
    >
      Choose another form or status.
    </EmptyState>
  );
}

function isFiltered({ form, mail, state }: MessageView): boolean {
  return form !== 'all' || mail !== 'all' || state !== 'all';
}

function countOf(count: number, view: MessageView): string {
  return `${countInWords(count)} ${count === 1 ? 'message' : 'messages'}${isFiltered(view) ? ' found' : ''}`;
}
