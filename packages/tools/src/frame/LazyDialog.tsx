import { Dialog } from '@advisor/ui';
import { useLanguage } from '@advisor/ui/language';
import type { ReactNode } from 'react';
import type { ToolWords } from '../language';
import { PartBoundary } from './PartBoundary';
import { PartStatus } from './PartStatus';
import { useLazyModule } from './useLazyModule';

export interface LazyDialogProps<Part extends object> {
  /** Loads the dialog; the same function at each render. */
  load: () => Promise<Part>;
  /** The title while loading, the same as the dialog's own. */
  title: string;
  /** Called when the dialog is closed before it has loaded. */
  onClose: () => void;
  /** Renders the dialog, open. */
  children: (part: Part) => ReactNode;
}

/**
 * A dialog whose code is loaded when it is opened; mounted while it is open. If loading is slow or fails, an empty dialog
 * says so, offers to try again and can be closed.
 */
export function LazyDialog<Part extends object>({ load, title, onClose, children }: LazyDialogProps<Part>) {
  const { t } = useLanguage<ToolWords>();
  const { part, ...loading } = useLazyModule(load);
  if (part) return <PartBoundary>{children(part)}</PartBoundary>;
  return (
    <Dialog open={loading.status !== 'loading' || loading.failures > 0} onClose={onClose} title={title}>
      <PartStatus {...loading} title={t('This form could not be loaded')} />
    </Dialog>
  );
}
