import { useField } from 'formik';

/** The current value of a field in the surrounding form, for example for a preview. */
export function useFormValue<Value>(name: string): Value {
  return useField<Value>(name)[0].value;
}
