import { TextAreaInput, type TextAreaInputProps } from '../../fields/TextAreaInput';
import { useFormField, type FieldProps } from '../Form/useFormField';

export type TextAreaFieldProps = FieldProps & Pick<TextAreaInputProps, 'rows' | 'maxLength'>;

/** A multi-line text field bound to the form by `name`; the value is a string. Text beyond `maxLength` is kept, for the schema to reject. Renders a label and a `<textarea>`. */
export function TextAreaField(props: TextAreaFieldProps) {
  return <TextAreaInput {...props} {...useFormField(props.name, '')} keepsExcess />;
}
