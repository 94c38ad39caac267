import { useEffect, useState } from 'react';

/** A pause in typing, in ms. */
const pause = 500;

/** The text once it has not changed for a pause; '' before. For announcements that should not come at every key. */
export function useAfterPause(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
