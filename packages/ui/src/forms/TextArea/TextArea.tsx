import { TextAreaInput, type TextAreaInputProps } from '../../fields/TextAreaInput';
import { useFormField, type FieldProps } from '../Form/useFormField';

export type TextAreaProps = FieldProps & Pick<TextAreaInputProps, 'rows' | 'maxLength'>;

/** Text of several lines, bound to the form by `name`; the value is a string. More than `maxLength` stays in it, for the schema to refuse. Renders a label and a `<textarea>`. */
export function TextArea(props: TextAreaProps) {
  return <TextAreaInput {...props} {...useFormField(props.name, '')} keepsExcess />;
}
