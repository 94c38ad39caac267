import { TextInput, type TextInputProps } from '../../fields/TextInput';
import { useFormField, type FieldProps } from '../Form/useFormField';

export type TextFieldProps = FieldProps &
  Pick<TextInputProps, 'type' | 'maxLength' | 'prefix' | 'autoComplete' | 'inputMode'>;

/** A line of text, bound to the form by `name`; the value is a string. Renders a label and an `<input>`. */
export function TextField(props: TextFieldProps) {
  return <TextInput {...props} {...useFormField(props.name, '')} />;
}
