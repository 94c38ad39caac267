import { Button, Dialog, UnsavedGuard } from '@advisor/ui';
import { useLanguage } from '@advisor/ui/language';
import type { ReactNode } from 'react';
import { FormErrors } from './FormErrors';
import { PartBoundary } from './PartBoundary';
import type { DraftForm } from './useDraftForm';

export interface DraftDialogProps<Draft extends object> extends Pick<DraftForm<Draft>, 'isDirty' | 'summary'> {
  title: string;
  description?: string;
  /** The label of the submit button. */
  submitLabel: string;
  /** The id of the form inside. */
  form: string;
  /** Called to close the dialog, once nothing is unsaved or the visitor discards it. */
  onClose: () => void;
  /** A message above the fields. */
  message?: ReactNode;
  /** The `<form>`. */
  children: ReactNode;
}

// TOOL-14
/** A short form in a dialog, which asks before unsaved input is discarded. Renders a modal `<dialog>`. */
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
  const { t } = useLanguage();
  return (
    <UnsavedGuard unsaved={isDirty} onClose={onClose}>
      {(requestClose) => (
        <Dialog
          open
          onClose={requestClose}
          title={title}
          description={description}
          footer={
            <>
              <Button variant="secondary" onClick={requestClose}>
                {t('Cancel')}
              </Button>
              <Button type="submit" form={form}>
                {submitLabel}
              </Button>
            </>
          }
        >
          {/* oxlint-disable-next-line translation/text-alone -- a notice */}
          {message}
          {summary ? <FormErrors key={summary.key} errors={summary.errors} /> : null}
          {/* The draft is held outside: a field that fails to render loses nothing. */}
          <PartBoundary>{children}</PartBoundary>
        </Dialog>
      )}
    </UnsavedGuard>
  );
}
