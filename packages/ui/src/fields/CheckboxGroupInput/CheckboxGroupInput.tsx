import * as shell from '../Field/Field.css';
import { FieldGroup } from '../Field/FieldGroup';
import type { FieldOption } from '../Field/fieldOption';
import type { InputProps } from '../Field/inputProps';
import * as styles from '../Field/choices.css';

export interface CheckboxGroupInputProps extends Omit<InputProps<readonly string[]>, 'name'> {
  /** What can be checked, in this order: each a visible label and the value that is reported. */
  options: readonly FieldOption[];
}

/** Controlled checkboxes; the value lists the checked options in their order. Renders a `<fieldset>`. */
export function CheckboxGroupInput({ options, ...props }: CheckboxGroupInputProps) {
  const chosen = new Set(props.value);

  function toggle(option: string, checked: boolean) {
    const next = new Set(chosen);
    if (checked) next.add(option);
    else next.delete(option);
    props.onChange(options.map((each) => each.value).filter((each) => next.has(each)));
  }

  return (
    <FieldGroup
      {...props}
      options={options}
      single={false}
      className={`${shell.answer} ${styles.options}`}
      optionClassName={styles.option}
    >
      {(option, id) => (
        <input
          id={id}
          type="checkbox"
          value={option.value}
          className={styles.checkbox}
          checked={chosen.has(option.value)}
          aria-invalid={props.error ? true : undefined}
          onChange={(event) => toggle(option.value, event.target.checked)}
        />
      )}
    </FieldGroup>
  );
}
