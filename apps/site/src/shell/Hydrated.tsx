import { useEffect } from 'react';

const parts = ['page', 'bar', 'footer'] as const;
const pending = new Set<(typeof parts)[number]>(parts);

/** Whether React has hydrated the whole first page. */
export const isHydrated = () => pending.size === 0;

/**
 * Marks the part of the page in which it stands as hydrated once the effects of that part have run. After the last one
 * the event `hydrated` has early input repeated, see start/earlyInput.ts. Renders nothing.
 */
export function Hydrated({ part }: { part: (typeof parts)[number] }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!pending.delete(part) || pending.size > 0) return;
      // From here on a link is the router's, which fetches less for the next page than a whole page.
      document.querySelector('script[type="speculationrules"]')?.remove();
      dispatchEvent(new Event('hydrated'));
    });
    return () => clearTimeout(timer);
  }, [part]);
  return null;
}
