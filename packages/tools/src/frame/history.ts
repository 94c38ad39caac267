/** A state and those before it, for undo. */
export interface History<State> {
  past: readonly State[];
  present: State;
  /** Changes with the same name in a row are one step: typing into one field. */
  group?: string;
}

const maxSteps = 100;

export type HistoryAction<State> =
  | { type: 'change'; update: (state: State) => State; group?: string }
  | { type: 'undo' }
  /** What was saved or shared arrives; `own` is the work that it takes the place of. */
  | { type: 'load'; state: State; own?: State };

export function historyReducer<State>(history: History<State>, action: HistoryAction<State>): History<State> {
  const { past, present } = history;
  switch (action.type) {
    case 'change': {
      const next = action.update(present);
      if (Object.is(next, present)) return history;
      const continues = action.group !== undefined && action.group === history.group;
      return {
        past: continues ? past : [...past, present].slice(-maxSteps),
        present: next,
        ...(action.group !== undefined && { group: action.group }),
      };
    }
    case 'undo': {
      const before = past.at(-1);
      return before === undefined ? history : { past: past.slice(0, -1), present: before };
    }
    case 'load':
      return { past: action.own === undefined ? [] : [action.own], present: action.state };
  }
}
