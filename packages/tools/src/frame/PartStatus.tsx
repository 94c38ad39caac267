import { Alert, Button, Spinner } from '@advisor/ui';
import { buttons } from './ToolFrame.css';
import type { OnDemand } from './useOnDemand';

export interface PartStatusProps extends Pick<OnDemand<object>, 'status' | 'failures' | 'retry'> {
  /** @default 'A part of this tool could not be loaded' */
  title?: string;
}

/**
 * Says at the place of a part that it is on its way, or that it could not be loaded, and tries again. Renders nothing, a
 * `<span role="status">` or a `<div role="alert">`.
 */
export function PartStatus({
  status,
  failures,
  retry,
  title = 'A part of this tool could not be loaded',
}: PartStatusProps) {
  if (status === 'late') return <Spinner />;
  if (status !== 'failed') return null;
  return (
    <Alert
      // Read out anew when it fails again.
      key={failures}
      live
      tone="critical"
      title={title}
      action={
        <div className={buttons}>
          <Button size="small" variant="secondary" onClick={retry}>
            Try again
          </Button>
          {failures > 1 ? (
            <Button size="small" variant="quiet" onClick={() => location.reload()}>
              Reload the page
            </Button>
          ) : null}
        </div>
      }
    >
      {failures > 1
        ? 'It failed again. Check your connection. Some browsers load it only after the page was reloaded.'
        : 'Check your connection, then try again. What you entered is still here.'}
    </Alert>
  );
}
