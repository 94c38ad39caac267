import { FormikProvider, type FormikValues } from 'formik';
import { useMemo, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { Button } from '../../actions/Button';
import { Alert } from '../../feedback/Alert';
import { Text } from '../../layout/Text';
import { notify, type Notice } from '../../feedback/notify';
import { ErrorSummary } from '../../fields/ErrorSummary';
import { DraftBar } from './DraftBar';
import * as styles from './Form.css';
import { FormStateContext } from './FormState';
import { Honeypot, type BotCheck } from './Honeypot';
import { useSubmission } from './useSubmission';

export interface FormProps<Values extends FormikValues> {
  /** The fields. */
  children: ReactNode;
  /** The values at first and after a success, one for each field: '' for text, `null` for a number, [] for checkboxes. */
  initialValues: Values;
  /** The validation. Its messages are shown as they are; see `messages`. */
  schema: AnyObjectSchema;
  /** The label of the button: "Send message". */
  submitLabel: string;
  /**
   * The label of the button while sending: "Sending…".
   * @default submitLabel
   */
  busyLabel?: string;
  // FORM-1
  /**
   * Called when everything is valid, with the values as the schema casts them (trimmed, for example).
   * After a rejection the values are kept. A rejection may have `fields`, a record from field name to message, shown at
   * the fields; `reason`, a sentence shown above the button; and `retry`, true if sending again may help, which adds a
   * "Try again" button.
   * Without it the form is inert: nothing is validated, sent or put into the address bar.
   */
  onSubmit?: (values: Values, check: BotCheck) => Promise<unknown>;
  /** The notice on success. */
  successNotice?: Notice;
  /**
   * The notice on failure, which is also shown above the button, there with "Your text is kept.". A function gets the
   * rejection and returns the complete notice.
   */
  failureNotice?: Notice | ((rejection: unknown) => Notice);
  /** Called after a success, once the form is cleared. */
  onDone?: (values: Values) => void;
  /** Called when the form starts or stops differing from its initial values: for an unsaved-changes guard. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Replaces the form after a success; see `SentPanel`. Without it the form is shown again, empty. */
  renderSent?: (values: Values, startAgain: () => void) => ReactNode;
  /**
   * The name under which a draft is kept in this tab, so that it survives a reload, with a button that clears it.
   * A success removes it. Passwords are never kept.
   */
  draftKey?: string;
  /** Values from elsewhere, such as the address. When they change, focus moves to the first of these fields. */
  prefill?: Partial<Values>;
  /**
   * Whether to add a honeypot, a hidden field that only bots fill in. `onSubmit` receives its value.
   * @default false
   */
  honeypot?: boolean;
  /** Shown above the fields if scripts are off: another way to reach you, as a link. */
  withoutScript?: ReactNode;
  /** Further buttons, after the submit button. */
  actions?: ReactNode;
  /** Names the form to screen readers and makes it a landmark. */
  label?: string;
}

/**
 * A form that validates each field on blur and the whole on submit, sends once, and keeps the values when sending fails.
 * The fields inside are bound by `name`. Renders a `<form>`.
 */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const {
    children,
    submitLabel,
    busyLabel = submitLabel,
    onSubmit,
    actions,
    label,
    honeypot = false,
    renderSent,
    withoutScript,
  } = props;
  const { formik, formId, form, submit, retry, busy, problems, failure, refusals, draft, sent, startAgain } =
    useSubmission(props);
  const state = useMemo(() => ({ formId, refusals }), [formId, refusals]);
  if (sent && renderSent) return renderSent(sent, startAgain);
  return (
    <FormikProvider value={formik}>
      <FormStateContext.Provider value={state}>
        {/* Until scripts run, the method "dialog" keeps a submit from leaving the page or filling the address bar. */}
        <form
          ref={form}
          noValidate
          method="dialog"
          className={styles.form}
          aria-label={label}
          onFocus={onSubmit && notify.prepare}
          onSubmit={submit}
        >
          {onSubmit ? (
            <div className={styles.withoutScript} data-nosnippet>
              <Alert tone="medium" title="Sending needs JavaScript, which is switched off in this browser.">
                {withoutScript}
              </Alert>
            </div>
          ) : null}
          {problems ? <ErrorSummary key={formik.submitCount} errors={problems} /> : null}
          <div className={styles.requiredNote}>
            <Text size="xs" tone="soft">
              Fields marked <span className={styles.mark}>*</span> are required.
            </Text>
          </div>
          {children}
          {honeypot ? <Honeypot /> : null}
          <div aria-live="polite" className={styles.outcome}>
            {failure ? (
              <Alert
                tone="critical"
                title={failure.title}
                action={
                  failure.retry ? (
                    <Button variant="secondary" size="small" onClick={retry}>
                      Try again
                    </Button>
                  ) : undefined
                }
              >
                {failure.text}
              </Alert>
            ) : null}
          </div>
          {/* Pressing the button must not blur a field first: a new error would move the button away from the pointer. */}
          <div className={styles.actions} onMouseDown={(event) => event.preventDefault()} role="presentation">
            <Button type="submit" busy={busy}>
              {busy ? busyLabel : submitLabel}
            </Button>
            {actions}
          </div>
          <DraftBar {...draft} />
        </form>
      </FormStateContext.Provider>
    </FormikProvider>
  );
}
