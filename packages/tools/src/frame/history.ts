/** A state and its predecessors, for undo. */
export interface History<State> {
  past: readonly State[];
  present: State;
  /** Consecutive changes of the same group, such as typing into one field, are one step. */
  group?: string;
}

const maxSteps = 100;

export type HistoryAction<State> =
  | { type: 'change'; update: (state: State) => State; group?: string }
  | { type: 'undo' }
  /** Saved or shared work is loaded; `own` is the work that it replaces. */
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
