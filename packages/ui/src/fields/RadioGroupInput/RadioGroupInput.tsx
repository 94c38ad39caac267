import * as choices from '../Field/choices.css';
import * as shell from '../Field/Field.css';
import { FieldGroup } from '../Field/FieldGroup';
import type { FieldOption } from '../Field/fieldOption';
import type { InputProps } from '../Field/inputProps';
import * as styles from './radios.css';

export const radioLayouts = ['list', 'row'] as const;

export interface RadioGroupInputProps extends InputProps<string> {
  /** Two to seven; for more use `SelectInput`. */
  options: readonly FieldOption[];
  /**
   * `list` stacks the options, for sentences; `row` joins short ones into a segmented control.
   * @default 'list'
   */
  layout?: (typeof radioLayouts)[number];
}

/** A controlled choice of one option of a few, all visible ('' before any). Renders a `<fieldset>` of radio buttons. */
export function RadioGroupInput({ options, layout = 'list', ...props }: RadioGroupInputProps) {
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
          checked={props.value === option.value}
          onChange={() => props.onChange(option.value)}
        />
      )}
    </FieldGroup>
  );
}
