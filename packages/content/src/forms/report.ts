import type { FieldDefinition } from '@advisor/ui/forms';
import { limits } from './limits';

// FORM-30
/** The result of a tool that a visitor may send along with a request. */
export interface FormReport {
  /** What it is: "Security assessment". */
  title: string;
  /** In plain text; the visitor can change it. */
  summary: string;
  file: ReportFile;
}

/** The whole result. */
export interface ReportFile {
  name: string;
  /** A media type: `text/markdown`, `text/csv` or `application/json`. */
  type: string;
  text: string;
}

/** The largest report, in bytes of UTF-8. */
export const maxReportBytes = 300_000;

const when = { field: 'sendReport', is: [true] } as const;

// FORM-30
/** What a form that takes a report asks besides its own fields, if there is one. Without the consent nothing of it is sent. */
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
