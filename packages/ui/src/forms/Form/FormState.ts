import { createContext } from 'react';

/** A server's error for a value, shown until the value changes. */
export interface Refusal {
  message: string;
  value: unknown;
}

/** What fields know about their form besides Formik's state. */
export interface FormState {
  formId: string;
  refusals?: Readonly<Record<string, Refusal>>;
}

export const FormStateContext = createContext<FormState | null>(null);

/** The id of a field's control, for the error summary to link to. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
