import { Button, ConfirmDialog, Dialog } from '@advisor/ui';
import { ErrorSummary } from '@advisor/ui/fields';
import { useEffect, useState, type ReactNode } from 'react';
import { PartBoundary } from './PartBoundary';
import type { DraftForm } from './useDraft';

export interface DraftDialogProps<Draft extends object> extends Pick<DraftForm<Draft>, 'isDirty' | 'summary'> {
  title: string;
  description?: string;
  /** What the button says that submits the form. */
  submitLabel: string;
  /** The id of the form inside. */
  form: string;
  /** Called when the dialog is to close, and nothing is lost by it or the person says that it may be. */
  onClose: () => void;
  /** What stands over the fields: a message. */
  message?: ReactNode;
  /** The `<form>`. */
  children: ReactNode;
}

/** A short form in a dialog, which asks before what was typed is lost. Renders a modal `<dialog>`. */
export function DraftDialog<Draft extends object>({
  title,
  description,
  submitLabel,
  form,
  isDirty,
  summary,
  onClose,
  message,
  children,
}: DraftDialogProps<Draft>) {
  const [asking, setAsking] = useState(false);
  const requestClose = () => (isDirty ? setAsking(true) : onClose());
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return (
    <>
      {/* Before the dialog, so that it closes first and the focus goes back the way it came. */}
      <ConfirmDialog
        open={asking}
        question="Leave without saving?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        tone="critical"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        What you entered here is not saved yet.
      </ConfirmDialog>
      <Dialog
        open
        onClose={requestClose}
        title={title}
        {...(description !== undefined && { description })}
        footer={
          <>
            <Button variant="secondary" onClick={requestClose}>
              Cancel
            </Button>
            <Button type="submit" form={form}>
              {submitLabel}
            </Button>
          </>
        }
      >
        {message}
        {summary ? <ErrorSummary key={summary.key} errors={summary.errors} /> : null}
        {/* The draft is held outside: a field that cannot be drawn loses nothing. */}
        <PartBoundary>{children}</PartBoundary>
      </Dialog>
    </>
  );
}
