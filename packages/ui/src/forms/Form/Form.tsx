import { FormikProvider, type FormikValues } from 'formik';
import { useMemo } from 'react';
import { Button } from '../../actions/Button';
import { Alert } from '../../feedback/Alert';
import { Text } from '../../layout/Text';
import { ErrorSummary } from '../../fields/ErrorSummary';
import { DraftBar } from './DraftBar';
import * as styles from './Form.css';
import { FormStateContext } from './FormState';
import type { FormProps } from './FormProps';
import { Honeypot } from './Honeypot';
import { useSubmission } from './useSubmission';

/**
 * A form that validates each field on blur and the whole on submit, sends once, and keeps the values when sending fails.
 * The fields inside are bound by `name`. Renders a `<form>`.
 */
export function Form<Values extends FormikValues, Answer = unknown>(props: FormProps<Values, Answer>) {
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
  const { formik, formId, form, outcome, submit, retry, busy, problems, failure, refusals, draft, sent, startAgain } =
    useSubmission(props);
  const state = useMemo(() => ({ formId, refusals }), [formId, refusals]);
  if (sent && renderSent) return renderSent(sent.values, startAgain, sent.answer);
  return (
    <FormikProvider value={formik}>
      <FormStateContext.Provider value={state}>
        {/* Until scripts run, the method "dialog" keeps a submit from leaving the page or filling the address bar. */}
        <form ref={form} noValidate method="dialog" className={styles.form} aria-label={label} onSubmit={submit}>
          {onSubmit ? (
            <div className={styles.withoutScript} data-nosnippet>
              <Alert tone="warning" title="Sending needs JavaScript, which is switched off in this browser.">
                {withoutScript}
              </Alert>
            </div>
          ) : null}
          {problems ? <ErrorSummary key={formik.submitCount} errors={problems} /> : null}
          <div className={styles.requiredNote}>
            <Text size="xs" color="textSoft">
              Fields marked <span className={styles.mark}>*</span> are required.
            </Text>
          </div>
          {/* oxlint-disable-next-line translation/text-alone -- paragraphs and fields */}
          {children}
          {honeypot ? <Honeypot /> : null}
          <div ref={outcome} aria-live="polite" className={styles.outcome}>
            {failure ? (
              <Alert
                tone="danger"
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
