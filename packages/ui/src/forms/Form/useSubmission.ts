import { getIn, useFormik, type FormikHelpers, type FormikValues } from 'formik';
import { useEffect, useId, useLayoutEffect, useRef, type FormEvent } from 'react';
import { notify, type Notice } from '../../feedback/notify';
import { goToField, type SummaryEntry } from '../../fields/ErrorSummary/ErrorSummary';
import { fieldErrorsOf, flattenErrors, mayBeRetried, reasonOf, type FieldError } from './errors';
import type { FormProps } from './FormProps';
import { fieldId, type FormState } from './FormState';
import { takeHoneypot } from './Honeypot';
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

/** What became of the last attempt; Formik keeps it as `status`. */
interface Outcome<Values, Answer> {
  /** The errors of the fields, for the summary. */
  problems?: SummaryEntry[];
  failure?: Failure;
  refusals?: FormState['refusals'];
  /** The values that were sent, and the answer to them. */
  sent?: { values: Values; answer: Answer };
}

// FORM-2
/** The states of a form: idle, validating, sending, then cleared after a success or still filled in with an error. */
export function useSubmission<Values extends FormikValues, Answer>({
  initialValues,
  schema,
  onSubmit,
  successNotice,
  failureNotice,
  onDone,
  onDirtyChange,
  draftKey,
  notKept,
  prefill,
  renderSent,
}: FormProps<Values, Answer>) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  /** The number of the attempt that has not passed the validation. */
  const unchecked = useRef<number | null>(null);

  const validates = onSubmit !== undefined;
  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    validateOnBlur: validates,
    validateOnChange: validates,
    onSubmit: send,
  });
  const { dirty, errors, isSubmitting, isValidating, setStatus, submitCount } = formik;
  const { problems, failure, refusals, sent } = (formik.status ?? untried) as Outcome<Values, Answer>;

  const draft = useDraft({ draftKey: validates ? draftKey : undefined, notKept, prefill, formId, form, formik });

  useEffect(() => onDirtyChange?.(dirty), [dirty, onDirtyChange]);

  const latestOnDirtyChange = useRef(onDirtyChange);
  useEffect(() => void (latestOnDirtyChange.current = onDirtyChange), [onDirtyChange]);
  useEffect(() => () => latestOnDirtyChange.current?.(false), []);

  // Formik calls nothing after a submit that is not valid. The summary comes with the errors at the fields.
  useLayoutEffect(() => {
    if (isSubmitting || submitCount !== unchecked.current) return;
    unchecked.current = null;
    setStatus({ problems: inPageOrder(formId, flattenErrors(errors)) } satisfies Outcome<Values, Answer>);
  }, [errors, formId, isSubmitting, setStatus, submitCount]);

  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure && !problems) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, problems]);

  // A single error: focus goes straight on from the summary to the field.
  useEffect(() => {
    const [only, another] = problems ?? [];
    if (only?.fieldId && !another) goToField(form.current?.ownerDocument.getElementById(only.fieldId));
  }, [problems]);

  const returned = useRef(false);
  useEffect(() => {
    shownAt.current = performance.now();
    if (!sent && returned.current) form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    returned.current = sent !== undefined;
  }, [sent]);

  function submit(event: FormEvent<HTMLFormElement>) {
    if (onSubmit && !isSubmitting) {
      unchecked.current = submitCount + 1;
      setStatus(undefined);
      formik.handleSubmit(event);
      return;
    }
    event.preventDefault();
    // The submit of this form must not reach a form further up in the React tree, around a dialog for example.
    event.stopPropagation();
  }

  /** Called by Formik once everything is valid. */
  async function send(typed: Values, { resetForm }: FormikHelpers<Values>) {
    unchecked.current = null;
    const values: Values = schema.cast(typed, { assert: false });
    if (!onSubmit) return;
    let answer: Answer;
    try {
      const check = { trap: takeHoneypot(form.current), elapsed: Math.round(performance.now() - shownAt.current) };
      answer = await onSubmit(values, check, draft.idOfAttempt(values));
    } catch (rejection) {
      setStatus(outcomeOf(rejection, typed));
      return;
    }
    resetForm();
    if (renderSent) setStatus({ sent: { values, answer } } satisfies Outcome<Values, Answer>);
    // A notice would cover the panel, which takes the focus and says the same.
    if (successNotice && !(renderSent && form.current)) void notify.success(successNotice.title, successNotice.message);
    onDone?.(values);
  }

  function outcomeOf(rejection: unknown, typed: Values): Outcome<Values, Answer> {
    const isComplete = typeof failureNotice === 'function';
    const { title, message } = (isComplete ? failureNotice(rejection) : failureNotice) ?? plainFailure;
    const kept = isComplete ? undefined : 'Your text is kept.';
    const text = [message, reasonOf(rejection), kept].filter(Boolean).join(' ');
    // Of a form that is no longer there, after a change of the page for example.
    if (!form.current) void notify.error(title, message);
    const refused = fieldErrorsOf(rejection);
    return {
      failure: { title, text, retry: mayBeRetried(rejection) },
      ...(refused.length > 0 && {
        refusals: Object.fromEntries(
          refused.map(({ path, message }) => [path, { message, value: getIn(typed, path) }]),
        ),
        problems: inPageOrder(formId, refused),
      }),
    };
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
    outcome,
    submit,
    retry,
    // Not while validating, so that a form with errors is never said to be sent.
    busy: isSubmitting && !isValidating,
    problems,
    failure,
    refusals,
    draft,
    sent,
    startAgain: () => setStatus(undefined),
  };
}

const untried = {};

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
