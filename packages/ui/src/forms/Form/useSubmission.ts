import { getIn, setNestedObjectValues, useFormik, type FormikTouched, type FormikValues } from 'formik';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { notify, type Notice } from '../../feedback/notify';
import { goToField, type SummaryEntry } from '../../fields/ErrorSummary/ErrorSummary';
import { fieldErrorsOf, flattenErrors, mayBeRetried, reasonOf, type FieldError } from './errors';
import type { FormProps } from './FormProps';
import { fieldId, type FormState } from './FormState';
import { readHoneypot } from './Honeypot';
import { useDraft } from './useDraft';

/** For forms without a `failureNotice`. */
const plainFailure: Notice = { title: 'Not sent', message: 'Check your connection and try again.' };

/** Why a form was not sent, as shown above its button. */
interface Failure {
  title: string;
  text: string;
  /** Whether sending again may help. */
  retry: boolean;
}

// FORM-2
/** The states of a form: idle, validating, sending, then cleared after a success or still filled in with an error. */
export function useSubmission<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  successNotice,
  failureNotice,
  onDone,
  onDirtyChange,
  draftKey,
  prefill,
  renderSent,
}: FormProps<Values>) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const underWay = useRef(false);
  const attempts = useRef(0);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<{ attempt: number; errors: SummaryEntry[] } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const failureNotices = useRef<Promise<() => void>[]>([]);
  const [refusals, setRefusals] = useState<FormState['refusals']>({});
  const [sent, setSent] = useState<Values | null>(null);

  const validates = onSubmit !== undefined;
  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    validateOnBlur: validates,
    validateOnChange: validates,
    // Unused: Formik's own submit neither ignores a second press nor keeps a rejection.
    onSubmit: () => {},
  });

  const draft = useDraft({ draftKey: validates ? draftKey : undefined, prefill, formId, form, formik });

  useEffect(() => onDirtyChange?.(formik.dirty), [formik.dirty, onDirtyChange]);

  // A single error: focus goes straight on from the summary to the field.
  useEffect(() => {
    const [only, another] = problems?.errors ?? [];
    if (only?.fieldId && !another) goToField(form.current?.ownerDocument.getElementById(only.fieldId));
  }, [problems]);

  const returned = useRef(false);
  useEffect(() => {
    shownAt.current = performance.now();
    if (sent === null && returned.current) form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    returned.current = sent !== null;
  }, [sent]);

  function showProblems(errors: FieldError[]) {
    attempts.current += 1;
    setProblems({ attempt: attempts.current, errors: inPageOrder(formId, errors) });
  }

  function showFailure(rejection: unknown) {
    const notice = typeof failureNotice === 'function' ? failureNotice(rejection) : failureNotice;
    const { title, message } = notice ?? plainFailure;
    const kept = typeof failureNotice === 'function' ? undefined : 'Your text is kept.';
    const text = [message, reasonOf(rejection), kept].filter(Boolean).join(' ');
    setFailure({ title, text, retry: mayBeRetried(rejection) });
    if (notice) failureNotices.current.push(notify.error(notice.title, notice.message));
    const refused = fieldErrorsOf(rejection);
    if (refused.length === 0) return;
    setRefusals(
      Object.fromEntries(refused.map(({ path, message }) => [path, { message, value: getIn(formik.values, path) }])),
    );
    showProblems(refused);
  }

  async function send(deliver: NonNullable<typeof onSubmit>) {
    const errors = flattenErrors(await formik.validateForm());
    if (errors.length > 0) {
      await formik.setTouched(setNestedObjectValues<FormikTouched<Values>>(formik.values, true), false);
      showProblems(errors);
      return;
    }
    const values: Values = schema.cast(formik.values, { assert: false });
    setBusy(true);
    try {
      await deliver(values, {
        trap: readHoneypot(form.current),
        elapsed: Math.round(performance.now() - shownAt.current),
      });
    } catch (rejection) {
      showFailure(rejection);
      return;
    } finally {
      setBusy(false);
    }
    for (const shown of failureNotices.current.splice(0)) void shown.then((takeAway) => takeAway());
    formik.resetForm();
    if (renderSent) setSent(values);
    // The panel takes focus, so it is announced already.
    if (successNotice)
      void notify.success(successNotice.title, successNotice.message, { silent: renderSent !== undefined });
    onDone?.(values);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The submit of this form must not reach a form further up in the React tree, around a dialog for example.
    event.stopPropagation();
    if (!onSubmit || underWay.current) return;
    underWay.current = true;
    setProblems(null);
    setFailure(null);
    setRefusals({});
    try {
      await send(onSubmit);
    } finally {
      underWay.current = false;
    }
  }

  function clear() {
    setProblems(null);
    setFailure(null);
    draft.clear();
  }

  /** Sends again. "Try again" disappears with the failure, so focus moves to the submit button. */
  function retry() {
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    form.current?.requestSubmit();
  }

  return {
    formik,
    formId,
    form,
    submit,
    retry,
    busy,
    problems,
    failure,
    refusals,
    draft: { ...draft, clear },
    sent,
    startAgain: () => setSent(null),
  };
}

/** Sorts errors by the order of the fields on the page; those without a field come last, without a link. */
function inPageOrder(formId: string, errors: FieldError[]): SummaryEntry[] {
  const found = errors.map(({ path, message }) => {
    const field = document.getElementById(fieldId(formId, path));
    return { message, field };
  });
  return found
    .toSorted((a, b) => {
      if (!a.field || !b.field) return Number(!a.field) - Number(!b.field);
      return a.field.compareDocumentPosition(b.field) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    })
    .map(({ message, field }) => ({ message, fieldId: field?.id }));
}
