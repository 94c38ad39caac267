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
import { Trap, type BotCheck } from './Trap';
import { useSubmission } from './useSubmission';

export interface FormProps<Values extends FormikValues> {
  /** The fields. */
  children: ReactNode;
  /** What the fields hold at first and after a success, one entry for each field: '' for text, `null` for a number, [] for checkboxes. */
  initialValues: Values;
  /** The rules. Their messages are shown as they are; see `messages`. */
  schema: AnyObjectSchema;
  /** What the button does: "Send message". */
  submitLabel: string;
  /**
   * What the button reads while sending: "Sending…".
   * @default submitLabel
   */
  busyLabel?: string;
  /**
   * Called when everything is valid, with the values as the schema casts them (trimmed, for example).
   * A rejection keeps what was typed; its `fields`, a record from name to message, is shown at the fields, its
   * `reason`, a sentence, above the button; with its `retry`, true where sending the same again may help, a button for
   * that stands there too.
   * Without it the form is inert: nothing is validated, sent or put into the address bar (spec/site.md §2).
   */
  onSubmit?: (values: Values, check: BotCheck) => Promise<unknown>;
  /** Raised when sending succeeded. */
  successNotice?: Notice;
  /** Raised when sending failed, and shown above the button; a function gets what was rejected with. */
  failureNotice?: Notice | ((rejection: unknown) => Notice);
  /** Called after a success, when the form is cleared. */
  onDone?: (values: Values) => void;
  /** Called when the form comes to differ from its initial values, or no longer does: for an unsaved-changes guard. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Takes the place of the form after a success; see `SentPanel`. Without it the form stands there again, empty. */
  renderSent?: (values: Values, startAgain: () => void) => ReactNode;
  /**
   * Keeps what is typed in this tab under this name, so that it survives a reload, with a button that clears it.
   * It is gone after a success. A password is never kept.
   */
  draftKey?: string;
  /** Answers that come from elsewhere, the address for example. When they change, the first one's field takes the focus. */
  prefill?: Partial<Values>;
  /**
   * Whether a field that only bots fill in is added; `onSubmit` is told what stands in it.
   * @default false
   */
  trapsBots?: boolean;
  /** What a person can do where scripts are switched off: another way to reach you, as a link. Stands above the fields. */
  withoutScript?: ReactNode;
  /** Further buttons, after the one that submits. */
  actions?: ReactNode;
  /** Names the form to screen readers and makes it a landmark. */
  label?: string;
}

/**
 * A form that validates at the field when the person leaves it and as a whole on submit, sends once, and loses
 * nothing when sending fails. The fields inside are bound by their `name`. Renders a `<form>`.
 */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const {
    children,
    submitLabel,
    busyLabel = submitLabel,
    onSubmit,
    actions,
    label,
    trapsBots = false,
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
          {problems ? <ErrorSummary key={problems.attempt} errors={problems.errors} /> : null}
          <div className={styles.requiredNote}>
            <Text size="xs" tone="soft">
              Fields marked <span className={styles.mark}>*</span> are required.
            </Text>
          </div>
          {children}
          {trapsBots ? <Trap /> : null}
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
                {[failure.message, failure.reason, 'What you typed is still here.'].filter(Boolean).join(' ')}
              </Alert>
            ) : null}
          </div>
          {/* A press must not first blur a field: the message it brings up would move the button from under the pointer. */}
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
