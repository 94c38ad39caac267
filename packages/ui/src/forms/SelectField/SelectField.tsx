import { SelectInput, type SelectInputProps } from '../../fields/SelectInput';
import { useFormField, type FieldProps } from '../Form/useFormField';

export type SelectFieldProps = FieldProps & Pick<SelectInputProps, 'options' | 'placeholder'>;

/** A select bound to the form by `name`; the value is that of the chosen option. Renders a label and a `<select>`. */
export function SelectField(props: SelectFieldProps) {
  return <SelectInput {...props} {...useFormField(props.name, '')} />;
}
