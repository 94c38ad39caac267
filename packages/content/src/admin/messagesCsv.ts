import { escapeFormulas, localDate, wellFormed } from '@advisor/ui/text';
import { answersOf, formTitleOf, mailStatusOf, type Message } from './message';

/**
 * The messages as CSV (RFC 4180), one to a row, for a spreadsheet: with a byte order mark, without which Excel takes
 * UTF-8 for something else, and with what would be read as a formula turned into text. The code that writes it is
 * fetched on the first call.
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
    Handled: message.handled_at ?? '',
  }));
  const data = rows.map((row) => columns.map((column) => escapeFormulas(row[column])));
  const table = Papa.unparse({ fields: [...columns], data }, { newline: '\r\n' });
  return `\uFEFF${wellFormed(table)}\r\n`;
}

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
  'Handled',
] as const;

/** The name of the file of an export: `messages-2026-11-21.csv`, with the day in the owner's time zone. */
export function messagesFileName(now: Date): string {
  return `messages-${localDate(now)}.csv`;
}
