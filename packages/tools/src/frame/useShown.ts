import { useEffect, useReducer, useRef, useState } from 'react';

export interface ShownOptions<Input> {
  /** The inputs in the tool's current state. */
  inputs: readonly Input[];
  /** The input of a new tool, which has no results yet. */
  initial: Input;
  /** Whether an input from outside (a link, a file, storage) shows its results at once. */
  worthShowing: (input: Input) => boolean;
  /** What of the site the results follow besides the input, as a text. With another one, those in sight are reported again. */
  basis?: string;
  /** Called with each input whose results are shown. */
  onShown: (input: Input) => void;
}

/** Which input the shown results belong to, for tools that calculate on a button press. */
export interface Shown<Input> {
  /** The input that the results beside `input` belong to: itself, an older one, or undefined without results. */
  of: (input: Input) => Input | undefined;
  /** Shows the results of an input. */
  show: (input: Input) => void;
  /** Replaces `before` by `after`, keeping the results of `before`; returns `after`. */
  carry: (before: Input, after: Input) => Input;
  /** Marks an input as without results; returns it. */
  hide: (input: Input) => Input;
}

/**
 * Ties results to the input objects of the state, so that undo restores an input together with its results. Changes go
 * through `carry` or `hide`; any other object counts as from outside.
 */
export function useShown<Input extends object>(options: ShownOptions<Input>): Shown<Input> {
  const { inputs, initial, worthShowing, basis, onShown } = options;
  const [shown] = useState(() => new WeakMap<Input, Input | undefined>([[initial, undefined]]));
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const reported = useRef<{ inputs: readonly Input[]; basis: string | undefined }>({ inputs: [], basis });

  const of = (input: Input) => {
    if (!shown.has(input)) shown.set(input, worthShowing(input) ? input : undefined);
    return shown.get(input);
  };

  useEffect(() => {
    const inSight = inputs.map(of).filter((input) => input !== undefined);
    const before = reported.current.basis === basis ? reported.current.inputs : [];
    reported.current = { inputs: inSight, basis };
    for (const input of inSight) if (!before.includes(input)) onShown(input);
  });

  return {
    of,
    show: (input) => {
      shown.set(input, input);
      reported.current.inputs = reported.current.inputs.filter((other) => other !== input);
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
