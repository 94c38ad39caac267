import { Button, ErrorBoundary } from '@advisor/ui';
import type { ReactNode } from 'react';
import { messageOf } from './tool';
import type { Tool } from './useTool';

export interface ToolBoundaryProps<State> {
  /** Held outside, so that an error inside loses no work. */
  tool: Tool<State>;
  children: ReactNode;
}

// TOOL-12
/**
 * An error boundary around a tool. Renders its children, or a `<div role="alert">` that offers to try again, to undo the
 * last change and to download the work.
 */
export function ToolBoundary<State>({ tool, children }: ToolBoundaryProps<State>) {
  return (
    <ErrorBoundary
      title="This tool cannot be shown"
      message={`Something in it failed. What you entered is still here${tool.saves ? ' and kept in this browser' : ''}: download it to be safe. Import reads the file back.`}
      details={messageOf}
      resetKey={tool.state}
      action={
        <>
          {tool.undo ? (
            <Button size="small" variant="secondary" onClick={tool.undo}>
              Undo the last change
            </Button>
          ) : null}
          <Button size="small" variant="quiet" onClick={() => tool.save(tool.workFile())}>
            Download your work
          </Button>
        </>
      }
    >
      {children}
    </ErrorBoundary>
  );
}
