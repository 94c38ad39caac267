import * as choices from '../Field/choices.css';
import * as shell from '../Field/Field.css';
import { FieldGroup } from '../Field/FieldGroup';
import type { FieldOption } from '../Field/fieldOption';
import { useHeld, type ControlProps, type HeldProps, type InputTexts } from '../Field/inputProps';
import * as styles from './radios.css';

export const radioLayouts = ['list', 'row'] as const;

export interface RadioGroupInputProps
  extends InputTexts, HeldProps<string>, Pick<ControlProps<HTMLElement>, 'disabled'> {
  /** Two to seven; for more use `SelectInput`. */
  options: readonly FieldOption[];
  /**
   * `list` stacks the options, for sentences; `row` joins short ones into a segmented control.
   * @default 'list'
   */
  layout?: (typeof radioLayouts)[number];
}

/** A choice of one of a few visible options ('' for none). Renders a `<fieldset>` of radio buttons. */
export function RadioGroupInput({ options, layout = 'list', ...props }: RadioGroupInputProps) {
  const [value, onChange] = useHeld(props, '');
  const isRow = layout === 'row';
  return (
    <FieldGroup
      {...props}
      options={options}
      single
      className={isRow ? `${shell.answer} ${styles.row}` : shell.answer}
      optionClassName={isRow ? styles.segment : choices.option}
    >
      {(option, id, groupId) => (
        <input
          id={id}
          type="radio"
          name={props.name ?? groupId}
          value={option.value}
          className={isRow ? styles.hidden : choices.checkbox}
          checked={value === option.value}
          onChange={() => onChange(option.value)}
        />
      )}
    </FieldGroup>
  );
}
