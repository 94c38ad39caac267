import { CheckboxGroupInput, type CheckboxGroupInputProps } from '../../fields/CheckboxGroupInput';
import { useFormField, type FieldProps } from '../Form/useFormField';

export type CheckboxGroupFieldProps = FieldProps & Pick<CheckboxGroupInputProps, 'options'>;

/** Checkboxes bound to the form by `name`; the value lists the checked options in their order. Renders a `<fieldset>`. */
export function CheckboxGroupField(props: CheckboxGroupFieldProps) {
  return <CheckboxGroupInput {...props} {...useFormField<readonly string[]>(props.name, noneChosen)} />;
}

const noneChosen: readonly string[] = [];
