import { useText } from '../../language/LanguageContext';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import * as shell from '../Field/Field.css';
import { FieldError } from '../Field/FieldError';
import type { FieldOption } from '../Field/fieldOption';
import { useInputIds, type InputProps } from '../Field/inputProps';
import { RequiredMark } from '../Field/RequiredMark';
import * as styles from '../Field/choices.css';

export interface CheckboxGroupInputProps extends Omit<InputProps<readonly string[]>, 'name'> {
  options: readonly FieldOption[];
}

/** Controlled checkboxes; the value lists the checked options in their order. Renders a `<fieldset>`. */
export function CheckboxGroupInput({ options, ...props }: CheckboxGroupInputProps) {
  const { label, hint, required, error, value, onChange, onBlur } = props;
  const mark = useText('(required)');
  const { id, hintId, errorId, description } = useInputIds(props);
  const chosen = new Set(value);

  function toggle(option: string, checked: boolean) {
    const next = new Set(chosen);
    if (checked) next.add(option);
    else next.delete(option);
    onChange(options.map((each) => each.value).filter((each) => next.has(each)));
  }

  return (
    <fieldset
      className={shell.field}
      aria-describedby={description}
      data-required={required || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      <legend className={shell.label}>
        {label}
        {/* ARIA has no required state for a group. */}
        {required ? <VisuallyHidden>{` ${mark}`}</VisuallyHidden> : null}
        {required ? <RequiredMark /> : null}
      </legend>
      {hint ? (
        <p id={hintId} className={shell.hint}>
          {hint}
        </p>
      ) : null}
      <div className={`${shell.answer} ${styles.options}`}>
        {options.map((option, position) => (
          <label key={option.value} className={styles.option}>
            <input
              // The error summary links to the first one.
              id={position === 0 ? id : undefined}
              type="checkbox"
              value={option.value}
              className={styles.checkbox}
              checked={chosen.has(option.value)}
              aria-invalid={error ? true : undefined}
              onChange={(event) => toggle(option.value, event.target.checked)}
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
