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
  /** Starts the form anew, with other initial values, whenever it changes. */
  version?: string | number;
  /** Called when the dialog is to close: after a success, and when the person cancels and has nothing to lose or says so. */
  onClose: () => void;
  /** Called when there comes to be something that closing would lose, or no longer is: the page can guard its other ways out. */
  onUnsavedChange?: (unsaved: boolean) => void;
}

/**
 * A form in a dialog that does not lose what was typed: closing asks first, and so does leaving the site.
 * Renders a modal `<dialog>` with a `<form>`.
 */
export function EditDialog<Values extends FormValues>({ open, ...rest }: EditDialogProps<Values>) {
  // What it knows about unsaved changes begins anew with every opening.
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
  /** Whether it is asked. */
  open: boolean;
  /** Called when what was typed may be lost. */
  onDiscard: () => void;
  /** Called when the person wants to go on editing. */
  onKeep: () => void;
}

/** Asks before what was typed is lost. Renders a modal `<dialog role="alertdialog">`. */
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

/** Lets the browser ask before the tab is closed or reloaded. Returns what stops that. */
function askBeforeUnload() {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
