import { CheckboxGroupField, type CheckboxGroupFieldProps } from './CheckboxGroupField';
import { TextAreaField, type TextAreaFieldProps } from './TextAreaField';

// Names of version 0.1, kept for one release. Form controls are now called …Field.

/** @deprecated Use `CheckboxGroupField`. */
export const CheckboxGroup = CheckboxGroupField;
/** @deprecated Use `CheckboxGroupFieldProps`. */
export type CheckboxGroupProps = CheckboxGroupFieldProps;
/** @deprecated Use `TextAreaField`. */
export const TextArea = TextAreaField;
/** @deprecated Use `TextAreaFieldProps`. */
export type TextAreaProps = TextAreaFieldProps;
