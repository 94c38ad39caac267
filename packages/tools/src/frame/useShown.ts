import { useEffect, useReducer, useRef, useState } from 'react';

export interface ShownOptions<Input> {
  /** The inputs as they stand in the tool's state now. */
  inputs: readonly Input[];
  /** The input of a new tool: it has no results until they are asked for. */
  initial: Input;
  /** Whether the results of an input that came from outside (a link, a file, what was saved) are shown at once. */
  worthShowing: (input: Input) => boolean;
  /** Called with each input whose results come into sight. */
  onShown: (input: Input) => void;
}

/** Which input the results in sight are of, for tools whose results are asked for with a button. */
export interface Shown<Input> {
  /** The input that the results beside `input` are of: itself, an older one, or undefined without results. */
  of: (input: Input) => Input | undefined;
  /** Shows the results of an input of the state. */
  show: (input: Input) => void;
  /** Says that `after` takes the place of `before`, whose results stay; gives `after`. */
  carry: (before: Input, after: Input) => Input;
  /** Says that an input has no results; gives it. */
  hide: (input: Input) => Input;
}

/**
 * Ties results to the objects of the state, so that undo brings back an input with the results that stood beside it.
 * Changes of the state go through `carry` or `hide`; an object that came otherwise is one from outside.
 */
export function useShown<Input extends object>(options: ShownOptions<Input>): Shown<Input> {
  const { inputs, initial, worthShowing, onShown } = options;
  const [shown] = useState(() => new WeakMap<Input, Input | undefined>([[initial, undefined]]));
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const reported = useRef<readonly Input[]>([]);

  const of = (input: Input) => {
    if (!shown.has(input)) shown.set(input, worthShowing(input) ? input : undefined);
    return shown.get(input);
  };

  useEffect(() => {
    const inSight = inputs.map(of).filter((input) => input !== undefined);
    const before = reported.current;
    reported.current = inSight;
    for (const input of inSight) if (!before.includes(input)) onShown(input);
  });

  return {
    of,
    show: (input) => {
      shown.set(input, input);
      reported.current = reported.current.filter((other) => other !== input);
      renderAgain();
    },
    carry: (before, after) => {
      shown.set(after, of(before));
      return after;
    },
    hide: (input) => {
      shown.set(input, undefined);
      return input;
    },
  };
}
