import { NumberInput, type NumberInputProps } from '../../fields/NumberInput';
import { useFormField, type FieldProps } from '../Form/useFormField';

export type NumberFieldProps = FieldProps & Pick<NumberInputProps, 'min' | 'max' | 'step'>;

/**
 * A number field bound to the form by `name`. The value is a number, `null` when empty, or `NaN` for text that is not a
 * number, which a yup number rejects. Renders a label and an `<input role="spinbutton">`.
 */
export function NumberField(props: NumberFieldProps) {
  return <NumberInput {...props} {...useFormField<number | null>(props.name, null)} />;
}
