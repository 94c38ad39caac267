import { spyOn } from 'storybook/test';

/** For stories: timers of this many milliseconds wait until they are let go, so that a play decides what happens first. */
export function holdTimers(pause: number) {
  const held = new Map<unknown, () => void>();
  const { setTimeout: begin, clearTimeout: end } = window;
  const spies = [
    spyOn(window, 'setTimeout').mockImplementation(((run: () => void, delay?: number, ...rest: unknown[]) => {
      if (delay !== pause) return begin(run, delay, ...rest);
      const timer = begin(() => {});
      held.set(timer, run);
      return timer;
    }) as typeof setTimeout),
    spyOn(window, 'clearTimeout').mockImplementation((timer) => {
      held.delete(timer);
      end(timer);
    }),
  ];
  return {
    /** How many wait. */
    count: () => held.size,
    /** Fires those that wait; later ones take their time again. */
    pass() {
      const due = [...held.values()];
      held.clear();
      for (const spy of spies) spy.mockRestore();
      for (const run of due) run();
    },
  };
}
