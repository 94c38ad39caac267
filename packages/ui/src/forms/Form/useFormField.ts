import { useField } from 'formik';
import { useContext } from 'react';
import { firstMessage } from '../Form/errors';
import { fieldId, FormStateContext } from '../Form/FormState';

/** What every field is given. */
export interface FieldProps {
  /** Where the value stands in the form's values; dotted where they are nested: `eventDetails.topic`. */
  name: string;
  /** Names the field; always in sight. */
  label: string;
  /** What helps to answer, before the field is filled in. */
  hint?: string;
  /**
   * Whether the field is marked as required. The schema of the form decides.
   * @default false
   */
  required?: boolean;
}

/** Binds a control to its value in the form around it. */
export function useFormField<Value>({ name, hint }: FieldProps) {
  const form = useContext(FormStateContext);
  if (!form)
    throw new Error(`The field "${name}" stands outside a Form, so that its value would be lost. Put it inside one.`);
  const [{ value }, meta, { setValue, setTouched }] = useField<Value>(name);
  const refusal = form.refusals[name];
  const refused = refusal && Object.is(refusal.value, value) ? refusal.message : undefined;
  const id = fieldId(form.formId, name);
  return {
    id,
    value,
    setValue: (next: Value) => void setValue(next),
    leave: () => void setTouched(true),
    error: (meta.touched ? firstMessage(meta.error) : undefined) ?? refused,
    hintId: hint ? `${id}-hint` : undefined,
    errorId: `${id}-error`,
  };
}

/** Ids for `aria-describedby`, without those of what is not shown. */
export function describedBy(...ids: (string | undefined | false)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
