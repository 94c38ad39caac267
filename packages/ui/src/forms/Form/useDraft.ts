import type { FormikValues, useFormik } from 'formik';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { fitting, readDraft, removeDraft, textOf, writeDraft, type Attempt } from './draftStorage';
import { fieldId } from './FormState';
import { randomId } from './randomId';

export interface DraftOptions<Values extends FormikValues> {
  /** Without it, no draft is kept. */
  draftKey?: string;
  /** Names of values that are not kept. */
  notKept?: readonly string[];
  prefill?: Partial<Values>;
  formId: string;
  form: RefObject<HTMLFormElement | null>;
  formik: ReturnType<typeof useFormik<Values>>;
}

const nothing: readonly string[] = [];

/**
 * Fills a form with the draft of this tab and the values of the address, then keeps a draft until the form is sent or
 * cleared. Passwords are never kept, nor what is `notKept`.
 */
export function useDraft<Values extends FormikValues>({
  draftKey,
  notKept = nothing,
  prefill = {},
  formId,
  form,
  formik,
}: DraftOptions<Values>) {
  const { values, dirty, initialValues } = formik;
  const asked = JSON.stringify(prefill);
  const applied = useRef<string | null>(null);
  const kept = useRef(false);
  const attempt = useRef<Attempt | null>(null);
  const [cleared, setCleared] = useState<{ values: Values; attempt: Attempt | null } | null>(null);

  useEffect(() => {
    const first = applied.current === null;
    if (applied.current === asked) return;
    applied.current = asked;
    const draft = first && draftKey ? readDraft(draftKey) : null;
    attempt.current ??= draft?.attempt ?? null;
    // A draft from the same address wins: the person may have changed the value since.
    const fromAddress = draft?.prefill === asked ? {} : (JSON.parse(asked) as Partial<Values>);
    const known = {
      ...(first && draft ? fitting(draft.values, initialValues) : {}),
      ...fromAddress,
    };
    const names = Object.keys(known);
    if (names.length > 0) void formik.setValues((current) => ({ ...current, ...known }), false);
    // A link on the page has set a value: focus moves there, so that it is announced.
    const field = first ? null : document.getElementById(fieldId(formId, Object.keys(fromAddress)[0] ?? ''));
    field?.focus({ preventScroll: true });
  }, [asked, draftKey, form, formId, formik, initialValues]);

  const openOf = useCallback(
    (all: Values) => {
      const passwords = form.current?.querySelectorAll<HTMLInputElement>('[type=password]') ?? [];
      const secret = new Set([...notKept, ...Array.from(passwords, ({ name }) => name)]);
      return Object.fromEntries(Object.entries(all).filter(([name]) => !secret.has(name)));
    },
    [form, notKept],
  );

  const write = useCallback(() => {
    if (draftKey) writeDraft(draftKey, { values: openOf(values), prefill: asked, attempt: attempt.current });
  }, [asked, draftKey, openOf, values]);

  useEffect(() => {
    if (dirty) {
      write();
      kept.current = true;
      setCleared(null);
    } else if (kept.current) {
      kept.current = false;
      attempt.current = null;
      if (draftKey) removeDraft(draftKey);
    }
  }, [dirty, draftKey, write]);

  return {
    /** The id of what is sent now: the one before, if it was sent before and nobody knows what became of it. */
    idOfAttempt: (sent: Values) => {
      const values = textOf(openOf(sent));
      if (attempt.current?.values !== values) attempt.current = { id: randomId(), values };
      write();
      return attempt.current.id;
    },
    /** Whether there is a draft to clear. */
    hasDraft: Boolean(draftKey) && dirty,
    clear: () => {
      setCleared({ values, attempt: attempt.current });
      formik.resetForm({ isSubmitting: formik.isSubmitting });
    },
    /** Restores what was just cleared; undefined if nothing was. */
    restore:
      cleared && !dirty
        ? () => {
            attempt.current = cleared.attempt;
            void formik.setValues(cleared.values, false);
          }
        : undefined,
  };
}
