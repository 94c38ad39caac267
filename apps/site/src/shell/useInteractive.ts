import { useEffect } from 'react';

let interactive = false;

/** Whether React has taken the first page over. */
export const isInteractive = () => interactive;

/**
 * Tells the page that React listens to what is inside the calling component, once its effects and those of its children
 * have run. What was pressed or typed before is done again then, see build/start-script.ts.
 */
export function useInteractive(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      interactive = true;
      dispatchEvent(new Event('interactive'));
    });
    return () => clearTimeout(timer);
  }, []);
}
