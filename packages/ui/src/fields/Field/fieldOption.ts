/** One option of a field. */
export interface FieldOption {
  /** The key in the form's values. */
  value: string;
  /** The visible label. */
  label: string;
}
