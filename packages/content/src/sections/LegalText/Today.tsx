import { useEffect, useState } from 'react';
import { dayInWords } from '../../cards/dayInWords';

/** The current date by the visitor's clock. The page was prerendered on another day, so the browser updates the date. */
export function Today() {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const today = new Date();
  return (
    <span key={String(inBrowser)} suppressHydrationWarning>
      {dayInWords(today.getFullYear(), today.getMonth(), today.getDate())}
    </span>
  );
}
