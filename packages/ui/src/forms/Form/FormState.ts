import { createContext } from 'react';

/** A server's error for a value, shown until the value changes. */
export interface Refusal {
  message: string;
  value: unknown;
}

/** The state that fields share besides Formik's. */
export interface FormState {
  formId: string;
  refusals?: Readonly<Record<string, Refusal>>;
}

export const FormStateContext = createContext<FormState | null>(null);

/** The id of a field's control, as a link target for the error summary. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
