import { useState, type ComponentType } from 'react';
import type { HeldProps } from './inputProps';

/** Makes a field controlled, for stories. */
export function controlled<Value, Props extends HeldProps<Value>>(Field: ComponentType<Props & HeldProps<Value>>) {
  return function Controlled(props: Props) {
    const [value, setValue] = useState(props.value);
    const [given, setGiven] = useState(props.value);
    // Changed through Storybook's controls.
    if (given !== props.value) {
      setGiven(props.value);
      setValue(props.value);
    }
    return (
      <Field
        {...props}
        value={value}
        onChange={(next: Value) => {
          setValue(next);
          props.onChange?.(next);
        }}
      />
    );
  };
}
