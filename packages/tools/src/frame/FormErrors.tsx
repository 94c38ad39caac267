import { ErrorSummary, type ErrorSummaryProps } from '@advisor/ui/fields';
import { useEffect, useRef } from 'react';

// TOOL-16
/**
 * The errors of an attempt, with a new `key` at each. The summary takes focus, or the field of a single error. Renders a
 * `<div>`.
 */
export function FormErrors({ errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [only, another] = errors;
    if (!only?.fieldId || another) return;
    // Not `document`: the form may be in a shadow root.
    (box.current?.getRootNode() as Document | ShadowRoot | undefined)?.getElementById(only.fieldId)?.focus();
  }, [errors]);
  return (
    <div ref={box}>
      <ErrorSummary errors={errors} />
    </div>
  );
}
