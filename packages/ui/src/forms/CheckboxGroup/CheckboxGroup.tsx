import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { FieldError } from '../Field/FieldError';
import * as shell from '../Field/Field.css';
import type { FieldOption } from '../Field/fieldOption';
import { RequiredMark } from '../Field/RequiredMark';
import { describedBy, useFormField, type FieldProps } from '../Field/useFormField';
import * as styles from './CheckboxGroup.css';

export interface CheckboxGroupProps extends FieldProps {
  options: readonly FieldOption[];
}

/** Any number of answers, bound to the form by `name`; the value is a list of the options' values, in their order. Renders a `<fieldset>`. */
export function CheckboxGroup({ options, ...props }: CheckboxGroupProps) {
  const { label, hint, required } = props;
  const { id, value, setValue, leave, error, hintId, errorId } = useFormField<readonly string[]>(props);
  const chosen = new Set(value);

  function toggle(option: string, checked: boolean) {
    const next = new Set(chosen);
    if (checked) next.add(option);
    else next.delete(option);
    setValue(options.map((each) => each.value).filter((each) => next.has(each)));
  }

  return (
    <fieldset
      className={shell.field}
      aria-describedby={describedBy(hintId, error && errorId)}
      data-required={required || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave();
      }}
    >
      <legend className={shell.label}>
        {label}
        {/* A group has no state of its own that says so. */}
        {required ? <VisuallyHidden> (required)</VisuallyHidden> : null}
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
              // The error summary leads to the first one.
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
