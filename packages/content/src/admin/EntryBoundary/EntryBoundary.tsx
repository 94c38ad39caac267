import { Button, ErrorBoundary, VisuallyHidden } from '@advisor/ui';
import type { ReactNode } from 'react';

export interface EntryBoundaryProps {
  /** The entry, shown as raw text with its id if it cannot be rendered. */
  entry: { id: string };
  /** The card or row of it. */
  children: ReactNode;
  /** Called when Delete is pressed on an entry that cannot be rendered; the caller asks for confirmation. */
  onDelete: () => void;
  /** Puts the message into a frame: the row of a table. */
  frame?: (message: ReactNode) => ReactNode;
}

/**
 * Around each entry of an admin list: one that cannot be rendered is replaced by a message with its raw data, and can be
 * deleted. The other entries stay.
 */
export function EntryBoundary({ entry, children, onDelete, frame }: EntryBoundaryProps) {
  return (
    <ErrorBoundary
      resetKey={entry}
      frame={frame}
      title="This entry cannot be shown"
      message={`Its id is ${entry.id}. Nothing is lost, and the other entries are not affected.`}
      details={JSON.stringify(entry, null, 2)}
      action={
        <Button variant="quiet" tone="danger" size="small" onClick={onDelete}>
          Delete<VisuallyHidden>{` the entry ${entry.id}`}</VisuallyHidden>
        </Button>
      }
    >
      {children}
    </ErrorBoundary>
  );
}
