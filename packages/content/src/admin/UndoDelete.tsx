import { Alert, Button, Stack } from '@advisor/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { undo } from './UndoDelete.css';

export interface UndoDeleteProps {
  /** What was deleted: "“Bean soup” is deleted". */
  title: string;
  /** How long it can be undone. */
  children: ReactNode;
  /** Called to undo it. */
  onUndo: () => Promise<void>;
  /** Called when the offer is dismissed. */
  onForget: () => void;
}

/**
 * Offers to undo a deletion. Takes focus when it appears, because the focused button was deleted with its entry.
 * Renders a `<div>` with a `role="status"`.
 */
export function UndoDelete({ title, children, onUndo, onForget }: UndoDeleteProps) {
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={undo}>
      <Alert
        live
        title={title}
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
        {children}
      </Alert>
    </div>
  );
}
