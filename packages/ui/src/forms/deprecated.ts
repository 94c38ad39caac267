import { CheckboxGroupField, type CheckboxGroupFieldProps } from './CheckboxGroupField';
import { TextAreaField, type TextAreaFieldProps } from './TextAreaField';

// The names of 0.1, for one release. Every control in a form is called …Field.

/** @deprecated Use `CheckboxGroupField`. */
export const CheckboxGroup = CheckboxGroupField;
/** @deprecated Use `CheckboxGroupFieldProps`. */
export type CheckboxGroupProps = CheckboxGroupFieldProps;
/** @deprecated Use `TextAreaField`. */
export const TextArea = TextAreaField;
/** @deprecated Use `TextAreaFieldProps`. */
export type TextAreaProps = TextAreaFieldProps;
