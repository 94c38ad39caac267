export * from './CheckboxGroupInput';
export * from './CheckboxInput';
export * from './deprecated';
export * from './ErrorSummary';
export type { FieldOption } from './Field/fieldOption';
export {
  inputWidths,
  type BoxProps,
  type ControlProps,
  type HeldProps,
  type InputProps,
  type InputTexts,
  type TextBoxProps,
} from './Field/inputProps';
export * from './FieldRow';
export * from './FileInput';
export * from './NumberInput';
export * from './RadioGroupInput';
export * from './SegmentedControl';
export * from './SelectInput';
export * from './TextAreaInput';
export * from './TextInput';
