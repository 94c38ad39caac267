import { useState, type ComponentType } from 'react';

interface ControlledProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/** For stories: a field whose value follows what is entered. */
export function controlled<Value, Props extends ControlledProps<Value>>(
  Field: ComponentType<Props & ControlledProps<Value>>,
) {
  return function Controlled(props: Props) {
    const [value, setValue] = useState(props.value);
    return (
      <Field
        {...props}
        value={value}
        onChange={(next: Value) => {
          setValue(next);
          props.onChange(next);
        }}
      />
    );
  };
}
