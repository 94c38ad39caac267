import { useField } from 'formik';

/** The current value of a field of the surrounding form: for a preview, for example. */
export function useFormValue<Value>(name: string): Value {
  return useField<Value>(name)[0].value;
}
