import { useEffect, useState } from 'react';
import { weaknessesKey, hasStoredWeaknesses } from '../handover/key';
import type { Weakness } from './weaknesses';

/** Whether there are weaknesses to offer, from the site or stored by an assessment. */
export function useHasStoredWeaknesses(given: readonly Weakness[] = []): boolean {
  const [left, setLeft] = useState(false);
  useEffect(() => {
    if (hasStoredWeaknesses()) setLeft(true);
    // The assessment may be open in another tab.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === weaknessesKey) setLeft(true);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  return left || given.length > 0;
}
