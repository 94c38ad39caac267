import { useId } from 'react';

/** What every input is given: its words, and a value that the caller holds. */
export interface InputProps<Value> {
  /** Names the field; always in sight. */
  label: string;
  /** What helps to answer, before the field is filled in. */
  hint?: string;
  /**
   * Whether the field is marked as required.
   * @default false
   */
  required?: boolean;
  /** What to do about a value that does not do; shown under the control and read out with it. */
  error?: string | undefined;
  value: Value;
  /** Called with the new value at every change. */
  onChange: (value: Value) => void;
  /** Called when the person leaves the field. */
  onBlur?: () => void;
  /** Of the control, so that a message elsewhere can lead there. Made by itself when left out. */
  id?: string;
  name?: string;
}

/** The ids of a control and of the words that describe it. */
export function useInputIds({ id, hint, error }: Pick<InputProps<unknown>, 'id' | 'hint' | 'error'>) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = `${controlId}-error`;
  return { id: controlId, hintId, errorId, description: describedBy(hintId, error && errorId) };
}

/** Ids for `aria-describedby`, without those of what is not shown. */
export function describedBy(...ids: (string | undefined | false)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
