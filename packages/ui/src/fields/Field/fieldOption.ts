/** One answer of several to choose from. */
export interface FieldOption {
  /** What the form's values hold. */
  value: string;
  /** What the person reads. */
  label: string;
}
