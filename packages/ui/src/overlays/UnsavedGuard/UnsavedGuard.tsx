import { useState, type ReactNode } from 'react';
import { useLanguage } from '../../language/useLanguage';
import { ConfirmDialog } from '../ConfirmDialog';
import { useAskBeforeUnload } from './useAskBeforeUnload';

export interface UnsavedGuardProps {
  /** Whether something would be lost. */
  unsaved: boolean;
  /** Called to close the dialog: at once without unsaved changes, otherwise when the person discards them. */
  onClose: () => void;
  /** Renders the dialog, in which every way of closing calls `requestClose`. */
  children: (requestClose: () => void) => ReactNode;
}

// ADMIN-2, TOOL-14
/**
 * Asks before unsaved changes in a dialog are lost, also when the tab is closed or reloaded. Renders the dialog, and while
 * it asks a modal `<dialog role="alertdialog">`.
 */
export function UnsavedGuard({ unsaved, onClose, children }: UnsavedGuardProps) {
  const [asking, setAsking] = useState(false);
  useAskBeforeUnload(unsaved);

  function discard() {
    setAsking(false);
    onClose();
  }

  return (
    <>
      {/* Before the dialog, so that it closes first and focus returns to the dialog, then to its opener. */}
      <DiscardQuestion open={asking} onDiscard={discard} onKeep={() => setAsking(false)} />
      {/* oxlint-disable-next-line translation/text-alone -- a dialog */}
      {children(() => (unsaved ? setAsking(true) : onClose()))}
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

/** The question alone, for a page that is left in other ways. Renders a modal `<dialog role="alertdialog">`. */
export function DiscardQuestion({ open, onDiscard, onKeep }: DiscardQuestionProps) {
  const { t } = useLanguage();
  return (
    <ConfirmDialog
      open={open}
      question={t('Leave without saving?')}
      confirmLabel={t('Discard changes')}
      cancelLabel={t('Keep editing')}
      tone="danger"
      onConfirm={onDiscard}
      onCancel={onKeep}
    >
      {t('Your changes are not saved yet.')}
    </ConfirmDialog>
  );
}
