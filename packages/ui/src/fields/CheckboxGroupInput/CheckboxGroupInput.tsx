import * as shell from '../Field/Field.css';
import { FieldGroup } from '../Field/FieldGroup';
import type { FieldOption } from '../Field/fieldOption';
import { useHeld, type ControlProps, type HeldProps, type InputTexts } from '../Field/inputProps';
import * as styles from '../Field/choices.css';

export interface CheckboxGroupInputProps
  extends Omit<InputTexts, 'name'>, HeldProps<readonly string[]>, Pick<ControlProps<HTMLElement>, 'disabled'> {
  options: readonly FieldOption[];
}

/** Checkboxes; the value lists the checked options in their order. Renders a `<fieldset>`. */
export function CheckboxGroupInput({ options, ...props }: CheckboxGroupInputProps) {
  const [value, onChange] = useHeld<readonly string[]>(props, []);
  const chosen = new Set(value);

  function toggle(option: string, checked: boolean) {
    const next = new Set(chosen);
    if (checked) next.add(option);
    else next.delete(option);
    onChange(options.map((each) => each.value).filter((each) => next.has(each)));
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
