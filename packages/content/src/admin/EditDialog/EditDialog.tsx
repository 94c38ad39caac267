import { Button, ConfirmDialog, Dialog } from '@advisor/ui';
import { Form, type FormProps, type FormValues } from '@advisor/ui/forms';
import { useCallback, useEffect, useState } from 'react';

export interface EditDialogProps<Values extends FormValues> extends Omit<
  FormProps<Values>,
  'actions' | 'onDirtyChange' | 'onDone' | 'renderSent' | 'label'
> {
  /** Whether it is shown. */
  open: boolean;
  /** Names the dialog: "Edit recipe". */
  title: string;
  /** A change resets the form to its initial values. */
  version?: string | number;
  /** Called to close the dialog: after a success, and when the person cancels without unsaved changes or discards them. */
  onClose: () => void;
  /** Called when unsaved changes appear or are gone, so that the page can guard its other exits. */
  onUnsavedChange?: (unsaved: boolean) => void;
}

/**
 * A form in a dialog that guards unsaved changes: closing it and leaving the site ask first.
 * Renders a modal `<dialog>` with a `<form>`.
 */
export function EditDialog<Values extends FormValues>({ open, ...rest }: EditDialogProps<Values>) {
  // Mounted anew each time it opens, which resets its unsaved changes.
  return open ? <OpenEditDialog {...rest} /> : null;
}

function OpenEditDialog<Values extends FormValues>({
  title,
  version,
  onClose,
  onUnsavedChange,
  ...form
}: Omit<EditDialogProps<Values>, 'open'>) {
  const [unsaved, setUnsaved] = useState(false);
  const [asking, setAsking] = useState(false);
  const requestClose = () => (unsaved ? setAsking(true) : onClose());
  const onDirtyChange = useCallback(
    (dirty: boolean) => {
      setUnsaved(dirty);
      onUnsavedChange?.(dirty);
    },
    [onUnsavedChange],
  );

  useEffect(() => () => onUnsavedChange?.(false), [onUnsavedChange]);
  useEffect(() => (unsaved ? askBeforeUnload() : undefined), [unsaved]);

  return (
    <>
      <Dialog open onClose={requestClose} title={title}>
        <Form<Values>
          {...form}
          key={version}
          onDirtyChange={onDirtyChange}
          onDone={onClose}
          actions={
            <Button variant="secondary" onClick={requestClose}>
              Cancel
            </Button>
          }
        />
      </Dialog>
      <DiscardQuestion open={asking} onDiscard={onClose} onKeep={() => setAsking(false)} />
    </>
  );
}

export interface DiscardQuestionProps {
  /** Whether it is open. */
  open: boolean;
  /** Called to discard the changes. */
  onDiscard: () => void;
  /** Called to go on editing. */
  onKeep: () => void;
}

/** Asks before unsaved changes are lost. Renders a modal `<dialog role="alertdialog">`. */
export function DiscardQuestion({ open, onDiscard, onKeep }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      question="Leave without saving?"
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      tone="critical"
      onConfirm={onDiscard}
      onCancel={onKeep}
    >
      Your changes are not saved yet.
    </ConfirmDialog>
  );
}

/** Makes the browser ask before the tab is closed or reloaded. Returns a function that stops this. */
function askBeforeUnload() {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
