import { useEffect, useState } from 'react';

/** Debounce, in ms. */
const pause = 500;

/** The text, debounced; '' at first. For announcements that should not come at every key. */
export function useAfterPause(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
