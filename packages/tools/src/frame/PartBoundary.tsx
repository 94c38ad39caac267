import { ErrorBoundary, type ErrorBoundaryProps } from '@advisor/ui';
import { useLanguage } from '@advisor/ui/language';
import type { ToolWords } from '../language';
import { messageOf } from './tool';

/** An error boundary around a part of a tool. Renders its children, or a `<div role="alert">`. */
export function PartBoundary(props: Pick<ErrorBoundaryProps, 'children' | 'instead' | 'resetKey'>) {
  const { t } = useLanguage<ToolWords>();
  return (
    <ErrorBoundary
      title={t('This part of the tool cannot be shown')}
      message={t('Something in it failed. The rest of the tool works, and what you entered is still here.')}
      details={messageOf}
      {...props}
    />
  );
}
