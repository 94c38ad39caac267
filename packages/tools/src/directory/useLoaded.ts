import { startTransition, useEffect, useState } from 'react';
import { useLatest } from '../frame';

// CALENDAR-3, GLOSSARY-3
/**
 * When the simulated load ended, by the tool's clock; undefined until then, and on a server.
 *
 * @param delay ms; 0 skips the load
 */
export function useLoaded(delay: number, now: () => Date): Date | undefined {
  const [moment, setMoment] = useState<Date>();
  const clock = useLatest(now);
  useEffect(() => {
    // As a transition: rendering the list at once would block a slow phone.
    const end = () => startTransition(() => setMoment(clock.current()));
    if (delay <= 0) return end();
    const timer = setTimeout(end, delay);
    return () => clearTimeout(timer);
  }, [delay, clock]);
  return moment;
}
