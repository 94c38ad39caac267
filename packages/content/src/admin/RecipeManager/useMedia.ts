import { useSyncExternalStore } from 'react';

/** Whether a media query matches, updated on change. For rendering different elements; otherwise use CSS. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}
