import { Dialog } from '@advisor/ui';
import type { ReactNode } from 'react';
import { PartBoundary } from './PartBoundary';
import { PartStatus } from './PartStatus';
import { useOnDemand } from './useOnDemand';

export interface DialogOnDemandProps<Part extends object> {
  /** Fetches the dialog; the same function at each render. */
  load: () => Promise<Part>;
  /** Names the dialog while it is not there yet, as it will name itself. */
  title: string;
  /** Called when the person gives up on a dialog that is not there. */
  onClose: () => void;
  /** Makes the dialog, open. */
  children: (part: Part) => ReactNode;
}

/**
 * A dialog whose code is fetched when it is opened; mounted while it is open. Where that takes long or fails, an empty
 * dialog says so, tries again and can be closed.
 */
export function DialogOnDemand<Part extends object>({ load, title, onClose, children }: DialogOnDemandProps<Part>) {
  const { part, ...loading } = useOnDemand(load);
  if (part) return <PartBoundary>{children(part)}</PartBoundary>;
  return (
    <Dialog open={loading.status !== 'loading' || loading.failures > 0} onClose={onClose} title={title}>
      <PartStatus {...loading} title="This form could not be loaded" />
    </Dialog>
  );
}
