import { useSyncExternalStore } from 'react';

/** Whether a media query holds, now and when it changes. For what a style cannot do: another element in its place. */
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
