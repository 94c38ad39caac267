import { useEffect, useState } from 'react';

/** The visitor's date. The page was written on another day, so the date is made anew in the browser, whose clock rules. */
export function Today() {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return (
    <span key={String(inBrowser)} suppressHydrationWarning>
      {new Date().toLocaleDateString('en-US', { dateStyle: 'long' })}
    </span>
  );
}
