import { useText } from '../../language/LanguageContext';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import * as choices from '../Field/choices.css';
import * as shell from '../Field/Field.css';
import { FieldError } from '../Field/FieldError';
import type { FieldOption } from '../Field/fieldOption';
import { useInputIds, type InputProps } from '../Field/inputProps';
import { RequiredMark } from '../Field/RequiredMark';
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
  const { label, hint, required, error, value, onChange, onBlur } = props;
  const mark = useText('(required)');
  const { id, hintId, errorId, description } = useInputIds(props);
  return (
    <fieldset
      role="radiogroup"
      className={shell.field}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      aria-describedby={description}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      <legend className={shell.label}>
        {label}
        {required ? <VisuallyHidden>{` ${mark}`}</VisuallyHidden> : null}
        {required ? <RequiredMark /> : null}
      </legend>
      {hint ? (
        <p id={hintId} className={shell.hint}>
          {hint}
        </p>
      ) : null}
      <div className={layout === 'row' ? `${shell.answer} ${styles.row}` : shell.answer}>
        {options.map((option, position) => (
          <label key={option.value} className={layout === 'row' ? styles.segment : choices.option}>
            <input
              id={position === 0 ? id : undefined}
              type="radio"
              name={props.name ?? id}
              value={option.value}
              className={layout === 'row' ? styles.hidden : choices.checkbox}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error ? (
        <div className={shell.below}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      ) : null}
    </fieldset>
  );
}
