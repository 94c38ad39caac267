import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContentView } from '../contentView';

/** How long typing has to rest before the address has the search, in ms. */
const PAUSE = 250;

/** What is typed in the search: at once for the lists, and in the address when typing rests. */
export function useSearchText(
  view: ContentView,
  onViewChange: (view: ContentView, options: { replace: boolean }) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(view.search);
  const told = useRef(view.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ view, onViewChange });
  useEffect(() => {
    latest.current = { view, onViewChange };
  }, [view, onViewChange]);

  // The address may change with back and forward.
  useEffect(() => {
    if (view.search === told.current) return;
    told.current = view.search;
    setText(view.search);
  }, [view.search]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback((next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { view, onViewChange } = latest.current;
      told.current = next.trim();
      onViewChange({ ...view, search: told.current, page: 1 }, { replace: true });
    }, PAUSE);
  }, []);

  return [text, change];
}
