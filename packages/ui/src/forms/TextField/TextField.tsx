import { TextInput, type TextInputProps } from '../../fields/TextInput';
import { tidyText } from '../../text';
import { completeWebAddress } from '../definition/rules';
import { useFormField, type FieldProps } from '../Form/useFormField';

export type TextFieldProps = FieldProps &
  Pick<TextInputProps, 'type' | 'maxLength' | 'prefix' | 'autoComplete' | 'inputMode'>;

/**
 * A line of text, bound to the form by `name`; the value is a string. More than `maxLength` stays in it, for the schema
 * to refuse. A web address without https:// is completed when the field is left. Renders a label and an `<input>`.
 */
export function TextField(props: TextFieldProps) {
  const field = useFormField(props.name, '');

  function leave() {
    const whole = completeWebAddress(tidyText(field.value, 'code'));
    if (props.type === 'url' && !props.prefix && whole !== field.value) field.onChange(whole);
    field.onBlur();
  }

  return <TextInput {...props} {...field} onBlur={leave} keepsExcess />;
}
