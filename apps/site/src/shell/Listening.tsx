import { useEffect } from 'react';

const parts = ['page', 'bar', 'footer'] as const;
const deaf = new Set<(typeof parts)[number]>(parts);

/** Whether React has taken the whole first page over. */
export const isInteractive = () => deaf.size === 0;

/**
 * Says that React listens to the part of the page in which it stands, once the effects of that part have run. After the
 * last one, what was pressed or typed before is done again, see build/start-script.ts. Renders nothing.
 */
export function Listening({ part }: { part: (typeof parts)[number] }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!deaf.delete(part) || deaf.size > 0) return;
      // From here on a link is the router's, which fetches less for the next page than a whole page.
      document.querySelector('script[type="speculationrules"]')?.remove();
      dispatchEvent(new Event('interactive'));
    });
    return () => clearTimeout(timer);
  }, [part]);
  return null;
}
