import { Alert, Button, Spinner } from '@advisor/ui';
import { useLanguage } from '@advisor/ui/language';
import type { ToolWords } from '../language';
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
export function PartStatus({ status, failures, retry, title }: PartStatusProps) {
  const { t } = useLanguage<ToolWords>();
  if (status === 'late') return <Spinner />;
  if (status !== 'failed') return null;
  return (
    <Alert
      // Announced again when it fails again.
      key={failures}
      live
      tone="danger"
      title={title ?? t('A part of this tool could not be loaded')}
      action={
        <div className={buttons}>
          <Button size="small" variant="secondary" onClick={retry}>
            {t('Try again')}
          </Button>
          {failures > 1 ? (
            <Button size="small" variant="quiet" onClick={() => location.reload()}>
              {t('Reload the page')}
            </Button>
          ) : null}
        </div>
      }
    >
      {failures > 1
        ? t('It failed again. Check your connection, or reload the page.')
        : t('Check your connection, then try again. What you entered is still here.')}
    </Alert>
  );
}
