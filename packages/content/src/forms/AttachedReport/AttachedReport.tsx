import { Button, Disclosure, Heading, Text } from '@advisor/ui';
import { CheckboxField, TextAreaField, useFormField, type FormFile } from '@advisor/ui/forms';
import { formatFileSize } from '@advisor/ui/text';
import { useEffect, useId, useRef } from 'react';
import { limits } from '../limits';
import { reportFields, type FormReport, type ReportFile } from '../report';
import * as styles from './AttachedReport.css';

export interface AttachedReportProps {
  /** The result of the tool: its title, a summary in plain text, and the file that is sent along. */
  report: FormReport;
  /** Called with the report when its summary is edited, and with `undefined` when it is removed. */
  onChange: (report: FormReport | undefined) => void;
}

const none: readonly FormFile[] = [];
const [consentField, summaryField] = reportFields;

// FORM-30
/**
 * The result of a tool in a form: what it is, a summary to edit, the report to read, and a consent, without which nothing of
 * it is sent. Use it inside a `Form` whose schema has the `reportFields`. Renders a `<section>`.
 */
export function AttachedReport({ report, onChange }: AttachedReportProps) {
  const id = useId();
  const consent = useFormField('sendReport', false);
  const summary = useFormField('reportSummary', '');
  const files = useFormField('report', none);
  const { file } = report;
  const isNew = files.value.length === 0;

  // At first, and after the form was cleared. The consent is the visitor's alone.
  const fill = () => {
    consent.onChange(false);
    summary.onChange(report.summary);
    files.onChange([formFileOf(file)]);
  };
  const latest = useRef({ fill, keep: onChange, report });
  useEffect(() => {
    latest.current = { fill, keep: onChange, report };
  });
  useEffect(() => {
    if (isNew) latest.current.fill();
  }, [isNew]);

  const edited = summary.value;
  useEffect(() => {
    const { keep, report: kept } = latest.current;
    if (!isNew && edited !== kept.summary) keep({ ...kept, summary: edited });
  }, [isNew, edited]);

  function remove() {
    consent.onChange(false);
    summary.onChange('');
    files.onChange(none);
    onChange(undefined);
  }

  return (
    <section aria-labelledby={id} className={styles.panel}>
      <Heading level={3} size="m" id={id}>{`Your result: ${report.title}`}</Heading>
      <Text size="s" color="textSoft">
        It is still in your browser. Nothing of it is sent unless you tick the box below.
      </Text>
      <TextAreaField
        name="reportSummary"
        label={summaryField!.label}
        hint="Change what you like. At most 2,000 characters."
        rows={8}
        maxLength={limits.summary}
      />
      <div id={files.id} tabIndex={-1}>
        <Disclosure summary={`Read the report: ${file.name} (${formatFileSize(sizeOf(file))})`}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
          <pre role="region" aria-label={file.name} tabIndex={0} className={styles.text}>
            {file.text}
          </pre>
        </Disclosure>
        {files.error ? <Text size="s">{files.error}</Text> : null}
      </div>
      <CheckboxField name="sendReport" label={consentField!.label} />
      <div>
        <Button variant="quiet" size="small" onClick={remove}>
          Remove my result
        </Button>
      </div>
    </section>
  );
}

const sizeOf = ({ text }: ReportFile) => new TextEncoder().encode(text).byteLength;

function formFileOf({ name, type, text }: ReportFile): FormFile {
  const bytes = new TextEncoder().encode(text);
  const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return { name, type, size: bytes.byteLength, data };
}
