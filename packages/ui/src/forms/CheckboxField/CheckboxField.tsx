import { CheckboxInput, type CheckboxInputProps } from '../../fields/CheckboxInput';
import { useFormField, type FieldProps } from '../Form/useFormField';

export type CheckboxFieldProps = Omit<FieldProps, 'label'> & Pick<CheckboxInputProps, 'label'>;

/** A single checkbox bound to the form by `name`; the value is a boolean. Renders a `<label>` around an `<input type="checkbox">`. */
export function CheckboxField(props: CheckboxFieldProps) {
  return <CheckboxInput {...props} {...useFormField(props.name, false)} />;
}
