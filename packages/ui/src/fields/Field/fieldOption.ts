/** One option of a field. */
export interface FieldOption {
  /** The value in the form's values. */
  value: string;
  /** The visible label. */
  label: string;
}
