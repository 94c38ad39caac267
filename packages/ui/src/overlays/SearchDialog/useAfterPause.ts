import { useEffect, useState } from 'react';

/** How long nobody types between two words, in ms. */
const pause = 500;

/** The text, once it has not changed for a pause; '' before. For what a screen reader should say once and not at every key. */
export function useAfterPause(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
