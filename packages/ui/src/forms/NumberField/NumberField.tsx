import { NumberInput, type NumberInputProps } from '../../fields/NumberInput';
import { useFormField, type FieldProps } from '../Form/useFormField';

export type NumberFieldProps = FieldProps & Pick<NumberInputProps, 'min' | 'max' | 'step'>;

/**
 * A number, bound to the form by `name`; the value is a number, `null` when empty, or `NaN`, which a yup number refuses,
 * for text that is no number. Renders a label and an `<input type="number">`.
 */
export function NumberField(props: NumberFieldProps) {
  return <NumberInput {...props} {...useFormField<number | null>(props.name, null)} />;
}
