import { useEffect, useState } from 'react';
import { messageOf, type ToolProblem } from './useTool';

/**
 * A part of a tool that is loaded once it is wanted, and undefined until then. What cannot be loaded is told.
 *
 * @param load the same function at each render: a constant beside the component
 */
export function useOnDemand<Part extends object>(
  load: () => Promise<Part>,
  wanted: boolean,
  setProblem: (problem: ToolProblem) => void,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    load().then(
      (loaded) => gone || setPart(loaded),
      (error: unknown) =>
        gone ||
        setProblem({
          title: 'A part of this tool could not be loaded',
          text: `${messageOf(error)} Check your connection, then reload the page.`,
        }),
    );
    return () => {
      gone = true;
    };
  }, [load, wanted, setProblem]);
  return part;
}
