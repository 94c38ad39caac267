import { Alert, Button, Spinner } from '@advisor/ui';
import { buttons } from './ToolFrame.css';
import type { LazyModule } from './useLazyModule';

export interface PartStatusProps extends Pick<LazyModule<object>, 'status' | 'failures' | 'retry'> {
  /** @default 'A part of this tool could not be loaded' */
  title?: string;
}

/**
 * Says that a part is loading, or that it could not be loaded, and offers to try again. Renders nothing, a
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
      // Announced again when it fails again.
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
        ? 'It failed again. Check your connection, or reload the page.'
        : 'Check your connection, then try again. What you entered is still here.'}
    </Alert>
  );
}
