import { TextInput, type InputProps } from '@advisor/ui/fields';
import { useState } from 'react';
import { parseWholeNumber } from '../whole-number';

/**
 * A whole number of at least 0, typed freely: what is no number counts as 0, which is also what stands there once the
 * field is left (spec/tools.md §5). Renders a label and an `<input>`.
 */
export function WholeNumberInput({ value, onChange, onBlur, ...field }: InputProps<number>) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(parseWholeNumber(text));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur?.();
      }}
    />
  );
}
