import { wellFormed } from '@advisor/ui/text';
import { answersOf, formTitleOf, mailStatusOf, stateLabels, type Message } from './message';

/**
 * Messages as CSV (RFC 4180), one per row, for a spreadsheet: with a byte order mark, which Excel needs to detect
 * UTF-8, and with formulas escaped. The writer is loaded on the first call.
 */
export async function messagesCsv(messages: readonly Message[]): Promise<string> {
  const { default: Papa } = await import('papaparse');
  const rows = messages.map((message) => ({
    Reference: message.reference,
    Received: message.created_at,
    Form: formTitleOf(message),
    Name: message.name,
    Email: message.email,
    Company: message.company ?? '',
    Phone: message.phone ?? '',
    Message: message.message,
    Answers: answersOf(message)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
    Mail: mailStatusOf(message),
    Mailed: message.mailed_at ?? '',
    State: stateLabels[message.state],
    Due: message.due_on ?? '',
    Done: message.handled_at ?? '',
    Notes: (message.notes ?? []).map(({ created_at, author, text }) => `${created_at} ${author}: ${text}`).join('\n'),
  }));
  const table = Papa.unparse({ fields: columns, data: rows }, { escapeFormulae: formulaStart, newline: '\r\n' });
  return `\uFEFF${wellFormed(table)}\r\n`;
}

/**
 * The start of a formula in a spreadsheet, including full-width forms. Papa Parse's own pattern misses multi-line
 * texts.
 */
export const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

const columns = [
  'Reference',
  'Received',
  'Form',
  'Name',
  'Email',
  'Company',
  'Phone',
  'Message',
  'Answers',
  'Mail',
  'Mailed',
  'State',
  'Due',
  'Done',
  'Notes',
];

/** The messages with all their data, as JSON. */
export function messagesJson(messages: readonly Message[], now: Date): string {
  // JSON.stringify escapes lone surrogates, so the file is valid UTF-8.
  return `${JSON.stringify({ exportedAt: now.toISOString(), messages }, null, 2)}\n`;
}

/** The name of an export file: `messages-2026-11-21.csv`, dated in the owner's time zone. */
export function messagesFileName(now: Date, ending: 'csv' | 'json' = 'csv'): string {
  return `messages-${dayOf(now)}.${ending}`;
}

/** A date such as 2026-11-30, in the browser's time zone. */
export function dayOf(now: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}
