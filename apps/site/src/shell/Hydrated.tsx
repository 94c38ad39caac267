import { useEffect } from 'react';

const parts = ['page', 'bar', 'footer'] as const;
const pending = new Set<(typeof parts)[number]>(parts);

/** Whether React has hydrated the whole first page. */
export const isHydrated = () => pending.size === 0;

/**
 * Marks its part of the page as hydrated once the effects of that part have run. After the last one,
 * the event `hydrated` triggers the replay of early input, see start/earlyInput.ts. Renders nothing.
 */
export function Hydrated({ part }: { part: (typeof parts)[number] }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!pending.delete(part) || pending.size > 0) return;
      // From here on the router handles links; it loads less than a full page.
      document.querySelector('script[type="speculationrules"]')?.remove();
      dispatchEvent(new Event('hydrated'));
    });
    return () => clearTimeout(timer);
  }, [part]);
  return null;
}
