import { useCallback, useEffect, useRef } from 'react';
import { count } from '../counting/count';

// COUNT-2
/** For a tool's `onResult`: counts results that the visitor produces, not ones restored from storage. */
export function useResultCount(): () => void {
  const hasActed = useRef(false);
  useEffect(() => {
    const main = document.getElementById('main')!;
    const note = () => (hasActed.current = true);
    main.addEventListener('input', note);
    main.addEventListener('click', note);
    return () => {
      main.removeEventListener('input', note);
      main.removeEventListener('click', note);
    };
  }, []);
  return useCallback(() => void (hasActed.current && count('tool-completed')), []);
}
