import { createContext } from 'react';

/** What a server said about a value. It stands until the value is changed. */
export interface Refusal {
  message: string;
  value: unknown;
}

/** What the fields know about the form around them, beside Formik's own state. */
export interface FormState {
  formId: string;
  refusals: Readonly<Record<string, Refusal>>;
}

export const FormStateContext = createContext<FormState | null>(null);

/** The id of a field's control, so that the error summary can lead there. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
