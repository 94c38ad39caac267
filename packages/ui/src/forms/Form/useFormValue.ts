import { useField } from 'formik';

/** What a field of the form around it holds at this moment, for what follows from it elsewhere in the form: a preview. */
export function useFormValue<Value>(name: string): Value {
  return useField<Value>(name)[0].value;
}
