import { latestOnly } from '@advisor/ui';
import { useCallback, useEffect, useState } from 'react';

/**
 * What a server answered last, asked again whenever `load` changes. A failure is logged with the text of `failure`, and
 * what was answered before stays.
 */
export function useAnswer<Answer>(load: () => Promise<Answer>, failure: string) {
  const [state, setState] = useState<{ answer: Answer | null; failed: boolean; loading: boolean }>({
    answer: null,
    failed: false,
    loading: true,
  });
  const [{ ask, changed }] = useState(latestOnly);

  const reload = useCallback(() => {
    setState((before) => ({ ...before, loading: true }));
    return ask(
      load,
      (answer) => setState({ answer, failed: false, loading: false }),
      (error) => {
        console.error(failure, error);
        setState((before) => ({ ...before, failed: true, loading: false }));
      },
    );
  }, [load, failure, ask]);
  useEffect(() => void reload(), [reload]);

  /** Changes what was answered by what was stored since. */
  const change = useCallback(
    (update: (answer: Answer | null) => Answer | null) => {
      changed();
      setState((before) => ({ ...before, answer: update(before.answer) }));
    },
    [changed],
  );

  return { ...state, reload, change };
}
