import { getIn, setNestedObjectValues, useFormik, type FormikTouched, type FormikValues } from 'formik';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { notify, type Notice } from '../../feedback/notify';
import { goToField, type SummaryEntry } from '../../fields/ErrorSummary/ErrorSummary';
import type { FormProps } from './Form';
import { fieldErrorsOf, flattenErrors, mayBeRetried, reasonOf, type FieldError } from './errors';
import { fieldId, type FormState } from './FormState';
import { trapped } from './Trap';
import { useDraft } from './useDraft';

/** For a form that names no failure of its own. */
const plainFailure: Notice = { title: 'Not sent', message: 'Check your connection and try again.' };

/** Why a form was not sent, for the word above its button. */
interface Failure extends Notice {
  reason?: string;
  /** Whether sending the same again may help. */
  retry: boolean;
}

/** The life of a form: idle, validating, sending, then cleared or still filled in with a word about why (spec/site.md §4). */
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
    // Formik's own submit does not guard against a second press nor keep a rejection, so it is not used.
    onSubmit: () => {},
  });

  const draft = useDraft({ draftKey: validates ? draftKey : undefined, prefill, formId, form, formik });

  useEffect(() => onDirtyChange?.(formik.dirty), [formik.dirty, onDirtyChange]);

  // One answer to mend: the way from the summary, which has taken the focus, to its field is spared.
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
    setFailure({ ...(notice ?? plainFailure), reason: reasonOf(rejection), retry: mayBeRetried(rejection) });
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
      await deliver(values, { trap: trapped(form.current), elapsed: Math.round(performance.now() - shownAt.current) });
    } catch (rejection) {
      showFailure(rejection);
      return;
    } finally {
      setBusy(false);
    }
    for (const shown of failureNotices.current.splice(0)) void shown.then((takeAway) => takeAway());
    formik.resetForm();
    if (renderSent) setSent(values);
    // The panel takes the focus and is read out.
    if (successNotice)
      void notify.success(successNotice.title, successNotice.message, { silent: renderSent !== undefined });
    onDone?.(values);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // A form inside this one's React tree, in a dialog for example, is not this one.
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

  /** Sends again. The button that does it goes with the failure, so the focus moves to the one that sends. */
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

/** As the person meets the fields on the page; a message without a field of its own comes last, without a link. */
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
