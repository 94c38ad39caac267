import type { FormikValues, useFormik } from 'formik';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { fitting, readDraft, removeDraft, writeDraft } from './draftStorage';
import { fieldId } from './FormState';

export interface DraftOptions<Values extends FormikValues> {
  /** Without it nothing is kept. */
  draftKey?: string;
  prefill?: Partial<Values>;
  formId: string;
  form: RefObject<HTMLFormElement | null>;
  formik: ReturnType<typeof useFormik<Values>>;
}

/**
 * Fills a form with what is known before the person types: what this tab keeps, what the address says. Then keeps what is typed in the tab until it is sent or cleared; never a password.
 */
export function useDraft<Values extends FormikValues>({
  draftKey,
  prefill = {},
  formId,
  form,
  formik,
}: DraftOptions<Values>) {
  const { values, dirty, initialValues } = formik;
  const asked = JSON.stringify(prefill);
  const applied = useRef<string | null>(null);
  const kept = useRef(false);
  const [cleared, setCleared] = useState<Values | null>(null);

  useEffect(() => {
    const first = applied.current === null;
    if (applied.current === asked) return;
    applied.current = asked;
    const draft = first && draftKey ? readDraft(draftKey) : null;
    kept.current ||= draft !== null;
    // A draft that was written under the same address knows better: the person may have changed their mind since.
    const fromAddress = draft?.prefill === asked ? {} : (JSON.parse(asked) as Partial<Values>);
    const known = {
      ...(first && draft ? fitting(draft.values, initialValues) : {}),
      ...fromAddress,
    };
    const names = Object.keys(known);
    if (names.length > 0) void formik.setValues((current) => ({ ...current, ...known }), false);
    // A link on the page has chosen an answer: the focus goes there, so that the choice is read out.
    const field = first ? null : document.getElementById(fieldId(formId, Object.keys(fromAddress)[0] ?? ''));
    field?.focus({ preventScroll: true });
  }, [asked, draftKey, form, formId, formik, initialValues]);

  useEffect(() => {
    if (!draftKey) return;
    if (dirty) {
      const secret = new Set(
        [...(form.current?.querySelectorAll<HTMLInputElement>('[type=password]') ?? [])].map(({ name }) => name),
      );
      const open = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.has(name)));
      writeDraft(draftKey, { values: open, prefill: asked });
      kept.current = true;
      setCleared(null);
    } else if (kept.current) removeDraft(draftKey);
  }, [asked, dirty, draftKey, form, values]);

  return {
    /** Whether there is something to clear. */
    hasDraft: Boolean(draftKey) && dirty,
    clear: () => {
      setCleared(values);
      formik.resetForm();
    },
    /** Brings back what was just cleared; undefined when there is nothing. */
    restore: cleared && !dirty ? () => void formik.setValues(cleared, false) : undefined,
  };
}
