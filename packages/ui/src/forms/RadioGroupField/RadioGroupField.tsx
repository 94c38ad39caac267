import { RadioGroupInput, type RadioGroupInputProps } from '../../fields/RadioGroupInput';
import { useFormField, type FieldProps } from '../Form/useFormField';

export type RadioGroupFieldProps = FieldProps & Pick<RadioGroupInputProps, 'options' | 'layout'>;

/** Radio buttons bound to the form by `name`; the value is that of the chosen option. Renders a `<fieldset>`. */
export function RadioGroupField(props: RadioGroupFieldProps) {
  return <RadioGroupInput {...props} {...useFormField(props.name, '')} />;
}
