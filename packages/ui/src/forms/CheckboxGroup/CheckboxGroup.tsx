import { Checkboxes, type CheckboxesProps } from '../../fields/Checkboxes';
import { useFormField, type FieldProps } from '../Form/useFormField';

export type CheckboxGroupProps = FieldProps & Pick<CheckboxesProps, 'options'>;

/** Checkboxes bound to the form by `name`; the value lists the checked options in their order. Renders a `<fieldset>`. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  return <Checkboxes {...props} {...useFormField<readonly string[]>(props.name, noneChosen)} />;
}

const noneChosen: readonly string[] = [];
