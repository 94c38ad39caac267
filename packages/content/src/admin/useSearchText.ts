import { useLayoutEffect, useState } from 'react';

/** How long typing has to rest before it is told, in ms. */
export const searchPause = 250;

/**
 * What is typed in a search: at once, and trimmed for `onChange` when typing rests. It follows back and forward, and
 * becomes the search of the address when `place` changes: what was typed for one place is not told at another.
 *
 * @param value The search of the address.
 * @param place What the address opens besides, where it may open something else.
 */
export function useSearchText(
  value: string,
  onChange: (search: string) => void,
  place = '',
): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [told, setTold] = useState(value);
  const [before, setBefore] = useState({ value, place });
  if (before.value !== value || before.place !== place) {
    setBefore({ value, place });
    if (before.place !== place || value !== told) {
      setText(value);
      setTold(value);
    }
  }

  // With the new place itself: a passive effect comes after it, and a timer may fire between the two.
  useLayoutEffect(() => {
    const wanted = text.trim();
    if (wanted === told) return undefined;
    const timer = setTimeout(() => {
      setTold(wanted);
      onChange(wanted);
    }, searchPause);
    return () => clearTimeout(timer);
  }, [text, told, onChange]);

  return [text, setText];
}
