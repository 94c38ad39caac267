import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContentView } from '../entries/contentView';

/** The debounce before the URL is updated, in ms. */
const PAUSE = 250;

/**
 * The search text: immediate for lists, debounced for the URL. The last function cancels the pending update and must be
 * called on other navigation: links already contain the text, and a late update would bring back the previous view.
 */
export function useSearchText(
  view: ContentView,
  onViewChange: (view: ContentView, options: { replace: boolean }) => void,
): [text: string, change: (text: string) => void, cancel: () => void] {
  const [text, setText] = useState(view.search);
  const told = useRef(view.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ view, onViewChange });
  useEffect(() => {
    latest.current = { view, onViewChange };
  }, [view, onViewChange]);

  // Back and forward change the URL.
  useEffect(() => {
    if (view.search === told.current) return;
    told.current = view.search;
    setText(view.search);
  }, [view.search]);

  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);

  const change = useCallback((next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { view, onViewChange } = latest.current;
      told.current = next.trim();
      if (view.search === told.current) return;
      onViewChange({ ...view, search: told.current, page: 1 }, { replace: true });
    }, PAUSE);
  }, []);

  return [text, change, cancel];
}
