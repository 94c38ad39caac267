import { useField } from 'formik';
import { useContext } from 'react';
import type { InputProps } from '../../fields/Field/inputProps';
import { firstMessage } from './errors';
import { fieldId, FormStateContext } from './FormState';

/** The props of every field of a form. */
export interface FieldProps extends Pick<InputProps<unknown>, 'label' | 'hint' | 'required'> {
  /** The key in the form's values, dotted if they are nested: `eventDetails.topic`. */
  name: string;
}

/** Binds an input to its value in the surrounding form, for a control of one’s own; `empty` replaces a missing value. */
export function useFormField<Value>(
  name: string,
  empty: Value,
): Pick<InputProps<Value>, 'id' | 'value' | 'error'> & { onChange: (value: Value) => void; onBlur: () => void } {
  const form = useContext(FormStateContext);
  if (!form)
    throw new Error(`The field "${name}" stands outside a Form, so that its value would be lost. Put it inside one.`);
  const [{ value }, meta, { setValue, setTouched }] = useField<Value>(name);
  const refusal = form.refusals?.[name];
  const refused = refusal && Object.is(refusal.value, value) ? refusal.message : undefined;
  return {
    id: fieldId(form.formId, name),
    value: value ?? empty,
    error: (meta.touched ? firstMessage(meta.error) : undefined) ?? refused,
    onChange: (next) => void setValue(next),
    onBlur: () => void setTouched(true),
  };
}
