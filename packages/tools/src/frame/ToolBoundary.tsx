import { Button, ErrorBoundary } from '@advisor/ui';
import { useLanguage } from '@advisor/ui/language';
import type { ReactNode } from 'react';
import type { ToolWords } from '../language';
import { messageOf, type ToolProps } from './tool';
import { frame } from './ToolFrame.css';
import type { Tool } from './useTool';

export interface ToolBoundaryProps<State> extends Pick<ToolProps, 'theme'> {
  /** Held outside, so that an error inside loses no work. */
  tool: Tool<State>;
  children: ReactNode;
}

// TOOL-12
/**
 * An error boundary around a tool. Renders its children, or a `<div role="alert">` that offers to try again, to undo the
 * last change and to download the work.
 */
export function ToolBoundary<State>({ tool, theme, children }: ToolBoundaryProps<State>) {
  const { t, lang } = useLanguage<ToolWords>();
  return (
    <ErrorBoundary
      title={t('This tool cannot be shown')}
      message={
        tool.saves
          ? t(
              'Something in it failed. What you entered is still here and kept in this browser: download it to be safe. Import reads the file back.',
            )
          : t(
              'Something in it failed. What you entered is still here: download it to be safe. Import reads the file back.',
            )
      }
      details={messageOf}
      resetKey={tool.state}
      frame={(message) => (
        <div lang={lang} className={frame} data-theme={theme} data-advisor-tool="">
          {message}
        </div>
      )}
      action={
        <>
          {tool.undo ? (
            <Button size="small" variant="secondary" onClick={tool.undo}>
              {t('Undo the last change')}
            </Button>
          ) : null}
          <Button size="small" variant="quiet" onClick={() => tool.save(tool.workFile())}>
            {t('Download your work')}
          </Button>
        </>
      }
    >
      {children}
    </ErrorBoundary>
  );
}
