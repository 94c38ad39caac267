import type { ReactNode } from 'react';
import { useText } from '../../language/LanguageContext';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import * as shell from './Field.css';
import { FieldError } from './FieldError';
import type { FieldOption } from './fieldOption';
import { useInputIds, whenLeft, type InputProps } from './inputProps';
import { RequiredMark } from './RequiredMark';

export interface FieldGroupProps extends Omit<InputProps<unknown>, 'value' | 'onChange' | 'name'> {
  options: readonly FieldOption[];
  /** Whether one option is chosen; else any number of them. */
  single: boolean;
  /** The class of the options. */
  className: string;
  optionClassName: string;
  /** The control of an option. The error summary links to the one that has the id. */
  children: (option: FieldOption, id: string | undefined, groupId: string) => ReactNode;
}

/** The shell of a question with several controls. Renders a `<fieldset>`. */
export function FieldGroup({ options, single, className, optionClassName, children, ...props }: FieldGroupProps) {
  const { label, hint, required, error, onBlur } = props;
  const mark = useText('(required)');
  const { id, hintId, errorId, description } = useInputIds(props);
  return (
    <fieldset
      className={shell.field}
      aria-describedby={description}
      {...(single
        ? { role: 'radiogroup', 'aria-invalid': error ? true : undefined, 'aria-required': required || undefined }
        : { 'data-required': required || undefined })}
      onBlur={whenLeft(onBlur)}
    >
      <legend className={shell.label}>
        <span>{label}</span>
        {/* ARIA has no required state for a group. */}
        {required ? <VisuallyHidden>{` ${mark}`}</VisuallyHidden> : null}
        {required ? <RequiredMark /> : null}
      </legend>
      {hint ? (
        <p id={hintId} className={shell.hint}>
          {hint}
        </p>
      ) : null}
      <div className={className}>
        {options.map((option, position) => (
          <label key={option.value} className={optionClassName}>
            {/* oxlint-disable-next-line translation/text-alone -- an input */}
            {children(option, position === 0 ? id : undefined, id)}
            <span>{option.label}</span>
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
