import { Alert, Button, Stack } from '@advisor/ui';
import { useState } from 'react';

export interface UndoDeleteProps {
  /** The title of what was deleted. */
  title: string;
  /** Called when it is to be put back. */
  onUndo: () => Promise<void>;
  /** Called when it may be forgotten. */
  onForget: () => void;
}

/** Offers to take the latest deletion back, for as long as the page is open. Renders a `<div role="status">`. */
export function UndoDelete({ title, onUndo, onForget }: UndoDeleteProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Alert
      live
      title={`“${title}” is deleted`}
      action={
        <Stack direction="row" space="s">
          <Button
            variant="secondary"
            size="small"
            busy={busy}
            onClick={() => {
              setBusy(true);
              void onUndo().finally(() => setBusy(false));
            }}
          >
            Undo
          </Button>
          <Button variant="quiet" size="small" onClick={onForget}>
            Dismiss
          </Button>
        </Stack>
      }
    >
      You can put it back until you leave this page.
    </Alert>
  );
}
