import { Alert, Button, Stack } from '@advisor/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { undo } from './UndoDelete.css';

export interface UndoDeleteProps {
  /** What was deleted: "“Bean soup” is deleted". */
  title: string;
  /** For how long it can be put back. */
  children: ReactNode;
  /** Called when it is to be put back. */
  onUndo: () => Promise<void>;
  /** Called when it may be forgotten. */
  onForget: () => void;
}

/**
 * Offers to take a deletion back. Takes the focus when it appears, because what had it is gone with what was deleted.
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
