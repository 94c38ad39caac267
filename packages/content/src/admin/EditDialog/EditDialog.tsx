import { Button, Dialog, UnsavedGuard } from '@advisor/ui';
import { Form, type FormProps, type FormValues } from '@advisor/ui/forms';
import { useCallback, useState } from 'react';

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
  const onDirtyChange = useCallback(
    (dirty: boolean) => {
      setUnsaved(dirty);
      onUnsavedChange?.(dirty);
    },
    [onUnsavedChange],
  );

  return (
    <UnsavedGuard unsaved={unsaved} onClose={onClose}>
      {(requestClose) => (
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
      )}
    </UnsavedGuard>
  );
}
