import { TextInput, type TextInputProps } from '../../fields/TextInput';
import { completeWebAddress, tidyText } from '../../text';
import { useFormField, type FieldProps } from '../Form/useFormField';

export type TextFieldProps = FieldProps &
  Pick<TextInputProps, 'type' | 'maxLength' | 'prefix' | 'autoComplete' | 'inputMode'>;

/**
 * A single-line text field bound to the form by `name`; the value is a string. Text beyond `maxLength` is kept, for the
 * schema to reject. A web address without https:// is completed on blur. Renders a label and an `<input>`.
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
