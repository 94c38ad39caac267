import type { SummaryEntry, TextInputProps } from '@advisor/ui/fields';
import { useId, useState } from 'react';

/** The props of the input of one field, beside its label. */
export interface DraftField<Value> {
  id: string;
  name: string;
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
}

/** The state of a short form in a dialog, validated by the engine. */
export interface DraftForm<Draft extends object> {
  draft: Draft;
  /** Whether anything differs from the initial values. */
  isDirty: boolean;
  field: <Name extends keyof Draft & string>(name: Name) => DraftField<Draft[Name]>;
  // TOOL-16
  /** `field` for a text with a limit, which keeps what is too long. */
  text: <Name extends keyof Draft & string>(
    name: Name,
  ) => DraftField<Draft[Name]> & Pick<TextInputProps, 'maxLength' | 'keepsExcess'>;
  /** The messages for `ErrorSummary`, and its key, which changes with each failed attempt. */
  summary?: { key: number; errors: SummaryEntry[] };
  /** Calls `onValid` if the draft is valid, otherwise shows the errors; returns whether it is valid. */
  submit: (onValid: (draft: Draft) => void) => boolean;
}

/**
 * Holds a draft and shows its errors from the first attempt on, each until its field is fixed.
 *
 * @param limits the maximum length of each `text`, in characters
 */
export function useDraftForm<Draft extends object>(
  initial: Draft,
  validate: (draft: Draft) => Partial<Record<keyof Draft, string>>,
  limits: Partial<Record<keyof NoInfer<Draft>, number>> = {},
): DraftForm<Draft> {
  const formId = useId();
  const [begun] = useState(initial);
  const [draft, setDraft] = useState(begun);
  const [attempts, setAttempts] = useState(0);
  const [listed, setListed] = useState<SummaryEntry[]>([]);
  const errors: Partial<Record<keyof Draft, string>> = attempts > 0 ? validate(draft) : {};
  const field: DraftForm<Draft>['field'] = (name) => ({
    id: `${formId}-${name}`,
    name,
    value: draft[name],
    error: errors[name],
    onChange: (value) => setDraft((before) => ({ ...before, [name]: value })),
  });
  return {
    draft,
    isDirty: (Object.keys(draft) as (keyof Draft)[]).some((name) => draft[name] !== begun[name]),
    field,
    text: (name) => ({ ...field(name), maxLength: limits[name], keepsExcess: true }),
    ...(listed.length > 0 && { summary: { key: attempts, errors: listed } }),
    submit: (onValid) => {
      const found = validate(draft);
      const wrong = (Object.keys(found) as (keyof Draft & string)[]).filter((name) => found[name] !== undefined);
      // In the order of the fields, which is the draft's.
      const order = Object.keys(draft);
      const entries = wrong
        .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
        .map((name) => ({ message: found[name] ?? '', fieldId: `${formId}-${name}` }));
      setAttempts(attempts + 1);
      setListed(entries);
      if (entries.length === 0) onValid(draft);
      return entries.length === 0;
    },
  };
}
