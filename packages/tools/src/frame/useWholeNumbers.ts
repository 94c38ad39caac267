import type { TextInputProps } from '@advisor/ui/fields';
import { numberWanted, readNumber } from '@advisor/ui/text';
import { useState } from 'react';
import { toWholeNumber } from '../whole-number';

interface Typed {
  text: string;
  /** What the tool held for it: when that changes, by undo or a file, the text no longer stands. */
  value: number;
  /** Whether the person has left the field or asked for a result since. */
  left: boolean;
}

/** A text with digits that is no number or could be one of two. One without any digit counts as 0, like an empty field. */
const isUnclear = (text: string) => /\d/.test(text) && Number.isNaN(readNumber(text));

/**
 * What is typed into a form's fields for whole numbers of at least 0. A fraction is cut off, a negative number and an
 * text without digits are 0, and that is what stands there once the field is left. Digits that are no number, or may be
 * one of two, stay in the field with an error and never become a number of the tool's.
 */
export function useWholeNumbers() {
  const [typed, setTyped] = useState<Readonly<Record<string, Typed | undefined>>>({});
  const current = (name: string, value: number) => (typed[name]?.value === value ? typed[name] : undefined);

  /** The props of the `TextInput` for a number, beside its label. */
  function field(name: string, value: number, onChange: (value: number) => void) {
    const entry = current(name, value);
    const unclear = entry !== undefined && isUnclear(entry.text);
    return {
      name,
      inputMode: 'numeric',
      autoComplete: 'off',
      value: entry?.text ?? String(value),
      error: unclear && entry.left ? numberWanted : undefined,
      onChange(text: string) {
        const number = readNumber(text);
        const next = isUnclear(text) ? value : toWholeNumber(number || 0);
        setTyped({ ...typed, [name]: { text, value: next, left: entry?.left ?? false } });
        onChange(next);
      },
      onBlur() {
        if (unclear && !entry.left) setTyped({ ...typed, [name]: { ...entry, left: true } });
        else if (entry && !unclear) setTyped({ ...typed, [name]: undefined });
      },
    } satisfies Partial<TextInputProps>;
  }

  /** The names of the fields whose text is no clear number; from then on they say so. Ask before a result is worked out. */
  function unclearOf<Name extends string>(values: Readonly<Record<Name, number>>): Name[] {
    const names = (Object.keys(values) as Name[]).filter((name) => isUnclear(current(name, values[name])?.text ?? ''));
    setTyped(
      Object.fromEntries(Object.entries(typed).map(([name, entry]) => [name, entry && { ...entry, left: true }])),
    );
    return names;
  }

  return { field, unclearOf, forget: () => setTyped({}) };
}
