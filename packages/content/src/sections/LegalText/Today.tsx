import { useEffect, useState } from 'react';
import { formatToday } from './formatToday';

/**
 * The current date by the visitor's clock. The page was prerendered on another day, so the browser updates the date:
 * React, or, where it leaves the page as it was prerendered, who finds the `data-today`.
 */
export function Today() {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return (
    <span key={String(inBrowser)} suppressHydrationWarning data-today>
      {formatToday()}
    </span>
  );
}
