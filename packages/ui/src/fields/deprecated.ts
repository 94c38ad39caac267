import { CheckboxGroupInput, type CheckboxGroupInputProps } from './CheckboxGroupInput';
import { CheckboxInput, type CheckboxInputProps } from './CheckboxInput';
import { RadioGroupInput, type RadioGroupInputProps } from './RadioGroupInput';

// The names of 0.1, for one release. Every control is called …Input.

/** @deprecated Use `CheckboxInput`. */
export const Checkbox = CheckboxInput;
/** @deprecated Use `CheckboxInputProps`. */
export type CheckboxProps = CheckboxInputProps;
/** @deprecated Use `CheckboxGroupInput`. */
export const Checkboxes = CheckboxGroupInput;
/** @deprecated Use `CheckboxGroupInputProps`. */
export type CheckboxesProps = CheckboxGroupInputProps;
/** @deprecated Use `RadioGroupInput`. */
export const RadioGroup = RadioGroupInput;
/** @deprecated Use `RadioGroupInputProps`. */
export type RadioGroupProps = RadioGroupInputProps;
