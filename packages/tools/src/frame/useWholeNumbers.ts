import { useLanguage } from '@advisor/ui/language';
import type { TextInputProps } from '@advisor/ui/fields';
import { numberWanted, readNumber } from '@advisor/ui/text';
import { useState } from 'react';
import { toWholeNumber } from '../whole-number';

interface Typed {
  text: string;
  /** The tool's value for it: when that changes, by undo or a file, the text is dropped. */
  value: number;
  /** Whether the field was left, or a result requested, since. */
  left: boolean;
}

/** Digits of any script, and signs that stand for numbers: ½, ², Ⅷ, 三. */
const figures = /[\p{N}一二三四五六七八九十]/u;

/** Whether a text has figures but is not a number, or could be two. Text without figures counts as 0, like an empty field. */
const isUnclear = (text: string, decimal: '.' | ',') => figures.test(text) && Number.isNaN(readNumber(text, decimal));

// TOOL-3
/**
 * The text in a form's fields for whole numbers of at least 0. Fractions are cut off; negative numbers and text without
 * figures become 0, which the field shows once it is left. Unclear figures stay in the field with an error and never
 * become a value of the tool. Separators are those of the language.
 */
export function useWholeNumbers() {
  const { t, decimal } = useLanguage();
  const [typed, setTyped] = useState<Readonly<Record<string, Typed | undefined>>>({});
  const current = (name: string, value: number) => (typed[name]?.value === value ? typed[name] : undefined);

  /** The props of the `TextInput` for a number, beside its label. */
  function field(name: string, value: number, onChange: (value: number) => void) {
    const entry = current(name, value);
    const unclear = entry !== undefined && isUnclear(entry.text, decimal);
    return {
      name,
      inputMode: 'numeric',
      autoComplete: 'off',
      value: entry?.text ?? String(value),
      error: unclear && entry.left ? t(numberWanted) : undefined,
      onChange(text: string) {
        const number = readNumber(text, decimal);
        const next = isUnclear(text, decimal) ? value : toWholeNumber(number || 0);
        setTyped({ ...typed, [name]: { text, value: next, left: entry?.left ?? false } });
        onChange(next);
      },
      onBlur() {
        if (unclear && !entry.left) setTyped({ ...typed, [name]: { ...entry, left: true } });
        else if (entry && !unclear) setTyped({ ...typed, [name]: undefined });
      },
    } satisfies Partial<TextInputProps>;
  }

  /** The names of the fields with unclear figures, which from then on show an error. Call before calculating a result. */
  function unclearOf<Name extends string>(values: Readonly<Record<Name, number>>): Name[] {
    const names = (Object.keys(values) as Name[]).filter((name) =>
      isUnclear(current(name, values[name])?.text ?? '', decimal),
    );
    setTyped(
      Object.fromEntries(Object.entries(typed).map(([name, entry]) => [name, entry && { ...entry, left: true }])),
    );
    return names;
  }

  return { field, unclearOf, forget: () => setTyped({}) };
}
