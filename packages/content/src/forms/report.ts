import type { FieldDefinition } from '@advisor/ui/forms';
import { limits } from './limits';

// FORM-30
/** A tool's report that can be attached to a request. */
export interface FormReport {
  /** The title: "Security assessment". */
  title: string;
  /** Plain text, editable by the visitor. */
  summary: string;
  file: ReportFile;
}

/** The full report. */
export interface ReportFile {
  name: string;
  /** A media type: `text/markdown`, `text/csv` or `application/json`. */
  type: string;
  text: string;
}

/** The maximum size of a report, in bytes of UTF-8. */
export const maxReportBytes = 300_000;

const when = { field: 'sendReport', is: [true] } as const;

// FORM-30
/** Additional fields of a form with a report. Without consent nothing of it is sent. */
export const reportFields: readonly FieldDefinition[] = [
  { name: 'sendReport', label: 'Send this summary and the report with my request', type: 'consent' },
  {
    name: 'reportSummary',
    label: 'Summary of my result',
    type: 'text',
    multiline: true,
    maxLength: limits.summary,
    when,
  },
  {
    name: 'report',
    label: 'Report',
    type: 'file',
    required: 'the report',
    accept: ['markdown', 'csv', 'json'],
    maxBytes: maxReportBytes,
    when,
  },
];

export const reportFieldNames: readonly string[] = reportFields.map(({ name }) => name);
