import { useEffect, useState } from 'react';
import { dayInWords } from '../../cards/dayInWords';

/** The visitor's date. The page was written on another day, so the date is made anew in the browser, whose clock rules. */
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
