import { Button, ErrorBoundary, VisuallyHidden } from '@advisor/ui';
import type { ReactNode } from 'react';

export interface EntryBoundaryProps {
  /** What is shown: its id names it, and all that it holds can be read where it cannot be shown. */
  entry: { id: string };
  /** The card or row of it. */
  children: ReactNode;
  /** Called when Delete is pressed where it cannot be shown; asking first is the caller's. */
  onDelete: () => void;
}

/**
 * Around each entry of the owner's lists: one that cannot be drawn says so in its place, can be read as it is stored,
 * and can be deleted. The other entries stay.
 */
export function EntryBoundary({ entry, children, onDelete }: EntryBoundaryProps) {
  return (
    <ErrorBoundary
      resetKey={entry}
      title="This entry cannot be shown"
      message={`Its id is ${entry.id}. Nothing is lost, and the other entries are not affected.`}
      details={JSON.stringify(entry, null, 2)}
      action={
        <Button variant="quiet" tone="critical" size="small" onClick={onDelete}>
          Delete<VisuallyHidden> the entry {entry.id}</VisuallyHidden>
        </Button>
      }
    >
      {children}
    </ErrorBoundary>
  );
}
